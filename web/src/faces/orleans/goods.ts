/** What is carried and what is earned: wood, stone, bread, rosettes; blueprints, sections. */
import { at } from "../../kit/pen";
import { line, PEN, shape } from "./pen";

export const ITEMS = ["wood", "stone", "bread", "rosette"] as const;
export type Item = (typeof ITEMS)[number];

const COLORS: Record<Item, [string, string]> = {
  wood: ["#e2bf86", "#8a5a26"],
  stone: ["#dfe3e6", "#7a828b"],
  bread: ["#fbe7b0", "#b9771f"],
  rosette: ["#cfdcf6", "#2a4fa3"],
};
export function roseWindow(k = 1): string {
  let s = `<circle r="13" fill="${PEN}"/><circle r="11.8" fill="url(#orl-goldring)"/><circle r="10.2" fill="#142050"/>`;
  const cs = ["#e5586a", "#fbd46b", "#66d3a6", "#6a9df3"];
  for (let i = 0; i < 8; i++)
    s += `<g transform="rotate(${i * 45})"><path d="M0 -3.4C-3.6 -5.4 -3.2 -9.6 0 -9.7C3.2 -9.6 3.6 -5.4 0 -3.4Z"
      fill="${cs[i % 4]}" stroke="#120d0b" stroke-width=".7"/></g>`;
  return `<g transform="scale(${k})">${s}<circle r="3.2" fill="#fff4c2" stroke="#120d0b" stroke-width=".8"/></g>`;
}
const ART: Record<Item, () => string> = {
  wood: () => {
    const log = (x: number, y: number) =>
      shape(`M${x - 12} ${y - 4.6}H${x + 8}A4.6 4.6 0 0 1 ${x + 8} ${y + 4.6}H${x - 12}Z`, "#b87a3c", 1.3) +
      line(`M${x - 6} ${y}H${x + 2}M${x - 3} ${y + 2.6}H${x + 5}`, 1, "#7a4a1a") +
      `<ellipse cx="${x - 12}" cy="${y}" rx="3.2" ry="4.6" fill="#f0cd92" stroke="${PEN}" stroke-width="1.2"/>
        <ellipse cx="${x - 12}" cy="${y}" rx="1.3" ry="2" fill="none" stroke="#a5713a" stroke-width=".9"/>`;
    return log(-1, 5.4) + log(6, 5.4) + log(3, -4.4);
  },
  stone: () =>
    shape("M-14 2L-9 -2H0L1 9H-14Z", "#c7ced4", 1.3) +
    shape("M1 1L5 -2H14V9H1Z", "#aeb7bf", 1.3) +
    shape("M-9 -2L-6 -11H5L8 -7L6 -2Z", "#e6ebee", 1.3) +
    line("M-11 5.4H-5M4 5H10M-3 -7H2", 1, "#7c868f"),
  bread: () =>
    shape("M-15 4C-16 -5 -8 -10 0 -10C8 -10 16 -5 15 4C15 9 9 10 0 10C-9 10 -15 9 -15 4Z", "#d9932f", 1.5) +
    shape("M-13 3C-12 -4 -6 -7.6 0 -7.6C6 -7.6 12 -4 13 3C8 0 -8 0 -13 3Z", "#f0bb5e", 0.6, "#d9932f") +
    line("M-7 -5L-4 2M0 -7V1M7 -5L4 2", 2.2, "#8f5410"),
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
    <g fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="1.2" transform="scale(.9)">${d}
    </g>${at(ART[kind](), 0, 0, kind === "rosette" ? 1 : 0.94)}`;
}

/** An item that is wanted. */
export function wanted(kind: Item): string {
  return `<g fill="#fffaf0" fill-opacity=".75" stroke="${COLORS[kind][1]}" stroke-width="2"
    stroke-dasharray="4 3">${outline[kind]}</g><g opacity=".8" transform="scale(.88)">${ART[kind]()}</g>`;
}
export const tick = (x: number, y: number, k = 1): string =>
  at(
    `<circle r="8" fill="#3f8f3a" stroke="#fff8e2" stroke-width="1.8"/>
      <path d="M-3.6 .2L-.8 3L4 -2.8" fill="none" stroke="#fff" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"/>`,
    x,
    y,
    k,
  );

export const blueprint = (k = 1): string =>
  `<g transform="scale(${k})"><path d="M-15 -19H11L16 -14V19H-15Z" fill="#2b1a10" opacity=".3" transform="translate(0 2)"/>
    <path d="M-15 -19H11L16 -14V19H-15Z" fill="#2a5caf" stroke="${PEN}" stroke-width="1.6"/>
    <path d="M11 -19V-14H16Z" fill="#cfe2f7" stroke="#2b1a10" stroke-width="1.1"/>
    <path d="M-9 13V0C-9 -8 -3 -11 0.5 -13C4 -11 10 -8 10 0V13ZM-4 13V4Q.5 -1 5 4V13" fill="none" stroke="#e8f3ff"
    stroke-width="1.6"/><path d="M-12 16H13M-12 -16V16" stroke="#e8f3ff" stroke-opacity=".5" stroke-width=".9"/></g>`;
export const church = (k = 1): string =>
  `<g transform="scale(${k})">${shape("M-13 16V-3L-8 -12L-3 -3V-1H3V-3L8 -12L13 -3V16Z", "#f3e6c4", 1.6)}
    ${shape("M-4.6 -1L0 -18L4.6 -1Z", "#5d7fae", 1.4)}${line("M0 -23V-18M-2 -21H2", 1.5)}
    ${shape("M-3 16V8Q0 3 3 8V16Z", "#8a5a2b", 1.2)}
    <circle cy="2" r="2.4" fill="#c8373c" stroke="${PEN}" stroke-width="1"/>${line("M-8 2V6M8 2V6", 2, "#2f74c8")}</g>`;
export const arrow = (x: number, y: number, k = 1): string =>
  at(
    '<path d="M-8 -3H1V-8L10 0L1 8V3H-8Z" fill="#c98f1c" stroke="#6b4410" stroke-width="1.2" stroke-linejoin="round"/>',
    x,
    y,
    k,
  );
