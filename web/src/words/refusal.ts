/** Errors as sentences for the user. */
import { NO_ANSWER } from "../edition";
import type { Msg } from "../wire/generated/core";
import { RefusedError } from "../wire/http";
import { t } from "./words.svelte";

const TEMPORARY = ["no-server", "store", "our-mistake", "too-fast", "too-many"];

/** A refusal in the user's language; details about unreadable text are in English, and marked so. */
export function refusal(said: Msg, detail = ""): string {
  const words = t(said.key, said.args);
  return detail ? `${words} ${t("web-detail", { detail: detail.charAt(0).toUpperCase() + detail.slice(1) })}` : words;
}

/** Is the error temporary, so that trying again may help? */
export const isTemporary = (code: string): boolean => TEMPORARY.includes(code);
export const mayBeTemporary = (error: unknown): boolean => !(error instanceof RefusedError) || isTemporary(error.code);

export function sentence(error: unknown): string {
  if (error instanceof RefusedError) return refusal(error.said, error.detail);
  console.error(error); // a chunk that could not be loaded, or a bug
  return t(NO_ANSWER);
}
