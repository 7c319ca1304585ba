/** Stained glass, drawn in code: the four vaults, their signs, crowns and scaffolding, on a square from -50 to 50. */
import { around, f1, type Point, polygon, TAU } from "../../kit/pen";

export type Colour = "yellow" | "blue" | "red" | "green";
interface Glass {
  ink: string;
  deep: string;
  base: string;
  mid: string;
  light: string;
  glow: string;
}

export const COLOURS: readonly Colour[] = ["yellow", "blue", "red", "green"];
export const GLASS: Record<Colour, Glass> = {
  red: {
    ink: "var(--bas-rose-18)",
    deep: "var(--bas-rose-31)",
    base: "var(--bas-red-41)",
    mid: "var(--bas-red-51)",
    light: "var(--bas-rose-58)",
    glow: "var(--bas-red-80)",
  },
  blue: {
    ink: "var(--bas-blue-17)",
    deep: "var(--bas-blue-30)",
    base: "var(--bas-blue-45)",
    mid: "var(--bas-blue-54)",
    light: "var(--bas-blue-70)",
    glow: "var(--bas-blue-89)",
  },
  green: {
    ink: "var(--bas-grey-23)",
    deep: "var(--bas-teal-40)",
    base: "var(--bas-green-56)",
    mid: "var(--bas-teal-65)",
    light: "var(--bas-green-79)",
    glow: "var(--bas-green-94)",
  },
  yellow: {
    ink: "var(--bas-brown-30)",
    deep: "var(--bas-brown-55)",
    base: "var(--bas-gold-72)",
    mid: "var(--bas-gold-80)",
    light: "var(--bas-gold-88b)",
    glow: "var(--bas-cream-95)",
  },
};
export const LEAD = "var(--bas-grey-16)";
const RIB = "var(--bas-cream-92)";
const IVORY = "var(--bas-cream-94)";
const pane = (d: string, fill: string, w = 1.3): string =>
  `<path d="${d}" fill="${fill}" stroke="${LEAD}" stroke-width="${w}" stroke-linejoin="round"/>`;
const rib = (d: string, w = 3.4): string =>
  `<path d="${d}" fill="none" stroke="${LEAD}" stroke-width="${w + 2}" stroke-linecap="round"/>
    <path d="${d}" fill="none" stroke="var(--bas-tan-71)" stroke-width="${w}" stroke-linecap="round"/>
    <path d="${d}" fill="none" stroke="${RIB}" stroke-width="${w * 0.42}" stroke-linecap="round"/>`;
const ground = (fill: string): string => `<rect x="-50" y="-50" width="100" height="100" fill="${fill}"/>`;
const quarter = (i: number, inner: string): string => `<g transform="rotate(${i * 90})">${inner}</g>`;

const QUATREFOIL = `M0 -32C10 -32 16 -25 14.6 -14.6C25 -16 32 -10 32 0C32 10 25 16 14.6 14.6C16 25 10 32 0 32C-10 32 -16 25 -14.6 14.6
    C-25 16 -32 10 -32 0C-32 -10 -25 -16 -14.6 -14.6C-16 -25 -10 -32 0 -32Z`;

/** Red: a quadripartite vault with a quatrefoil of liernes. */
function redVault(c: Glass): string {
  let s = ground(c.deep);
  const field = [c.base, c.deep, c.ink, c.deep];
  const shades = [
    [c.mid, c.light, c.glow],
    [c.base, c.mid, c.light],
    [c.deep, c.base, c.mid],
    [c.base, c.mid, c.light],
  ];
  for (let i = 0; i < 4; i++) {
    const [a, b, top] = shades[i] as [string, string, string];
    s += quarter(
      i,
      pane("M-50 -50H50L0 0Z", field[i]!) +
        pane("M-50 -50L-22 -22Q-16 -34 0 -38V-50Z", a) +
        pane("M50 -50L22 -22Q16 -34 0 -38V-50Z", b) +
        pane("M-29 -50Q-12 -46 0 -33Q12 -46 29 -50Z", top) +
        pane("M-14 -50Q-5 -48 0 -41Q5 -48 14 -50Z", c.deep) +
        `<circle cy="-46" r="2.4" fill="${c.glow}" stroke="${LEAD}" stroke-width=".9"/>`,
    );
  }
  s += pane(QUATREFOIL, c.base, 2);
  for (let i = 0; i < 4; i++) {
    s += quarter(
      i,
      pane("M0 0L-14.6 -14.6C-16 -25 -10 -32 0 -32Z", i === 2 ? c.mid : c.light) +
        pane("M0 0L14.6 -14.6C16 -25 10 -32 0 -32Z", i === 0 ? c.glow : c.mid) +
        pane("M0 -29C-5 -27 -6 -20 0 -15C6 -20 5 -27 0 -29Z", c.base),
    );
  }
  return s + rib("M-50 -50L-14.6 -14.6M50 -50L14.6 -14.6M50 50L14.6 14.6M-50 50L-14.6 14.6", 2.4) + rib(QUATREFOIL, 2);
}

/** Blue: an eight-pointed star vault, each ray split in a lit and a shaded half. */
function blueVault(c: Glass): string {
  let s = ground(c.deep);
  for (let i = 0; i < 8; i++) {
    const a = ((i - 2) * TAU) / 8;
    const far = (k: number) => (k % 2 ? 70.7 : 50);
    s += pane(polygon([[0, 0], around(far(i), a), around(far(i + 1), a + TAU / 8)]), i % 2 ? c.deep : c.ink);
  }
  for (let i = 0; i < 4; i++) {
    s += quarter(i, pane("M22 -50Q31 -31 50 -22V-50Z", c.base) + pane("M34 -50Q38 -38 50 -34V-50Z", c.light));
  }
  for (let i = 0; i < 8; i++) {
    const a = ((i - 2) * TAU) / 8;
    const tip = around(i % 2 ? 52 : 50, a);
    s += pane(polygon([[0, 0], around(20, a - TAU / 16), tip]), i % 2 ? c.mid : c.light);
    s += pane(polygon([[0, 0], tip, around(20, a + TAU / 16)]), i % 2 || i === 4 ? c.base : c.mid);
  }
  const star: Point[] = [];
  for (let i = 0; i < 16; i++) star.push(around(i % 2 ? 20 : (i / 2) % 2 ? 52 : 50, ((i - 4) * TAU) / 16));
  return s + rib(polygon(star), 2);
}

/** Green: a fan vault, four conoids opening from the corners. */
function greenVault(c: Glass): string {
  let s = ground(c.light);
  s += pane("M0 -50Q6 -6 50 0Q6 6 0 50Q-6 6 -50 0Q-6 -6 0 -50Z", "url(#bas-q-green)", 1.2);
  const n = 5;
  for (let k = 0; k < 4; k++) {
    s += `<g transform="rotate(${k * 90}) translate(-50 -50)">`;
    for (let i = 0; i < n; i++) {
      const a = (i * TAU) / 4 / n;
      const b = ((i + 1) * TAU) / 4 / n;
      const segment = (near: number, far: number) => {
        const [p, q, r, t] = [around(near, a), around(far, a), around(far, b), around(near, b)];
        const at = ([x, y]: Point) => `${f1(x)} ${f1(y)}`;
        return `M${at(p)}L${at(q)}A${far} ${far} 0 0 1 ${at(r)}L${at(t)}A${near} ${near} 0 0 0 ${at(p)}Z`;
      };
      const odd = (i + k) % 2;
      s += pane(segment(31, 46.5), odd ? c.base : c.mid, 1.1) + pane(segment(16, 31), odd ? c.deep : c.base, 1.1);
      s += pane(segment(0, 16), odd ? c.base : c.deep, 1);
      const [x, y] = around(39.5, (a + b) / 2);
      s += `<circle cx="${f1(x)}" cy="${f1(y)}" r="2.6" fill="${c.glow}" stroke="${LEAD}" stroke-width=".9"/>`;
    }
    s += `${rib("M46.5 0A46.5 46.5 0 0 1 0 46.5", 2.2)}<path d="M31 0A31 31 0 0 1 0 31" fill="none" stroke="${LEAD}" stroke-width="2"/></g>`;
  }
  return s;
}

/** Yellow: an oculus of sun-rays, like a rose window. */
function yellowVault(c: Glass): string {
  let s = ground(c.deep);
  for (let i = 0; i < 4; i++) {
    s += quarter(
      i,
      `${pane("M-50 -50H-4A46 46 0 0 0 -46 -4V-50Z", i % 2 ? c.deep : "var(--bas-brown-60)")}
        <circle cx="-38.5" cy="-38.5" r="7.2" fill="${c.light}" stroke="${LEAD}" stroke-width="1.6"/>
        <circle cx="-38.5" cy="-38.5" r="3" fill="${c.deep}"/>`,
    );
  }
  s += `<circle r="46" fill="${c.base}" stroke="${LEAD}" stroke-width="1.5"/>`;
  const n = 12;
  for (let i = 0; i < n; i++) {
    const a = (i * TAU) / n - TAU / 4 - TAU / n / 2;
    const b = a + TAU / n;
    const m = (a + b) / 2;
    const at = ([x, y]: Point) => `${f1(x)} ${f1(y)}`;
    s += pane(`M0 0L${at(around(45.5, a))}A45.5 45.5 0 0 1 ${at(around(45.5, b))}Z`, i % 2 ? c.mid : c.base, 1.1);
    const ray = `M0 0L${at(around(18, a))}Q${at(around(33, m - 0.16))} ${at(around(42, m))}Q${at(around(33, m + 0.16))} ${at(around(18, b))}Z`;
    s += pane(ray, i % 2 ? c.light : c.glow, 1.1);
  }
  return s + rib("M46 0A46 46 0 1 1 -46 0A46 46 0 1 1 46 0", 2.2);
}

const VAULTS: Record<Colour, (c: Glass) => string> = {
  red: redVault,
  blue: blueVault,
  green: greenVault,
  yellow: yellowVault,
};

/** The signs by which colours are known without colour: rose, star, trefoil, sun. */
export const SIGN: Record<Colour, (fill: string) => string> = {
  red: (fill) => {
    let s = "";
    for (let i = 0; i < 5; i++)
      s += `<path transform="rotate(${i * 72})" d="M0 -1.5C-5.6 -3.2 -6.2 -9.8 -1.9 -10.4Q-.6 -10.4 0 -9.2Q.6 -10.4 1.9 -10.4
        C6.2 -9.8 5.6 -3.2 0 -1.5Z" fill="${fill}"/>`;
    return `${s}<circle r="2.7" fill="${LEAD}"/><circle r="1.6" fill="${fill}"/>`;
  },
  blue: (fill) => {
    const p: Point[] = [];
    for (let i = 0; i < 12; i++) p.push(around(i % 2 ? 4.4 : 10.6, (i * TAU) / 12 - TAU / 4));
    return `<path d="${polygon(p)}" fill="${fill}"/>`;
  },
  green: (fill) =>
    `<g fill="${fill}"><circle cx="0" cy="-5.2" r="4.9"/><circle cx="-5.3" cy="2.6" r="4.9"/><circle cx="5.3" cy="2.6" r="4.9"/>
      <path d="M-1.1 0H1.1L2.4 10.6H-2.4Z"/></g>`,
  yellow: (fill) => {
    let s = `<circle r="5" fill="${fill}"/>`;
    for (let i = 0; i < 8; i++)
      s += `<path transform="rotate(${i * 45})" d="M-1.9 -6.3L0 -11L1.9 -6.3Z" fill="${fill}"/>`;
    return s;
  },
};

/** A keystone with the sign of a colour. */
export const boss = (colour: Colour, x = 0, y = 0, k = 1): string =>
  `<g transform="translate(${f1(x)} ${f1(y)}) scale(${k})"><circle r="16.6" fill="${LEAD}"/>
    <circle r="15.2" fill="url(#bas-goldring)"/>
    <circle r="12.9" fill="${GLASS[colour].ink}" stroke="${LEAD}" stroke-width=".8"/>${SIGN[colour](IVORY)}</g>`;

export const CROWN = "M-8.6 5.6L-10.4 -4.4L-5 -.4L0 -7.6L5 -.4L10.4 -4.4L8.6 5.6Z";
export const crown = (x: number, y: number, k = 1): string =>
  `<g transform="translate(${f1(x)} ${f1(y)}) scale(${k})">
    <path d="${CROWN}" fill="${LEAD}" stroke="${LEAD}" stroke-width="4.4" stroke-linejoin="round"/>
    <path d="${CROWN}" fill="url(#bas-goldv)" stroke="var(--bas-brown-39)" stroke-width=".7" stroke-linejoin="round"/>
    <circle cx="-10.4" cy="-5.2" r="1.9" fill="var(--bas-gold-88b)"/><circle cy="-8.6" r="2.1" fill="var(--bas-gold-88b)"/>
    <circle cx="10.4" cy="-5.2" r="1.9" fill="var(--bas-gold-88b)"/><path d="M-7.6 3.1H7.6" stroke="var(--bas-brown-47)" stroke-width="1.2"/>
    <circle cy="3.1" r="1.5" fill="var(--bas-red-55)"/><circle cx="-4.6" cy="3.1" r="1.1" fill="var(--bas-blue-54)"/>
      <circle cx="4.6" cy="3.1" r="1.1" fill="var(--bas-teal-65)"/></g>`;

/** A vault side: one colour, or two of a wild vault divided by a rib. */
export function vaultTile(colours: readonly Colour[]): string {
  const [a, b] = colours as [Colour, Colour?];
  let s: string;
  if (!b) s = VAULTS[a](GLASS[a]) + boss(a);
  else {
    s = `<g clip-path="url(#bas-tl)">${VAULTS[a](GLASS[a])}</g><g clip-path="url(#bas-br)">${VAULTS[b](GLASS[b])}</g>`;
    s += rib("M50 -50L-50 50", 3.2) + boss(a, -20, -20, 0.78) + boss(b, 20, 20, 0.78);
  }
  return `<g clip-path="url(#bas-sq)">${s}<rect x="-50" y="-50" width="100" height="100" fill="url(#bas-sheen)"/></g>
    <rect x="-49" y="-49" width="98" height="98" rx="3" fill="none" stroke="${LEAD}" stroke-width="4.6"/>
    <rect x="-47.4" y="-47.4" width="94.8" height="94.8" rx="2" fill="none" stroke="var(--bas-gold-88)" stroke-opacity=".38" stroke-width=".9"/>`;
}

/** The name of a vault's picture among the definitions. */
export const vaultName = (colours: readonly string[]): string => `bas-vault-${colours.join("-")}`;

export function scaffolding(): string {
  const beam = (d: string, w: number) =>
    `<path d="${d}" stroke="var(--bas-ink-19)" stroke-width="${w + 2.4}" stroke-linecap="round"/>
      <path d="${d}" stroke="var(--bas-brown-51)" stroke-width="${w}" stroke-linecap="round"/>
      <path d="${d}" stroke="var(--bas-gold-67)" stroke-width="${f1(w * 0.32)}" stroke-linecap="round" transform="translate(-.8 -1)"/>`;
  let s = `<rect x="-48" y="-48" width="96" height="96" rx="3" fill="var(--bas-ink-19)" stroke="var(--bas-grey-16)" stroke-width="3"/><g fill="none">`;
  s += beam("M-38 -44V44", 6) + beam("M38 -44V44", 6) + beam("M-36 -40L36 -4", 4) + beam("M36 4L-36 40", 4);
  s += `${beam("M-44 -22H44", 5)}${beam("M-44 24H44", 5)}${beam("M0 -44V44", 5)}</g>`;
  for (const x of [-38, 0, 38])
    for (const y of [-22, 24])
      s += `<path transform="translate(${x} ${y})" stroke="var(--bas-cream-88)" stroke-width="1.3" opacity=".9" d="M-4 -3L4 3M-4 0L4 0M-4 3L4 -3"/>`;
  return s;
}

/** A small rose window of stained glass, worth two points. */
export function rose(k = 1): string {
  const cs = ["var(--bas-rose-65)", "var(--bas-gold-88b)", "var(--bas-green-79)", "var(--bas-blue-70)"];
  let s = `<circle r="13" fill="${LEAD}"/><circle r="11.6" fill="url(#bas-goldring)"/><circle r="10" fill="var(--bas-blue-22)"/>`;
  for (let i = 0; i < 8; i++)
    s += `<path transform="rotate(${i * 45})" d="M0 -3.4C-3.4 -5.4 -3 -9.4 0 -9.5C3 -9.4 3.4 -5.4 0 -3.4Z" fill="${cs[i % 4]}"
      stroke="${LEAD}" stroke-width=".7"/>`;
  return `<g transform="scale(${f1(k)})">${s}<circle r="3.1" fill="var(--bas-cream-95)" stroke="${LEAD}" stroke-width=".8"/></g>`;
}

/** An altar: a draped table with a cross and two candles. */
export const altar = (k = 1): string =>
  `<g transform="scale(${f1(k)})"><circle r="13" fill="${LEAD}"/><circle r="11.6" fill="url(#bas-goldring)"/>
    <circle r="10" fill="var(--bas-rose-24)"/><path d="M-7 1H7V3H-7Z" fill="var(--bas-cream-94)" stroke="${LEAD}" stroke-width=".6"/>
    <path d="M-6 3H6V8H-6Z" fill="var(--bas-tan-77)" stroke="${LEAD}" stroke-width=".6"/><path d="M-6 3L-3 6L0 3L3 6L6 3Z" fill="var(--bas-white)"/>
    <path d="M0 -8V0M-2.6 -5.4H2.6" stroke="var(--bas-gold-88b)" stroke-width="1.6"/>
    <path d="M-5 -3V1M5 -3V1" stroke="var(--bas-white)" stroke-width="1.2"/><circle cx="-5" cy="-4.2" r="1" fill="var(--bas-gold-88b)"/>
    <circle cx="5" cy="-4.2" r="1" fill="var(--bas-gold-88b)"/></g>`;
