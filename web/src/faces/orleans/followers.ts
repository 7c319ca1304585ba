/** Followers: a colour, a token shape, an emblem and a portrait each, so that the shape alone tells them apart. */
import { around, at, star, TAU } from "../../kit/pen";
import { line, PEN, SKIN, scallop, shape } from "./pen";

export const FOLLOWERS = ["knight", "fisherman", "farmer", "trader", "monk"] as const;
export type Follower = (typeof FOLLOWERS)[number];
interface Look {
  base: string;
  deep: string;
  pale: string;
  emb: string;
  on: string;
}

const LOOKS: Record<Follower, Look> = {
  knight: {
    base: "var(--orl-red-56)",
    deep: "var(--orl-red-39)",
    pale: "var(--orl-orange-85)",
    emb: "var(--orl-red-45)",
    on: "var(--orl-cream-97)",
  },
  fisherman: {
    base: "var(--orl-blue-56)",
    deep: "var(--orl-blue-38)",
    pale: "var(--orl-blue-87)",
    emb: "var(--orl-blue-44)",
    on: "var(--orl-white)",
  },
  farmer: {
    base: "var(--orl-cream-97)",
    deep: "var(--orl-tan-59)",
    pale: "var(--orl-white)",
    emb: "var(--orl-brown-49b)",
    on: "var(--orl-brown-44)",
  },
  trader: {
    base: "var(--orl-grey-39)",
    deep: "var(--orl-grey-16)",
    pale: "var(--orl-grey-85)",
    emb: "var(--orl-grey-26)",
    on: "var(--orl-cream-92b)",
  },
  monk: {
    base: "var(--orl-gold-82)",
    deep: "var(--orl-brown-51)",
    pale: "var(--orl-cream-92)",
    emb: "var(--orl-brown-51)",
    on: "var(--orl-brown-32)",
  },
};
export const OUTLINE: Record<Follower, string> = {
  knight: "M-23 -24Q-11 -21.5 0 -25Q11 -21.5 23 -24V2C23 14 12 22 0 27C-12 22 -23 14 -23 2Z",
  fisherman: scallop(23.5, 9, 6.4),
  farmer: "M-17 -24H17Q18 -18 24 -17V17Q18 18 17 24H-17Q-18 18 -24 17V-17Q-18 -18 -17 -24Z",
  trader: "M-13 -25H13L26 0L13 25H-13L-26 0Z",
  monk: `M0 -26.5C8 -26.5 13 -21.5 13 -14.5C20.5 -14.5 26.5 -8.5 26.5 0C26.5 8.5 20.5 14.5 13 14.5C13 21.5 8 26.5 0 26.5
    C-8 26.5 -13 21.5 -13 14.5C-20.5 14.5 -26.5 8.5 -26.5 0C-26.5 -8.5 -20.5 -14.5 -13 -14.5C-13 -21.5 -8 -26.5 0 -26.5Z`,
};
const EMBLEM: Record<Follower, (color: string) => string> = {
  // one ink, box -12..12
  knight: (c: string) =>
    `<path d="M-9 10V-3C-9 -13 9 -13 9 -3V10L0 13Z" fill="${c}"/><path d="M-9 -1H9M0 -1V9" stroke="var(--orl-cream-97)" stroke-width="2.2"/>
      <path d="M0 -11C3 -17 10 -16 11 -11C8 -12 4 -11 0 -9Z" fill="${c}"/>`,
  fisherman: (c: string) =>
    `<path d="M-12 0C-7 -9 4 -9 8 -1L13 -7V7L8 1C4 9 -7 9 -12 0Z" fill="${c}"/>
      <circle cx="-6.4" cy="-1.6" r="1.5" fill="var(--orl-cream-97)"/>
        <path d="M-1.6 -5Q1.6 0 -1.6 5" fill="none" stroke="var(--orl-cream-97)" stroke-width="1.5"/>`,
  farmer: (c: string) =>
    `<path d="M0 13V-4" stroke="${c}" stroke-width="2.2" stroke-linecap="round"/><g fill="${c}">
      <path d="M0 -13C3 -10 3 -7 0 -4C-3 -7 -3 -10 0 -13Z"/>${[-5, 0, 5]
        .map(
          (y: number) => `<path
      d="M0 ${y + 3}C1 ${y - 2} 5 ${y - 4} 9 ${y - 4}C9 ${y} 6 ${y + 3} 0 ${y + 3}Z
        M0 ${y + 3}C-1 ${y - 2} -5 ${y - 4} -9 ${y - 4}C-9 ${y} -6 ${y + 3} 0 ${y + 3}Z"/>`,
        )
        .join("")}</g>`,
  trader: (c: string) =>
    `<path d="M0 -12V10M-9 -8H9M-6 11H6" stroke="${c}" stroke-width="2.4" stroke-linecap="round"/>
      <path d="M-9 -8L-13 2H-5ZM9 -8L5 2H13Z" fill="none" stroke="${c}" stroke-width="1.3"/>
      <path d="M-13.4 2H-4.6C-5 7 -13 7 -13.4 2ZM4.6 2H13.4C13 7 5 7 4.6 2Z" fill="${c}"/>`,
  monk: (c: string) => `<path d="M-3 -12H3L2.4 -3.4H11V2.6H2.4L3 13H-3L-2.4 2.6H-11V-3.4H-2.4Z" fill="${c}"/>`,
};
export const smile = (x = 0, y = 0) =>
  at(
    `<circle cx="-3.4" cy="-1" r="1.25" fill="${PEN}"/><circle cx="3.4" cy="-1" r="1.25" fill="${PEN}"/>
      <path d="M0 0V2.4" stroke="var(--orl-brown-56)" stroke-width="1.1" stroke-linecap="round"/>
      <path d="M-2.8 4.6Q0 6.8 2.8 4.6" fill="none" stroke="var(--orl-red-50)" stroke-width="1.3" stroke-linecap="round"/>
      <circle cx="-5.4" cy="2.4" r="1.7" fill="var(--orl-red-73)" opacity=".5"/><circle cx="5.4" cy="2.4" r="1.7" fill="var(--orl-red-73)" opacity=".5"/>`,
    x,
    y,
  );
const BUST: Record<Follower, () => string> = {
  knight: () =>
    shape("M-19 22C-18 11 -10 8 0 8C10 8 18 11 19 22Z", "var(--orl-grey-77)") +
    shape("M-8 22V10L0 13L8 10V22Z", "var(--orl-cream-97)") +
    line("M0 13V22M-6 17H6", 2.2, "var(--orl-red-50b)") +
    shape("M0 -13C3 -23 14 -24 17 -16C13 -17 8 -14 3 -9Z", "var(--orl-cream-97)") +
    shape("M-10.5 9V-6C-10.5 -15.5 10.5 -15.5 10.5 -6V9L0 13Z", "url(#orl-steel)") +
    shape("M-10.5 -4H10.5V.2H-10.5Z", "var(--orl-grey-22)", 1) +
    line("M0 -13V-4M0 .2V12", 1.8, "var(--orl-gold-82)") +
    line("M-6 4H-3.4M-6 7H-3.4M3.4 4H6M3.4 7H6", 1.2, "var(--orl-grey-43)"),
  fisherman: () =>
    shape("M-19 21C-18 10 -10 8 0 8C10 8 18 10 19 21Z", "var(--orl-teal-50)") +
    shape("M-4 8L0 13L4 8Z", "var(--orl-cream-97)", 1.1) +
    shape("M-9 -4C-9 9 -5 13 0 13C5 13 9 9 9 -4Z", "var(--orl-brown-56)") +
    shape("M-8 -8H8V0C8 6 4 8 0 8C-4 8 -8 6 -8 0Z", SKIN, 1.2) +
    smile(0, -1.4) +
    shape(
      "M-16 -6C-12 -10 -10 -10 -9 -13C-7 -20 7 -21 9 -13C10 -10 13 -11 16 -6C8 -9 -8 -9 -16 -6Z",
      "var(--orl-cream-92b)",
    ) +
    line("M-9 -11Q0 -14 9 -11", 2.2, "var(--orl-teal-50)") +
    at(
      shape("M-11 0C-6 -7 3 -7 7 -1L12 -6V6L7 1C3 7 -6 7 -11 0Z", "var(--orl-grey-91)", 1.3) +
        '<circle cx="-6" cy="-1" r="1.2" fill="var(--orl-ink-24)"/>' +
        line("M-1 -4Q1.4 0 -1 4", 1, "var(--orl-blue-59)"),
      9,
      17,
      0.78,
    ),
  farmer: () =>
    shape("M-18 21C-17 11 -10 8 0 8C10 8 17 11 18 21Z", "var(--orl-green-62)") +
    shape("M-5 8L0 14L5 8Z", "var(--orl-cream-97)", 1.1) +
    shape("M-8 -7H8V0C8 7 4 9.6 0 9.6C-4 9.6 -8 7 -8 0Z", SKIN, 1.2) +
    line("M-8 -3C-10 0 -9 4 -8 5M8 -3C10 0 9 4 8 5", 2, "var(--orl-gold-69)") +
    smile(0, -0.4) +
    shape(
      "M-20 -6C-14 -9 -11 -9 -9 -13C-6 -21 6 -21 9 -13C11 -9 14 -9 20 -6C12 -3 -12 -3 -20 -6Z",
      "var(--orl-gold-84)",
    ) +
    line("M-9 -11Q0 -8 9 -11", 2.2, "var(--orl-red-54)") +
    line("M-15 -6.6Q0 -3 15 -6.6", 0.9, "var(--orl-gold-63)") +
    at(EMBLEM.farmer("var(--orl-gold-66)"), 13.5, 12, 0.62),
  trader: () =>
    shape("M-19 21C-18 10 -10 7.6 0 7.6C10 7.6 18 10 19 21Z", "var(--orl-rose-42)") +
    shape("M-8 8.6C-11 14 -10 18 -8 21H8C10 18 11 14 8 8.6L0 14Z", "var(--orl-tan-86)", 1.2) +
    shape("M-8 -6H8V0C8 7 4 9.6 0 9.6C-4 9.6 -8 7 -8 0Z", SKIN, 1.2) +
    shape("M-3.4 6.4Q0 8 3.4 6.4L0 13.6Z", "var(--orl-ink-24)", 0.8) +
    line("M-4.6 3.4Q-2 2 0 3.2Q2 2 4.6 3.4", 1.5) +
    at(
      '<circle cx="-3.4" cy="-1" r="1.25" fill="var(--orl-ink-24)"/><circle cx="3.4" cy="-1" r="1.25" fill="var(--orl-ink-24)"/>',
      0,
      -1,
    ) +
    shape(
      "M-11 -6C-17 -8 -16 -18 -4 -18.4C8 -21 18 -16 15 -8C14 -4 10 -6 8 -6C3 -8 -5 -8 -11 -6Z",
      "var(--orl-rose-51)",
    ) +
    shape("M-9.6 -9.6Q0 -12 10 -9.4L9 -5.4Q0 -8 -9 -5.4Z", "var(--orl-gold-82)", 1.1) +
    '<circle cx="0" cy="-8.8" r="1.9" fill="var(--orl-blue-56)" stroke="var(--orl-ink-24)" stroke-width=".8"/>' +
    at(
      shape("M-6 -2C-9 3 -8 9 0 9C8 9 9 3 6 -2Z", "var(--orl-gold-76)", 1.3) +
        line("M-6 -3Q0 -1 6 -3", 1.6, "var(--orl-brown-41)") +
        line("M-3 -6L0 -3L3 -6", 1.4, "var(--orl-brown-41)"),
      11,
      14,
      0.72,
    ),
  monk: () =>
    shape("M-20 22C-18 8 -11 3 0 3C11 3 18 8 20 22Z", "var(--orl-brown-51)") +
    shape("M-13 8C-16 -8 -10 -20 0 -20C10 -20 16 -8 13 8C8 13 -8 13 -13 8Z", "var(--orl-brown-56)") +
    shape("M-9 -4C-9 -12 9 -12 9 -4V1C9 7 5 10 0 10C-5 10 -9 7 -9 1Z", SKIN, 1.2) +
    shape("M-9.6 -2C-11 -15 11 -15 9.6 -2C7 -7 5 -8 0 -8C-5 -8 -7 -7 -9.6 -2Z", "var(--orl-brown-37)", 1) +
    shape("M-4.6 -11.6Q0 -14.4 4.6 -11.6Q0 -9.2 -4.6 -11.6Z", SKIN, 0.8) +
    smile(0, 0.4) +
    line("M-6 22Q-3 14 0 12Q3 14 6 22", 1.3, "var(--orl-brown-37)") +
    at(shape("M-1.6 -5H1.6V-1.6H5V1.6H1.6V6H-1.6V1.6H-5V-1.6H-1.6Z", "var(--orl-cream-96)", 0.9), 0, 17, 0.9),
};
/** The filled token with its portrait; its clip path is among the definitions of the face. */
export function follower(kind: Follower): string {
  const look = LOOKS[kind];
  const d = OUTLINE[kind];
  const badge = `<circle r="8.6" fill="${look.pale}" stroke="${PEN}" stroke-width="1.3"/>${at(EMBLEM[kind](look.emb), 0, 0, 0.5)}`;
  return `<path d="${d}" fill="${PEN}" opacity=".35" transform="translate(0 2.6)"/>
    <path d="${d}" fill="${look.base}" stroke="${PEN}" stroke-width="2"/><path d="${d}" fill="url(#orl-tokshine)"/>
    <g clip-path="url(#orl-clip-${kind})">${at(BUST[kind](), 0, 1)}</g>
    <path d="${d}" fill="none" stroke="var(--orl-cream-97)" stroke-opacity=".8" stroke-width="1.3" transform="scale(.92)"/>${at(badge, -16, 17)}`;
}

/** The flat sign on a place that takes such a follower. */
export function followerSign(kind: Follower): string {
  const look = LOOKS[kind];
  return `<path d="${OUTLINE[kind]}" fill="${look.pale}" stroke="${look.emb}" stroke-width="2.6"/>
    <path d="${OUTLINE[kind]}" fill="none" stroke="var(--orl-white)" stroke-opacity=".7" stroke-width="1.2"
    transform="scale(.88)"/>${at(EMBLEM[kind](look.emb), 0, 0, 1.14)}`;
}

/** The sign on a place that takes everybody. */
export function anybodySign(): string {
  const ring = FOLLOWERS.map((kind, i) => {
    const [x, y] = around(15, (i * TAU) / 5 - TAU / 4);
    return at(
      `<path d="${OUTLINE[kind]}" transform="scale(.38)" fill="${LOOKS[kind].base}" stroke="${PEN}" stroke-width="3"/>`,
      x,
      y,
    );
  });
  return `<circle r="24" fill="var(--orl-cream-97)" stroke="var(--orl-brown-51)" stroke-width="2"/>${ring.join("")}
    <path d="${star(5, 7, 2.8)}" fill="var(--orl-gold-66)"/>`;
}
