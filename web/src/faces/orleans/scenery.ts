/** Trees, huts, towns and what else stands in the valley. */
import { line, PEN, shape } from "./pen";

export const tree = (k: number, c = "var(--orl-green-57)"): string =>
  `<g transform="scale(${k})"><path d="M0 0V-6" stroke="var(--orl-brown-41)" stroke-width="2.4"/>
    <path d="M0 -22C-5 -20 -9 -14 -8 -9C-7 -4 7 -4 8 -9C9 -14 5 -20 0 -22Z" fill="${c}" stroke="var(--orl-green-39)" stroke-width="1.2"/>
    <path d="M-3 -17C-6 -14 -6 -10 -4 -8" fill="none" stroke="var(--orl-olive-88)" stroke-width="1.4" stroke-linecap="round"/></g>`;
export const fir = (k: number, c = "var(--orl-green-49)"): string =>
  `<g transform="scale(${k})"><path d="M0 0V-5" stroke="var(--orl-brown-41)" stroke-width="2.2"/>
    <path d="M0 -26L7 -13H4L9 -4H-9L-4 -13H-7Z" fill="${c}" stroke="var(--orl-green-33)" stroke-width="1.2" stroke-linejoin="round"/></g>`;
const hut = (x: number, y: number, w: number, h: number, roof: string): string =>
  shape(`M${x} ${y}V${y - h}H${x + w}V${y}Z`, "var(--orl-cream-97)", 1.2) +
  shape(`M${x - 2} ${y - h}L${x + w / 2} ${y - h - w * 0.6}L${x + w + 2} ${y - h}Z`, roof, 1.2) +
  `<path d="M${x + w / 2 - 1.6} ${y}v-5h3.2v5z" fill="var(--orl-brown-37)"/>`;
const spire = (x: number, y: number, w: number, h: number, roof: string): string =>
  shape(`M${x} ${y}V${y - h}H${x + w}V${y}Z`, "var(--orl-cream-92b)", 1.2) +
  shape(`M${x - 1.6} ${y - h}L${x + w / 2} ${y - h - w * 1.8}L${x + w + 1.6} ${y - h}Z`, roof, 1.2) +
  `<path d="M${x + w / 2} ${y - h + 9}v-5" stroke="var(--orl-blue-43)" stroke-width="2.4" stroke-linecap="round"/>`;
const RD = "var(--orl-red-60)",
  BL = "var(--orl-blue-62)";
/** Little views by place, each of its own outline. */
const TOWNS: Record<string, () => string> = {
  // little views, each of its own outline
  ORL: () =>
    spire(-34, 6, 12, 22, BL) +
    hut(-22, 6, 15, 12, RD) +
    shape("M-9 6V-18L-4 -26L1 -18H7L12 -26L17 -18V6Z", "var(--orl-cream-97)", 1.4) +
    shape("M0 -18L4 -38L8 -18Z", "var(--orl-blue-72)", 1.2) +
    '<circle cx="4" cy="-9" r="3.4" fill="var(--orl-red-56)" stroke="var(--orl-ink-24)"/>' +
    hut(17, 6, 14, 13, BL) +
    spire(29, 6, 10, 18, RD) +
    shape(
      "M-42 14V2H-36V5H-30V2H-24V5H-18V2H-12V5H-6V2H0V5H6V2H12V5H18V2H24V5H30V2H36V5H42V14Z",
      "var(--orl-tan-86)",
      1.3,
    ) +
    shape("M-5 14V9Q0 4 5 9V14Z", "var(--orl-brown-37)", 1),
  CHA: () =>
    hut(-22, 6, 14, 11, RD) +
    spire(-8, 6, 9, 20, BL) +
    spire(4, 6, 9, 24, "var(--orl-green-67)") +
    hut(13, 6, 13, 10, BL),
  MON: () => hut(-20, 6, 13, 11, BL) + spire(-6, 6, 11, 17, RD) + hut(6, 6, 15, 12, RD),
  VEN: () =>
    hut(-20, 6, 14, 10, RD) +
    shape("M-5 6V-14H9V6Z", "var(--orl-tan-86)", 1.2) +
    line("M-5 -14v-4h4v4h3v-4h4v4h3v-4", 1.2) +
    hut(10, 6, 12, 10, BL),
  BLO: () =>
    hut(-26, 6, 14, 11, BL) +
    spire(-12, 6, 9, 16, BL) +
    shape("M-2 6V-14H18V6Z", "var(--orl-cream-97)", 1.2) +
    shape("M-4 -14L2 -26H14L20 -14Z", BL, 1.2) +
    line("M3 -4v-5M8 -4v-5M13 -4v-5", 2.2, "var(--orl-blue-43)") +
    hut(19, 6, 10, 9, RD),
  BRI: () => hut(-20, 6, 13, 12, RD) + hut(-6, 6, 13, 15, BL) + spire(8, 6, 9, 18, RD),
  LEM: () => hut(-20, 6, 15, 11, RD) + spire(-4, 6, 9, 16, RD) + hut(6, 6, 14, 12, BL),
  TOU: () => spire(-24, 6, 10, 20, BL) + hut(-14, 6, 14, 12, RD) + spire(1, 6, 10, 22, BL) + hut(12, 6, 13, 11, RD),
  SAN: () =>
    shape("M-28 10C-16 -8 16 -10 28 10Z", "var(--orl-green-72)", 1.2) +
    hut(-13, 0, 12, 10, RD) +
    spire(0, -1, 10, 15, BL),
  LOC: () =>
    shape("M-8 6V-20H8V6Z", "var(--orl-tan-86)", 1.3) +
    line("M-8 -20v-5h4v4h3v-4h4v4h3v-4h2v5", 1.3) +
    '<path d="M0 -8v-5" stroke="var(--orl-blue-43)" stroke-width="2.6"/>' +
    hut(-22, 6, 13, 10, RD) +
    hut(9, 6, 13, 10, BL),
  BOU: () =>
    hut(-26, 6, 13, 11, RD) +
    spire(-12, 6, 10, 20, BL) +
    shape("M-2 6V-12L5 -22L12 -12V6Z", "var(--orl-cream-97)", 1.2) +
    '<circle cx="5" cy="-9" r="2.8" fill="var(--orl-blue-56)" stroke="var(--orl-ink-24)"/>' +
    spire(12, 6, 9, 17, BL),
  CHX: () =>
    hut(-24, 6, 13, 11, RD) +
    shape("M-9 6V-15H9V6Z", "var(--orl-cream-97)", 1.2) +
    shape("M-11 -15L-6 -25H6L11 -15Z", BL, 1.2) +
    spire(-15, 6, 8, 19, BL) +
    spire(8, 6, 8, 19, BL) +
    hut(16, 6, 12, 10, RD),
};
export const town = (key: string): string => (TOWNS[key] ?? TOWNS.MON!)();

export const hill = (): string =>
  `<path d="M-34 10C-26 -14 -8 -16 -2 0C4 -20 24 -18 34 10Z" fill="var(--orl-green-78)" stroke="var(--orl-green-61)" stroke-width="1.2"/>
    <path d="M-24 4C-20 -4 -14 -7 -10 -6M8 -4C12 -10 18 -10 22 -5" fill="none" stroke="var(--orl-olive-91)" stroke-width="1.8" stroke-linecap="round"/>`;
export const sheep = (): string =>
  line("M-4 4V8M4 4V8", 1.6) +
  shape("M-8 2C-10 -4 -4 -7 0 -6C5 -8 10 -3 8 2C6 6 -6 6 -8 2Z", "var(--orl-white)", 1.2) +
  shape("M7 -4C11 -6 13 -2 11 1C9 2 7 0 7 -4Z", "var(--orl-ink-36)", 0.8);
export const windmill = (): string =>
  shape("M-7 12L-4 -8H4L7 12Z", "var(--orl-cream-97)", 1.3) +
  shape("M-5 -8L0 -15L5 -8Z", RD, 1.2) +
  `<g transform="rotate(18 0 -7)" stroke="${PEN}" stroke-width="1">
    <path d="M-1 -8L-3 -26H3L1 -8ZM-1 -6L-3 12H3L1 -6ZM-1 -8L-19 -10V-4L-1 -6ZM1 -8L19 -10V-4L1 -6Z" fill="var(--orl-white)"/></g>`;
export const castle = (): string =>
  shape("M-22 8V-8H22V8Z", "var(--orl-cream-97)", 1.3) +
  shape("M-24 -8L-18 -18H18L24 -8Z", BL, 1.2) +
  [-26, 26]
    .map(
      (x) =>
        shape(`M${x - 5} 8V-10H${x + 5}V8Z`, "var(--orl-cream-92b)", 1.2) +
        shape(`M${x - 6} -10L${x} -26L${x + 6} -10Z`, BL, 1.2),
    )
    .join("") +
  line("M-13 2V-3M-6 2V-3M6 2V-3M13 2V-3", 2, "var(--orl-blue-43)") +
  shape("M-3 8V2Q0 -1 3 2V8Z", "var(--orl-brown-37)", 0.9);
export const vine = (): string =>
  `<path d="M0 5V-6" stroke="var(--orl-brown-41)" stroke-width="1.4"/>
    <circle cy="-5" r="4.2" fill="var(--orl-green-62)" stroke="var(--orl-green-39)" stroke-width=".9"/>
      <circle cx="1.4" cy="-3.4" r="1.4" fill="var(--orl-violet-46)"/>`;
export function compass(): string {
  let s = `<circle r="27" fill="var(--orl-cream-97)" fill-opacity=".85" stroke="${PEN}" stroke-width="1.3"/>`;
  for (let i = 0; i < 8; i++)
    s += `<g transform="rotate(${i * 45})"><path d="M0 0L-4 -6L0 ${i % 2 ? -16 : -25}Z" fill="${i % 2 ? "var(--orl-gold-82)" : "var(--orl-red-56)"}"/>
      <path d="M0 0L4 -6L0 ${i % 2 ? -16 : -25}Z" fill="${i % 2 ? "var(--orl-gold-59)" : "var(--orl-blue-44)"}"/></g>`;
  return `${s}<circle r="3" fill="var(--orl-white)" stroke="${PEN}"/>`;
}
