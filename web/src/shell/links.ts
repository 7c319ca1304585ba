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
  const kept = all();
  const others = (kept[table] ?? []).filter((old) => !links.some((link) => link.seat === old.seat));
  sessionStorage.setItem(KEPT, JSON.stringify({ ...kept, [table]: [...others, ...links] }));
}

export function keptLink(table: string, seat: number): InviteLink | undefined {
  return all()[table]?.find((link) => link.seat === seat);
}
