/** The cathedral that grows: eight sections, in stone when built, as architect's lines while missing. */
import { at, f1 } from "../../kit/pen";
import { line, PEN, shape } from "./pen";

/* a pen that lays stone or only draws lines */
interface Mason {
  S: (d: string, fill?: string, width?: number) => string;
  W: (d: string, fill?: string) => string;
  T: (d: string, width?: number, color?: string) => string;
  stone: boolean;
}
export type Mode = "stone" | "next" | "line";
function mason(mode: Mode): Mason {
  const col = mode === "next" ? "var(--orl-cream-96)" : "var(--orl-cream-97)",
    op = mode === "next" ? 1 : 0.62;
  const drawn = (d: string, w: number) =>
    `<path d="${d}" fill="${mode === "next" ? "var(--orl-gold-92-a47)" : "none"}" stroke="${col}" stroke-opacity="${op}"
      stroke-width="${mode === "next" ? w * 1.15 : w * 0.85}" stroke-linejoin="round" ${mode === "next" ? "" : 'stroke-dasharray="5 3"'}/>`;
  return mode === "stone"
    ? {
        S: (d, f = "url(#orl-ston)", w = 1.4) =>
          shape(d, f, w) + (f === "url(#orl-ston)" ? `<path d="${d}" fill="url(#orl-mason)"/>` : ""),
        W: (d, f = "var(--orl-blue-44)") => shape(d, f, 1.1),
        T: (d, w = 1, c = "var(--orl-tan-59)") => line(d, w, c),
        stone: true,
      }
    : {
        S: (d) => drawn(d, 1.5),
        W: (d) => drawn(d, 1),
        T: (d) => `<path d="${d}" fill="none" stroke="${col}" stroke-opacity="${op * 0.7}" stroke-width=".9"/>`,
        stone: false,
      };
}
const lancet = (x: number, y: number, w: number, h: number): string =>
  `M${f1(x - w / 2)} ${y}V${f1(y - h + w * 0.7)}Q${f1(x - w / 2)} ${f1(y - h + w * 0.2)} ${x} ${y - h}
    Q${f1(x + w / 2)} ${f1(y - h + w * 0.2)} ${f1(x + w / 2)} ${f1(y - h + w * 0.7)}V${y}Z`;
function rose(r: number, p: Mason): string {
  let s = p.S(`M${-r} 0A${r} ${r} 0 1 1 ${r} 0A${r} ${r} 0 1 1 ${-r} 0Z`, "var(--orl-cream-97)", 1.4);
  if (!p.stone)
    return (
      s + p.T(`M${-r * 0.4} 0A${r * 0.4} ${r * 0.4} 0 1 1 ${r * 0.4} 0A${r * 0.4} ${r * 0.4} 0 1 1 ${-r * 0.4} 0Z`)
    );
  const cs = ["var(--orl-red-56)", "var(--orl-blue-56)", "var(--orl-gold-82)", "var(--orl-green-62b)"];
  s += `<circle r="${f1(r * 0.86)}" fill="var(--orl-blue-27)"/>`;
  for (let i = 0; i < 12; i++)
    s += `<path transform="rotate(${i * 30})"
      d="M0 ${f1(-r * 0.3)}C${f1(-r * 0.2)} ${f1(-r * 0.5)} ${f1(-r * 0.2)} ${f1(-r * 0.78)} 0 ${f1(-r * 0.8)}
        C${f1(r * 0.2)} ${f1(-r * 0.78)} ${f1(r * 0.2)} ${f1(-r * 0.5)} 0 ${f1(-r * 0.3)}Z" fill="${cs[i % 4]}"
          stroke="var(--orl-grey-16)" stroke-width=".7"/>`;
  return `${s}<circle r="${f1(r * 0.24)}" fill="var(--orl-cream-96)" stroke="var(--orl-grey-16)" stroke-width=".8"/>`;
}
const SECTION: Record<number, (p: Mason) => string> = {
  1: (p) => {
    let s = p.S("M-82 0V-84H82V0Z") + p.S("M-88 0V-7H88V0Z", "var(--orl-tan-86)");
    for (const [x, w, h] of [
      [-51, 36, 62],
      [0, 44, 72],
      [51, 36, 62],
    ] as const) {
      s +=
        p.S(`M${x - w / 2 - 5} -${h - 20}L${x} -${h + 24}L${x + w / 2 + 5} -${h - 20}Z`, "var(--orl-cream-92b)", 1.3) +
        p.S(lancet(x, -7, w, h), "var(--orl-tan-86)", 1.3) +
        p.W(lancet(x, -7, w * 0.78, h * 0.86), "var(--orl-tan-77)") +
        p.W(lancet(x, -7, w * 0.56, h * 0.7), "var(--orl-brown-45)");
      if (p.stone)
        s +=
          line(`M${x} -7V-${f1(h * 0.62)}`, 1.2, "var(--orl-brown-28)") +
          `<circle cx="${x}" cy="-${h + 4}" r="3.6" fill="var(--orl-blue-56)" stroke="${PEN}" stroke-width=".9"/>`;
    }
    if (p.stone)
      for (const x of [-76, -26, 26, 76]) s += shape(`M${x - 3.4} -7V-84H${x + 3.4}V-7Z`, "var(--orl-cream-92b)", 1);
    return s;
  },
  2: (p) => aisle(p),
  3: (p) => `<g transform="scale(-1 1)">${aisle(p)}</g>`,
  4: (p) => {
    let s =
      p.S("M-80 -84V-172H80V-84Z") +
      p.S("M-84 -84V-91H84V-84Z", "var(--orl-cream-97)") +
      at(rose(29, p), 0, -131) +
      at(rose(17, p), -55, -128) +
      at(rose(17, p), 55, -128);
    s += p.S("M-84 -172V-165H84V-172Z", "var(--orl-cream-97)");
    if (p.stone)
      for (const x of [-76, -33.4, 33.4, 76])
        s += shape(`M${x - 3.2} -91V-165H${x + 3.2}V-91Z`, "var(--orl-cream-92b)", 1);
    return s;
  },
  5: (p) => {
    let s = p.S("M-78 -172V-214H78V-172Z");
    for (let i = -6; i <= 6; i++)
      s += p.W(lancet(i * 11.4, -175, 7.4, 32), i % 2 ? "var(--orl-blue-44)" : "var(--orl-blue-62)");
    s += p.S("M-82 -214V-208H82V-214Z", "var(--orl-cream-97)");
    for (let i = -7; i <= 7; i++)
      s += p.S(`M${i * 10.8 - 3} -214V-222H${i * 10.8 + 3}V-214Z`, "var(--orl-cream-92b)", 1);
    return s;
  },
  6: (p) => `<g transform="translate(-53 0)">${tower(p)}</g>`,
  7: (p) => `<g transform="translate(53 0)">${tower(p)}</g>`,
  8: (p) => {
    const s =
      p.S("M-27 -215L0 -268L27 -215Z", "var(--orl-blue-67)") +
      p.T("M-18 -232H18M-10 -248H10M-9 -215V-250M9 -215V-250", 0.9, "var(--orl-blue-51)") +
      p.S("M-8 -256L-6 -292H6L8 -256Z", "var(--orl-blue-72)") +
      p.S("M-6 -292L0 -372L6 -292Z", "var(--orl-blue-63)") +
      p.T("M-4.4 -312H4.4M-3 -332H3M-1.6 -352H1.6") +
      p.S("M-1.4 -372V-392H1.4V-372ZM-7 -385H7V-382H-7Z", "var(--orl-gold-82)", 1);
    return s + p.S("M0 -216m-9 -14a9 9 0 1 1 18 0a9 9 0 1 1 -18 0", "var(--orl-cream-97)", 1);
  },
};
function aisle(p: Mason): string {
  // flying buttress, aisle, pinnacle
  let s =
    p.S("M-80 -158C-100 -150 -112 -126 -116 -104H-108C-104 -122 -94 -138 -80 -146Z", "var(--orl-cream-92b)") +
    p.S("M-80 -122C-94 -116 -104 -104 -108 -88H-101C-97 -98 -90 -106 -80 -110Z", "var(--orl-cream-92b)");
  s +=
    p.S("M-142 0V-78H-82V0Z") +
    p.S("M-144 -78L-136 -96H-82V-78Z", "var(--orl-blue-67)") +
    p.T("M-139 -87H-82M-128 -96V-78M-112 -96V-78M-97 -96V-78", 0.9, "var(--orl-blue-51)");
  s +=
    p.S("M-122 0V-116H-104V0Z", "var(--orl-cream-92b)") +
    p.S("M-124 -116L-113 -148L-102 -116Z", "var(--orl-tan-86)") +
    p.T("M-113 -148V-156", 1.8, "var(--orl-gold-63)");
  for (const x of [-132, -93])
    s +=
      p.W(lancet(x, -20, 13, 44), "var(--orl-blue-56)") +
      p.T(`M${x} -20V-60M${x - 6} -36H${x + 6}`, 1, "var(--orl-cream-97)");
  return s + p.S("M-148 0V-7H-80V0Z", "var(--orl-tan-86)");
}
function tower(p: Mason): string {
  let s =
    p.S("M-25 -215V-296H25V-215Z") +
    p.S("M-22 -296V-352H22V-296Z") +
    p.S("M-28 -296V-290H28V-296Z", "var(--orl-cream-97)");
  for (const x of [-11, 11])
    s += p.W(lancet(x, -222, 12, 60), "var(--orl-blue-44)") + p.T(`M${x} -222V-276`, 1, "var(--orl-cream-97)");
  for (const x of [-13, 0, 13]) s += p.W(lancet(x, -302, 8, 42), "var(--orl-blue-62)");
  for (const x of [-24, 24]) s += p.S(`M${x - 4} -215V-300L${x} -318L${x + 4} -300V-215Z`, "var(--orl-cream-92b)");
  s += p.S("M-25 -352V-358H25V-352Z", "var(--orl-cream-97)");
  for (const x of [-21, -10.5, 0, 10.5, 21])
    s += p.S(`M${x - 4.4} -358L${x} -378L${x + 4.4} -358Z`, "var(--orl-cream-92b)", 1);
  return s;
}
export function scaffolding(): string {
  // poles, planks and a treadwheel crane at the next section
  const b = (d: string, w = 3) =>
    `<path d="${d}" fill="none" stroke="${PEN}" stroke-width="${w + 1.6}" stroke-linecap="round"/>
      <path d="${d}" fill="none" stroke="var(--orl-gold-63)" stroke-width="${w}" stroke-linecap="round"/>`;
  return (
    b("M-92 -98V-268M-70 -222V-268", 2.6) +
    b("M-96 -184H-80M-96 -232H-66M-96 -260H-66", 2.6) +
    b("M-90 -230L-72 -258", 2) +
    b("M-28 -222V-284", 3.4) +
    b("M-36 -280L-60 -302", 3.4) +
    b("M-28 -262L-50 -292", 2.2) +
    b("M-28 -282L-16 -290", 3) +
    line("M-60 -301V-262", 1.2, "var(--orl-brown-28)") +
    shape("M-68 -262H-52V-250H-68Z", "var(--orl-cream-92b)", 1.3) +
    `<circle cx="-28" cy="-234" r="12" fill="var(--orl-tan-82)" stroke="${PEN}" stroke-width="1.8"/>
      <path d="M-40 -234H-16M-28 -246V-222M-36.5 -242.5L-19.5 -225.5M-19.5 -242.5L-36.5 -225.5" stroke="var(--orl-brown-45)"
      stroke-width="1.2"/><circle cx="-28" cy="-234" r="2.4" fill="${PEN}"/>`
  );
}
/** One section in stone, in gold lines because it is next, or in the lines of the plan. */
export const section = (number: number, mode: Mode): string => SECTION[number]!(mason(mode));
/** What stands behind is drawn first. */
export const SECTION_ORDER = [8, 7, 6, 2, 3, 1, 4, 5] as const;
