/** What went wrong, as a sentence for whoever reads the page. */
import type { Msg } from "../wire/generated/core";
import { RefusedError } from "../wire/http";
import { t } from "./words.svelte";

/** In the reader's language; what the house says about a text that it cannot read is English, and marked so. */
export function refusal(said: Msg, detail = ""): string {
  const words = t(said.key, said.args);
  return detail ? `${words} ${t("web-detail", { detail })}` : words;
}

export function sentence(error: unknown): string {
  if (error instanceof RefusedError) return refusal(error.said, error.detail);
  console.error(error); // a page that could not be fetched, or a mistake of ours
  return t("web-no-server");
}
