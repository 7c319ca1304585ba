/** The server sends an invitation link only once, so this browser stores the links it created. */
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
