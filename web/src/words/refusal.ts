/** What went wrong, as a sentence for whoever reads the page. */
import type { Msg } from "../wire/generated/core";
import { RefusedError } from "../wire/http";
import { t } from "./words.svelte";

const PASSING = ["no-server", "store", "our-mistake", "too-fast", "too-many"];

/** In the reader's language; what the house says about a text that it cannot read is English, and marked so. */
export function refusal(said: Msg, detail = ""): string {
  const words = t(said.key, said.args);
  return detail ? `${words} ${t("web-detail", { detail: detail.charAt(0).toUpperCase() + detail.slice(1) })}` : words;
}

/** Is it worth trying again: did the house not answer, or only not now? */
export const passes = (code: string): boolean => PASSING.includes(code);
export const mayPass = (error: unknown): boolean => !(error instanceof RefusedError) || passes(error.code);

export function sentence(error: unknown): string {
  if (error instanceof RefusedError) return refusal(error.said, error.detail);
  console.error(error); // a page that could not be fetched, or a mistake of ours
  return t("web-no-server");
}
