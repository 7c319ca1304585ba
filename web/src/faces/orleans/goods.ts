/** What is carried and what is earned: wood, stone, bread, rosettes; blueprints, sections. */
import { at } from "../../kit/pen";
import { line, PEN, shape } from "./pen";

export const ITEMS = ["wood", "stone", "bread", "rosette"] as const;
export type Item = (typeof ITEMS)[number];

const COLORS: Record<Item, [string, string]> = {
  wood: ["var(--orl-tan-82)", "var(--orl-brown-51)"],
  stone: ["var(--orl-grey-91)", "var(--orl-grey-60)"],
  bread: ["var(--orl-cream-92)", "var(--orl-gold-63)"],
  rosette: ["var(--orl-grey-91)", "var(--orl-blue-44)"],
};
export function roseWindow(k = 1): string {
  let s = `<circle r="13" fill="${PEN}"/><circle r="11.8" fill="url(#orl-goldring)"/><circle r="10.2" fill="var(--orl-blue-27)"/>`;
  const cs = ["var(--orl-rose-65)", "var(--orl-gold-88)", "var(--orl-green-79)", "var(--orl-blue-70)"];
  for (let i = 0; i < 8; i++)
    s += `<g transform="rotate(${i * 45})"><path d="M0 -3.4C-3.6 -5.4 -3.2 -9.6 0 -9.7C3.2 -9.6 3.6 -5.4 0 -3.4Z"
      fill="${cs[i % 4]}" stroke="var(--orl-grey-16)" stroke-width=".7"/></g>`;
  return `<g transform="scale(${k})">${s}<circle r="3.2" fill="var(--orl-cream-96)" stroke="var(--orl-grey-16)" stroke-width=".8"/></g>`;
}
const ART: Record<Item, () => string> = {
  wood: () => {
    const log = (x: number, y: number) =>
      shape(`M${x - 12} ${y - 4.6}H${x + 8}A4.6 4.6 0 0 1 ${x + 8} ${y + 4.6}H${x - 12}Z`, "var(--orl-gold-63)", 1.3) +
      line(`M${x - 6} ${y}H${x + 2}M${x - 3} ${y + 2.6}H${x + 5}`, 1, "var(--orl-brown-45)") +
      `<ellipse cx="${x - 12}" cy="${y}" rx="3.2" ry="4.6" fill="var(--orl-gold-88)" stroke="${PEN}" stroke-width="1.2"/>
        <ellipse cx="${x - 12}" cy="${y}" rx="1.3" ry="2" fill="none" stroke="var(--orl-gold-59)" stroke-width=".9"/>`;
    return log(-1, 5.4) + log(6, 5.4) + log(3, -4.4);
  },
  stone: () =>
    shape("M-14 2L-9 -2H0L1 9H-14Z", "var(--orl-grey-85)", 1.3) +
    shape("M1 1L5 -2H14V9H1Z", "var(--orl-grey-77)", 1.3) +
    shape("M-9 -2L-6 -11H5L8 -7L6 -2Z", "var(--orl-grey-91)", 1.3) +
    line("M-11 5.4H-5M4 5H10M-3 -7H2", 1, "var(--orl-grey-60)"),
  bread: () =>
    shape("M-15 4C-16 -5 -8 -10 0 -10C8 -10 16 -5 15 4C15 9 9 10 0 10C-9 10 -15 9 -15 4Z", "var(--orl-gold-72)", 1.5) +
    shape(
      "M-13 3C-12 -4 -6 -7.6 0 -7.6C6 -7.6 12 -4 13 3C8 0 -8 0 -13 3Z",
      "var(--orl-gold-82)",
      0.6,
      "var(--orl-gold-72)",
    ) +
    line("M-7 -5L-4 2M0 -7V1M7 -5L4 2", 2.2, "var(--orl-brown-51)"),
  rosette: () => roseWindow(1.22),
};
const outline: Record<Item, string> = {
  wood: '<rect x="-19" y="-15" width="38" height="30" rx="7"/>',
  stone: '<path d="M-13 -17H13L19 -11V11L13 17H-13L-19 11V-11Z"/>',
  bread: '<ellipse rx="20" ry="15.6"/>',
  rosette: '<circle r="18"/>',
};

/** An item that lies there. */
export function item(kind: Item): string {
  const d = outline[kind];
  return `<g fill="${PEN}" opacity=".35" transform="translate(0 2.4)">${d}</g>
    <g fill="${COLORS[kind][0]}" stroke="${PEN}" stroke-width="1.6">${d}</g>
    <g fill="none" stroke="var(--orl-white)" stroke-opacity=".6" stroke-width="1.2" transform="scale(.9)">${d}
    </g>${at(ART[kind](), 0, 0, kind === "rosette" ? 1 : 0.94)}`;
}

/** An item that is wanted. */
export function wanted(kind: Item): string {
  return `<g fill="var(--orl-white)" fill-opacity=".75" stroke="${COLORS[kind][1]}" stroke-width="2"
    stroke-dasharray="4 3">${outline[kind]}</g><g opacity=".8" transform="scale(.88)">${ART[kind]()}</g>`;
}
export const tick = (x: number, y: number, k = 1): string =>
  at(
    `<circle r="8" fill="var(--orl-green-58)" stroke="var(--orl-cream-97)" stroke-width="1.8"/>
      <path d="M-3.6 .2L-.8 3L4 -2.8" fill="none" stroke="var(--orl-white)" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"/>`,
    x,
    y,
    k,
  );

export const blueprint = (k = 1): string =>
  `<g transform="scale(${k})"><path d="M-15 -19H11L16 -14V19H-15Z" fill="var(--orl-ink-24)" opacity=".3" transform="translate(0 2)"/>
    <path d="M-15 -19H11L16 -14V19H-15Z" fill="var(--orl-blue-49)" stroke="${PEN}" stroke-width="1.6"/>
    <path d="M11 -19V-14H16Z" fill="var(--orl-grey-91)" stroke="var(--orl-ink-24)" stroke-width="1.1"/>
    <path d="M-9 13V0C-9 -8 -3 -11 0.5 -13C4 -11 10 -8 10 0V13ZM-4 13V4Q.5 -1 5 4V13" fill="none" stroke="var(--orl-grey-96)"
    stroke-width="1.6"/><path d="M-12 16H13M-12 -16V16" stroke="var(--orl-grey-96)" stroke-opacity=".5" stroke-width=".9"/></g>`;
export const church = (k = 1): string =>
  `<g transform="scale(${k})">${shape("M-13 16V-3L-8 -12L-3 -3V-1H3V-3L8 -12L13 -3V16Z", "var(--orl-cream-92b)", 1.6)}
    ${shape("M-4.6 -1L0 -18L4.6 -1Z", "var(--orl-blue-62)", 1.4)}${line("M0 -23V-18M-2 -21H2", 1.5)}
    ${shape("M-3 16V8Q0 3 3 8V16Z", "var(--orl-brown-51)", 1.2)}
    <circle cy="2" r="2.4" fill="var(--orl-red-56)" stroke="${PEN}" stroke-width="1"/>${line("M-8 2V6M8 2V6", 2, "var(--orl-blue-56)")}</g>`;
export const arrow = (x: number, y: number, k = 1): string =>
  at(
    '<path d="M-8 -3H1V-8L10 0L1 8V3H-8Z" fill="var(--orl-gold-66)" stroke="var(--orl-brown-41)" stroke-width="1.2" stroke-linejoin="round"/>',
    x,
    y,
    k,
  );
