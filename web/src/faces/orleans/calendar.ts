/** The page around the cathedral: the lunette of the three rounds, with the bishop on his way, and the land before the town. */

import { around, at, f1, polygon, scatter } from "../../kit/pen";
import { smile } from "./followers";
import { tick } from "./goods";
import { line, PEN, SKIN, shape, word } from "./pen";
import { tree } from "./scenery";

/* the lunette of the calendar: three hours of day, the sun stands in the second */
export function lunette(r: number, round: number): string {
  let s = `<path d="M${-r} 0A${r} ${r} 0 0 1 ${r} 0Z" fill="var(--orl-blue-38)" stroke="${PEN}" stroke-width="2"/>`;
  const arc = (r0: number, r1: number, a: number, b: number, f: string, st: string = PEN) => {
    const A = [around(r0, a), around(r1, a), around(r1, b), around(r0, b)] as const;
    return `<path d="M${polygon([A[0], A[1]], false).slice(1)}A${r1} ${r1} 0 0 1 ${f1(A[2][0])} ${f1(A[2][1])}
      L${f1(A[3][0])} ${f1(A[3][1])}A${r0} ${r0} 0 0 0 ${f1(A[0][0])} ${f1(A[0][1])}Z" fill="${f}" stroke="${st}" stroke-width="1.3"/>`;
  };
  const A0 = Math.PI;
  const n = 24;
  for (let i = 0; i < n; i++)
    s += arc(
      r - 12,
      r - 2,
      A0 + (i * Math.PI) / n,
      A0 + ((i + 1) * Math.PI) / n,
      i % 2 ? "var(--orl-cream-92b)" : "var(--orl-gold-76)",
      "var(--orl-brown-51)",
    );
  const names = ["I", "II", "III"];
  for (let i = 0; i < 3; i++) {
    const a = A0 + (i * Math.PI) / 3,
      b = a + Math.PI / 3,
      m = (a + b) / 2;
    s += arc(r - 46, r - 12, a, b, i === round - 1 ? "var(--orl-blue-66)" : "var(--orl-blue-44)");
    const [x, y] = around(r - 29, m);
    if (i === round - 1) {
      let sun = '<circle r="21" fill="var(--orl-gold-92)" filter="url(#orl-b8)"/>';
      for (let k = 0; k < 16; k++)
        sun += `<path transform="rotate(${k * 22.5})" d="M-2.6 -12L0 ${k % 2 ? -18 : -21}L2.6 -12Z"
          fill="${k % 2 ? "var(--orl-gold-76)" : "var(--orl-gold-87)"}" stroke="var(--orl-brown-51)" stroke-width=".7"/>`;
      s += at(
        sun +
          `<circle r="12.6" fill="url(#orl-goldring)" stroke="var(--orl-brown-51)" stroke-width="1.1"/>` +
          word(0, 6.4, names[i]!, 19, { font: "title" }),
        x,
        y,
      );
    } else
      s += at(
        (i < round - 1
          ? '<circle r="14" fill="var(--orl-tan-82)" stroke="var(--orl-gold-88)" stroke-width="1.2"/>'
          : '<circle r="14" fill="var(--orl-blue-34)" stroke="var(--orl-gold-88)" stroke-width="1.4" stroke-dasharray="3 2.4"/>') +
          word(0, 7, names[i]!, 20, { font: "title", color: i < round - 1 ? PEN : "var(--orl-cream-97)" }) +
          (i < round - 1 ? tick(12, -10, 0.85) : ""),
        x,
        y,
      );
  }
  const ri = r - 46;
  s += `<clipPath id="orl-lun"><path d="M${-ri} 0A${ri} ${ri} 0 0 1 ${ri} 0Z"/></clipPath><g clip-path="url(#orl-lun)">
    <rect x="${-ri}" y="${-ri}" width="${ri * 2}" height="${ri}" fill="url(#orl-skyd)"/>`;
  const R = scatter(9);
  for (let i = 0; i < 26; i++) {
    const x = (R() - 0.5) * ri * 2,
      y = -ri * 0.34 - R() * ri * 0.66;
    s += `<path transform="translate(${f1(x)} ${f1(y)}) scale(${f1(0.5 + R() * 0.6)})" d="M0 -4L1 -1L4 0L1 1L0 4L-1 1L-4 0
      L-1 -1Z" fill="var(--orl-cream-96)"/>`;
  }
  s +=
    `<path d="M${-ri} -16Q${-ri / 2} -22 0 -16T${ri} -16V0H${-ri}Z" fill="var(--orl-blue-70b)" stroke="var(--orl-blue-44)" stroke-width="1.2"/>` +
    line("M-88 -8Q-80 -12 -72 -8T-56 -8M-30 -5Q-22 -9 -14 -5T2 -5M40 -8Q48 -12 56 -8T72 -8", 1.6, "var(--orl-grey-96)");
  // the bishop on his way by boat
  s += at(
    shape("M4 -46V-6", "none", 2.6) +
      shape("M6 -44C26 -40 30 -22 28 -12H6Z", "var(--orl-cream-97)", 1.5) +
      line("M14 -38V-14M8 -28H26", 3, "var(--orl-red-56)") +
      shape("M-36 -8H34C32 4 24 8 16 8H-20C-30 8 -35 0 -36 -8Z", "var(--orl-brown-56)", 1.7) +
      line("M-30 -2H30", 1.3, "var(--orl-gold-79)") +
      shape("M-28 -8C-28 -22 -22 -27 -16 -27C-10 -27 -4 -22 -4 -8Z", "var(--orl-violet-54)", 1.5) +
      shape("M-18.4 -8L-17.6 -26H-14.4L-13.6 -8Z", "var(--orl-gold-82)", 1) +
      `<circle cx="-16" cy="-32" r="7" fill="${SKIN}" stroke="${PEN}" stroke-width="1.4"/>` +
      at(smile(), -16, -31, 0.72) +
      shape("M-22 -36L-22 -43L-16 -53L-10 -43V-36Q-16 -39 -22 -36Z", "var(--orl-cream-97)", 1.4) +
      line("M-16 -51V-38M-21 -41H-11", 1.5, "var(--orl-gold-76)") +
      `<path d="M-31 -8V-40C-31 -48 -40 -48 -40 -42" fill="none" stroke="${PEN}" stroke-width="4" stroke-linecap="round"/>
        <path d="M-31 -8V-40C-31 -48 -40 -48 -40 -42" fill="none" stroke="var(--orl-gold-84)" stroke-width="2.2" stroke-linecap="round"/>`,
    2,
    -12,
    1.05,
  );
  return (
    s +
    `</g><path d="M${-ri} 0A${ri} ${ri} 0 0 1 ${ri} 0" fill="none" stroke="${PEN}" stroke-width="1.6"/>
      <path d="M${-r} 0A${r} ${r} 0 0 1 ${r} 0Z" fill="none" stroke="var(--orl-cream-92b)" stroke-width="1.4" transform="scale(.992)"/>`
  );
}
export function landscape(w: number, y0: number, y1: number): string {
  // sky, hills, Loire, meadow
  const W = w;
  let s = `<rect x="0" y="${y0}" width="${W}" height="${y1 - y0}" fill="url(#orl-skyd2)"/>`;
  s += `<g fill="var(--orl-white)" opacity=".85">${(
    [
      [30, y0 + 110, 1],
      [232, y0 + 70, 0.9],
      [240, y0 + 190, 0.8],
      [16, y0 + 200, 0.7],
    ] as const
  )
    .map(
      ([x, y, k]) =>
        `<path transform="translate(${x} ${y}) scale(${k})" d="M6 0c4-9 18-9 20 0c9-4 16 6 8 10H2c-8-1-6-10 4-10z"/>`,
    )
    .join("")}</g>`;
  const R = scatter(21);
  for (let i = 0; i < 30; i++) {
    const x = 8 + R() * (W - 16),
      y = y0 + 8 + R() * R() * 150;
    s += `<path transform="translate(${f1(x)} ${f1(y)}) scale(${f1(0.5 + R() * 0.5)})" d="M0 -4L1 -1L4 0L1 1L0 4L-1 1L-4 0
      L-1 -1Z" fill="var(--orl-gold-92)" opacity=".85"/>`;
  }
  const h = y1 - 146;
  s += `<path d="M0 ${h + 20}Q40 ${h - 14} 90 ${h + 8}T190 ${h}T${W} ${h + 10}V${y1}H0Z" fill="var(--orl-blue-76)"/>
    <path d="M0 ${h + 36}Q60 ${h + 6} 130 ${h + 30}T${W} ${h + 26}V${y1}H0Z" fill="var(--orl-olive-82)"/>
    <path d="M0 ${h + 62}Q80 ${h + 40} 160 ${h + 58}T${W} ${h + 50}V${y1}H0Z" fill="var(--orl-green-72)"/>
    <path d="M0 ${h + 82}Q90 ${h + 66} ${W} ${h + 78}V${y1}H0Z" fill="var(--orl-green-69)"/>`;
  for (const [x, y, k] of [
    [10, h + 54, 0.7],
    [24, h + 60, 0.8],
    [288, h + 50, 0.7],
    [298, h + 58, 0.85],
  ] as const)
    s += at(tree(k), x, y);
  return s;
}
