/** The time left, as text. */
import type { ClockInfo } from "../wire/generated/core";

export function clockText(clock: ClockInfo, seat: number, left: number, since: number): string {
  if (clock.rules.kind === "none") return "";
  const now = Math.max(0, clock.running === seat ? left - since : left);
  const seconds = Math.ceil(now / 1000);
  const hours = Math.floor(seconds / 3600);
  const two = (n: number) => String(n).padStart(2, "0");
  if (hours >= 48) return `${Math.floor(hours / 24)} d`;
  if (hours) return `${hours}:${two(Math.floor((seconds % 3600) / 60))}:${two(seconds % 60)}`;
  return `${Math.floor(seconds / 60)}:${two(seconds % 60)}`;
}
