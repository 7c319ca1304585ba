/** The building around the glass: nave walls, niches, columns, the tower of the track. */
import { f1 } from "../../kit/pen";
import { type Colour, GLASS, LEAD } from "./glass";

/** A cell of the architect's plan that is not built yet. */
export const planCell = (t: number): string => {
  const h = t / 2;
  const a = f1(-h + 4);
  const b = f1(h - 4);
  const c = f1(h * 0.35);
  return `<g class="bas-plan"><rect x="${a}" y="${a}" width="${f1(t - 8)}" height="${f1(t - 8)}" rx="2"/>
    <path d="M${a} ${a}L${b} ${b}M${b} ${a}L${a} ${b}"/><circle r="${f1(t * 0.13)}"/>
    <path d="M${a} ${a}Q0 -${c} ${b} ${a}M${a} ${b}Q0 ${c} ${b} ${b}M${a} ${a}Q-${c} 0 ${a} ${b}M${b} ${a}Q${c} 0 ${b} ${b}" stroke-dasharray="3 3"/></g>`;
};

/** The walls left and right of five bays, glazed, with buttresses. */
export function walls(t: number, rows: number, wall: number, buttress: number): string {
  const W = 5 * t;
  const H = rows * t;
  const order: Colour[] = ["blue", "red", "yellow", "green"];
  let s = "";
  for (const side of [0, 1]) {
    let w = `<rect x="${-wall}" y="-6" width="${wall}" height="${f1(H + 6)}" fill="url(#bas-stoneL)" stroke="${LEAD}" stroke-width="1.5"/>`;
    for (let r = 0; r < rows; r++) {
      const c = GLASS[order[(r + side * 2) % 4]!];
      w += `<rect x="${f1(-wall * 0.68)}" y="${f1(r * t + t * 0.24)}" width="${f1(wall * 0.36)}" height="${f1(t * 0.52)}" rx="2"
        fill="${c.ink}" stroke="${LEAD}" stroke-width="2"/>`;
      [c.light, c.mid, c.glow, c.mid, c.light].forEach((fill, i) => {
        w += `<rect x="${f1(-wall * 0.62)}" y="${f1(r * t + t * 0.26 + i * t * 0.096)}" width="${f1(wall * 0.24)}"
          height="${f1(t * 0.08)}" fill="${fill}"/>`;
      });
    }
    for (let r = 0; r <= rows; r++) {
      const y = r * t;
      if (buttress > 4)
        w += `<path d="M${-wall + 2} ${f1(y - 10)}H${-wall - buttress + 5}L${-wall - buttress} ${f1(y - 6)}V${f1(y + 6)}
          L${-wall - buttress + 5} ${f1(y + 10)}H${-wall + 2}Z" fill="url(#bas-stoneL)" stroke="${LEAD}" stroke-width="1.5"/>`;
      w += `<circle cx="${-wall / 2}" cy="${f1(y)}" r="${f1(wall * 0.34)}" fill="url(#bas-stoneP)" stroke="${LEAD}" stroke-width="1.4"/>`;
    }
    s += side ? `<g transform="translate(${f1(W)} 0) scale(-1 1)">${w}</g>` : w;
  }
  return s;
}

const arch = (w: number, h: number): string => {
  const x = w / 2;
  return `M${-x} ${h}V${f1(w * 0.6)}C${-x} ${f1(w * 0.3)} ${f1(-x * 0.42)} ${f1(w * 0.1)} 0 0
    C${f1(x * 0.42)} ${f1(w * 0.1)} ${x} ${f1(w * 0.3)} ${x} ${f1(w * 0.6)}V${h}Z`;
};

/** A pointed niche, open at the bottom; `glow` lights it from behind. */
export function niche(w: number, h: number, glow = ""): string {
  const d = arch(w, h);
  let s = `<path d="${d}" transform="translate(0 -6) scale(1.1 1.03)" fill="url(#bas-stone)" stroke="${LEAD}" stroke-width="1.6"/>
    <path d="${d}" fill="var(--bas-grey-16)" stroke="${LEAD}" stroke-width="2"/>`;
  if (glow) s += `<path d="${d}" fill="${glow}" opacity=".45"/>`;
  s += `<path d="${d}" fill="none" stroke="var(--bas-tan-85)" stroke-width="1.3" transform="translate(0 3) scale(.95 .985)"/>`;
  return s;
}

/** A square opening below a niche, where the vault lies. */
export const bay = (w: number, h: number, glow: string): string =>
  `<rect x="${-w / 2 - 4}" y="0" width="${w + 8}" height="${h}" rx="3" fill="url(#bas-stone)" stroke="${LEAD}"
    stroke-width="1.6"/><rect x="${-w / 2}" y="3" width="${w}" height="${h - 6}" rx="2" fill="var(--bas-grey-16)" stroke="${LEAD}"
      stroke-width="2"/>${glow ? `<rect x="${-w / 2}" y="3" width="${w}" height="${h - 6}" rx="2" fill="${glow}" opacity=".5"/>` : ""}`;

export const finial = `<path d="M0 -17C-4 -12 -4 -9 -1.6 -6H1.6C4 -9 4 -12 0 -17ZM-8 -7C-6 -11 -2 -8 -1.4 -4H1.4C2 -8 6 -11 8 -7
  C6 -6 4 -3 1.6 -1L2 3H-2L-1.6 -1C-4 -3 -6 -6 -8 -7Z" fill="url(#bas-goldv)" stroke="${LEAD}" stroke-width=".8"/>`;

export const column = (h: number): string =>
  `<rect x="-7" width="14" height="${h}" fill="url(#bas-stoneP)" stroke="${LEAD}" stroke-width="1.4"/>
    <path d="M-2.4 4V${h - 4}" stroke="var(--bas-cream-94)" stroke-opacity=".5" stroke-width="1.6"/>
    <path d="M-11 0H11L8 8H-8Z" fill="url(#bas-stone)" stroke="${LEAD}" stroke-width="1.2"/>
    <path d="M-11 ${h}H11L8 ${h - 8}H-8Z" fill="url(#bas-stone)" stroke="${LEAD}" stroke-width="1.2"/>
    <path d="M-7 0L-5 -22L0 -38L5 -22L7 0Z" fill="url(#bas-stoneP)" stroke="${LEAD}" stroke-width="1.4"/>
    <path d="M-5 -18L-9 -21M5 -18L9 -21" stroke="var(--bas-tan-81)" stroke-width="2.2" stroke-linecap="round"/>
    <circle cy="-40" r="3.2" fill="url(#bas-goldv)" stroke="${LEAD}" stroke-width=".8"/>`;

/** The shaft between an order and the vault below it: this tile slides down next and turns over. */
export const chute = (w: number, h: number): string =>
  `<rect x="${-w / 2}" width="${w}" height="${h}" fill="var(--bas-grey-16)" stroke="${LEAD}" stroke-width="1.5"/>
    <path class="bas-slide" d="M0 2V${h - 7}M-8 ${h - 13}L0 ${h - 4}L8 ${h - 13}" fill="none" stroke-width="3"
    stroke-linecap="round" stroke-linejoin="round"/>`;

/** The great rose window; its heart holds how many tiles are left. */
export function roseWindow(r: number): string {
  const cs: Colour[] = ["blue", "red", "yellow", "green"];
  let s = `<circle r="${r + 8}" fill="url(#bas-stone)" stroke="${LEAD}" stroke-width="2"/><circle r="${r + 3}" fill="${LEAD}"/>`;
  for (let i = 0; i < 16; i++) {
    const c = GLASS[cs[i % 4]!];
    s += `<path transform="rotate(${i * 22.5})"
      d="M${f1(-r * 0.19)} ${f1(-r * 0.96)}A${r} ${r} 0 0 1 ${f1(r * 0.19)} ${f1(-r * 0.96)}L0 ${f1(-r * 0.74)}Z"
        fill="${c.light}" stroke="${LEAD}" stroke-width="1.2"/>`;
  }
  for (let i = 0; i < 8; i++) {
    const c = GLASS[cs[(i + 1) % 4]!];
    s += `<g transform="rotate(${i * 45})"><path
      d="M0 ${f1(-r * 0.34)}C${f1(-r * 0.3)} ${f1(-r * 0.52)} ${f1(-r * 0.24)} ${f1(-r * 0.84)} 0 ${f1(-r * 0.86)}
        C${f1(r * 0.24)} ${f1(-r * 0.84)} ${f1(r * 0.3)} ${f1(-r * 0.52)} 0 ${f1(-r * 0.34)}Z" fill="${c.mid}" stroke="${LEAD}"
        stroke-width="1.6"/><circle cy="${f1(-r * 0.62)}" r="${f1(r * 0.06)}" fill="${LEAD}"/></g>`;
  }
  return `${s}<circle r="${r + 4.5}" fill="none" stroke="var(--bas-tan-85)" stroke-width="1.6"/><circle r="${f1(r * 0.46)}" fill="${LEAD}"/>
    <circle r="${f1(r * 0.43)}" fill="url(#bas-vellum)" stroke="var(--bas-gold-60)"/>`;
}

/** The tower with this number of storeys; `y(i)` is the middle of storey i. */
export function tower(
  h: number,
  w: number,
  spaces: number,
): { art: string; y: (space: number) => number; step: number } {
  const top = 58;
  const foot = 30;
  const step = (h - top - foot) / spaces;
  const y = (space: number) => h - foot - step * (space - 0.5);
  const half = w / 2;
  let s = `<path d="M${-half - 9} ${h}H${half + 9}L${half + 4} ${h - foot}H${-half - 4}Z" fill="url(#bas-stone)" stroke="${LEAD}"
    stroke-width="1.6"/><rect x="${-half}" y="${top}" width="${w}" height="${h - top - foot}" fill="url(#bas-stone)"
      stroke="${LEAD}" stroke-width="1.8"/>`;
  s += `<path d="M${-half - 7} ${top}H${half + 7}L${half + 3} ${top - 9}H${-half - 3}Z" fill="url(#bas-stoneP)" stroke="${LEAD}"
    stroke-width="1.4"/><path d="M${-half - 2} ${top - 9}L0 4L${half + 2} ${top - 9}Z" fill="var(--bas-red-42)" stroke="${LEAD}" stroke-width="1.8"/>`;
  for (const k of [0.25, 0.5, 0.75])
    s += `<path d="M${f1(-(half + 2) * k)} ${f1(4 + (top - 13) * k)}H${f1((half + 2) * k)}" stroke="var(--bas-red-25)" stroke-width="1.4"/>`;
  s +=
    '<path d="M0 4V-12M-5 -6H5" stroke="var(--bas-gold-82)" stroke-width="2.6"/><circle cy="4" r="3" fill="var(--bas-gold-82)"/>';
  return { art: s, y, step };
}
