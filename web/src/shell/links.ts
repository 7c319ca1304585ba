/** Links to seats are told once, so this browser remembers the ones it made until they are used. */
import type { InviteLink } from "../wire/generated/core";

const KEPT = "triforium.invites";

function all(): Record<string, InviteLink[]> {
  try {
    return JSON.parse(sessionStorage.getItem(KEPT) ?? "{}") as Record<string, InviteLink[]>;
  } catch {
    return {};
  }
}

export function keepLinks(table: string, links: InviteLink[]): void {
  sessionStorage.setItem(KEPT, JSON.stringify({ ...all(), [table]: links }));
}

export function keptLink(table: string, seat: number): InviteLink | undefined {
  return all()[table]?.find((link) => link.seat === seat);
}
