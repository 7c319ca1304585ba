/** The two people at the table, as lancet windows of 110 × 160 units. */
import { around, f1 } from "../../kit/pen";
import { LEAD } from "./glass";

const TAU = Math.PI * 2;
export const LANCET = "M5 158V62C5 32 30 12 55 2C80 12 105 32 105 62V158Z";
function frame(inner: string, quarry: string, qline: string): string {
  let lat = "";
  for (let i = -10; i < 24; i++) lat += `M${i * 15} -5L${i * 15 + 170} 165M${i * 15} -5L${i * 15 - 170} 165`;
  let beads = "";
  const cs = ["var(--bas-red-55)", "var(--bas-cream-94)", "var(--bas-gold-80)", "var(--bas-cream-94)"];
  for (let i = 0; i < 9; i++)
    for (const x of [8.4, 96.4])
      beads += `<rect x="${x}" y="${66 + i * 10.4}" width="5.4" height="9.4" fill="${cs[i % 4]}" stroke="${LEAD}" stroke-width="1"/>`;
  return `<path d="${LANCET}" transform="translate(55 80) scale(1.1 1.06) translate(-55 -80)" fill="url(#bas-stone)"
    stroke="${LEAD}" stroke-width="1.6"/><path d="${LANCET}" fill="${LEAD}"/><g clip-path="url(#bas-lancet)">
      <rect width="110" height="160" fill="${quarry}"/>
      <path d="${lat}" stroke="${qline}" stroke-width="1.1" fill="none"/>${inner}${beads}
      <path d="M5 62C5 32 30 12 55 2C80 12 105 32 105 62" fill="none" stroke="var(--bas-gold-80)" stroke-width="7"/>
      <path d="M9.5 64C9.5 36 32 17.6 55 8C78 17.6 100.5 36 100.5 64" fill="none" stroke="${LEAD}" stroke-width="1.4"/>
      <rect width="110" height="160" fill="url(#bas-sheenP)"/></g>
      <path d="${LANCET}" fill="none" stroke="${LEAD}" stroke-width="4"/>
      <path d="${LANCET}" fill="none" stroke="var(--bas-gold-88)" stroke-opacity=".6" stroke-width="1"/>`;
}
const L = (d: string, fill: string, w = 1.8): string =>
  `<path d="${d}" fill="${fill}" stroke="${LEAD}" stroke-width="${w}" stroke-linejoin="round" stroke-linecap="round"/>`;
const thin = (d: string, w = 1.2, c = "var(--bas-brown-28)"): string =>
  `<path d="${d}" fill="none" stroke="${c}" stroke-width="${w}" stroke-linecap="round"/>`;
function halo(x: number, y: number, r: number, c1: string, c2: string): string {
  let s = `<circle cx="${x}" cy="${y}" r="${r}" fill="${c1}" stroke="${LEAD}" stroke-width="2"/>`;
  for (let i = 0; i < 16; i++) {
    const a = (i * TAU) / 16,
      b = a + TAU / 16;
    const p = around(r - 1, a),
      q = around(r - 1, b);
    if (i % 2)
      s += `<path d="M${x} ${y}L${f1(x + p[0])} ${f1(y + p[1])}A${r - 1} ${r - 1} 0 0 1 ${f1(x + q[0])} ${f1(y + q[1])}Z"
        fill="${c2}" stroke="${LEAD}" stroke-width="1"/>`;
  }
  return `${s}<circle cx="${x}" cy="${y}" r="${r - 5}" fill="none" stroke="${LEAD}" stroke-width="1"/>`;
}
export function portraitQueen(): string {
  let s = halo(55, 62, 30, "var(--bas-gold-80)", "var(--bas-gold-88b)");
  s += L(
    "M55 38C40 38 35 50 36 64C36 78 30 88 28 98L44 96L55 84L66 96L82 98C80 88 74 78 74 64C75 50 70 38 55 38Z",
    "var(--bas-brown-48)",
  ); // hair
  s += thin("M39 58C38 72 36 84 33 94M71 58C72 72 74 84 77 94", 1.2, "var(--bas-gold-71)");
  s += L("M8 160C8 124 24 104 44 96L55 112L66 96C86 104 102 124 102 160Z", "var(--bas-blue-45)"); // mantle
  s +=
    L("M8 160C9 138 16 120 28 108L34 160Z", "var(--bas-blue-54)", 1.4) +
    L("M102 160C101 138 94 120 82 108L76 160Z", "var(--bas-blue-30)", 1.4);
  s += L("M44 96L55 112L66 96C70 110 72 136 74 160H36C38 136 40 110 44 96Z", "var(--bas-red-47)"); // gown
  s +=
    L("M50 106L55 112L60 106L62 160H48Z", "var(--bas-gold-80)", 1.3) +
    thin("M50.6 122H59.6M50 134H60.4M49.4 146H61", 1.2, LEAD);
  s += L(
    "M44 96C40 101 32 104 26 109L36 113C42 108 48 106 55 112C62 106 68 108 74 113L84 109C78 104 70 101 66 96L55 107Z",
    "var(--bas-cream-94)",
    1.4,
  ); // ermine
  for (const [x, y] of [
    [36, 107.5],
    [43, 103],
    [67, 103],
    [74, 107.5],
    [50, 106],
    [60, 106],
  ] as [number, number][])
    s += `<path d="M${x} ${y}l-1.3 3.4h2.6z" fill="${LEAD}"/>`;
  s += L("M49 78V92L55 99L61 92V78Z", "var(--bas-tan-84)", 1.4);
  s += L(
    "M55 42C45 42 41.5 52 43 65C44.4 76 50 84 55 84C60 84 65.6 76 67 65C68.5 52 65 42 55 42Z",
    "var(--bas-cream-88)",
  ); // face
  s +=
    thin("M46 59Q49.5 56.6 52.6 58.6M57.4 58.6Q60.5 56.6 64 59", 1.4) +
    thin("M46.6 63.6Q49.6 61.2 52.6 63.8M57.4 63.8Q60.4 61.2 63.4 63.6", 1.3) +
    '<circle cx="49.8" cy="63.6" r="1.3" fill="var(--bas-blue-33)"/><circle cx="60.2" cy="63.6" r="1.3" fill="var(--bas-blue-33)"/>' +
    thin("M55 62V70.5Q53.4 72 52.8 71M55 70.5Q56.6 72 57.2 71", 1.1) +
    `<path d="M51 76Q53.4 74.4 55 75.4Q56.6 74.4 59 76Q55 79.4 51 76Z" fill="var(--bas-red-51)"/>` +
    `<circle cx="46.4" cy="70.6" r="2.6" fill="var(--bas-red-72)" opacity=".45"/>
      <circle cx="63.6" cy="70.6" r="2.6" fill="var(--bas-red-72)" opacity=".45"/>`;
  s +=
    L("M40 51L36.5 33L45 41L55 27L65 41L73.5 33L70 51C64 47.6 46 47.6 40 51Z", "url(#bas-goldv)", 1.6) +
    `<circle cx="55" cy="44" r="2.7" fill="var(--bas-red-55)" stroke="var(--bas-grey-16)"/>
      <circle cx="46" cy="45.4" r="1.8" fill="var(--bas-blue-54)" stroke="var(--bas-grey-16)" stroke-width=".8"/>
      <circle cx="64" cy="45.4" r="1.8" fill="var(--bas-teal-65)" stroke="var(--bas-grey-16)" stroke-width=".8"/>` +
    ["36.5 32", "55 26", "73.5 32"]
      .map(
        (p) =>
          `<circle cx="${p.split(" ")[0]}" cy="${p.split(" ")[1]}" r="2.6" fill="var(--bas-cream-95)" stroke="${LEAD}" stroke-width="1"/>`,
      )
      .join("");
  // she offers a little church
  s += L("M62 143C66 136 84 135 90 140L88 150C80 153 68 152 62 150Z", "var(--bas-cream-88)", 1.4);
  s +=
    L("M66 140V124L74 116L82 124V140Z", "var(--bas-cream-94)", 1.4) +
    L("M82 140V112L86.6 101L91 112V140Z", "var(--bas-cream-94)", 1.4) +
    L("M64 125L74 114L84 125Z", "var(--bas-red-55)", 1.2) +
    L("M81 113L86.6 99L92 113Z", "var(--bas-blue-45)", 1.2) +
    L("M71.6 140V131Q74 127 76.4 131V140Z", "var(--bas-blue-54)", 1) +
    L("M85 126V119Q86.6 116 88.2 119V126Z", "var(--bas-gold-80)", 1);
  return frame(s, "var(--bas-teal-32)", "var(--bas-grey-23)");
}
export function portraitBishop(): string {
  let s = halo(55, 64, 30, "var(--bas-teal-65)", "var(--bas-green-79)");
  s += L("M7 160C7 126 24 108 44 100L55 110L66 100C86 108 103 126 103 160Z", "var(--bas-cream-94)"); // alb
  s +=
    L("M7 160C7 126 24 108 42 101L50 160Z", "var(--bas-violet-43)") +
    L("M103 160C103 126 86 108 68 101L60 160Z", "var(--bas-violet-35)"); // cope
  s +=
    L("M42 101L50 160H44L33 106Z", "var(--bas-gold-80)", 1.3) +
    L("M68 101L60 160H66L77 106Z", "var(--bas-gold-72)", 1.3);
  for (const [x, y] of [
    [39.5, 114],
    [42, 128],
    [44.4, 142],
  ] as [number, number][])
    s += thin(`M${x - 2} ${y}h5M${x + 0.5} ${y - 3}v6`, 1.4, "var(--bas-red-47)");
  for (const [x, y] of [
    [70.5, 114],
    [68, 128],
    [65.6, 142],
  ] as [number, number][])
    s += thin(`M${x - 3} ${y}h5M${x - 0.5} ${y - 3}v6`, 1.4, "var(--bas-red-47)");
  s += thin("M14 146C18 132 22 124 30 118M96 146C92 132 88 124 80 118", 1.3, LEAD);
  s +=
    L("M55 112L48 118L55 127L62 118Z", "var(--bas-gold-80)", 1.4) +
    '<circle cx="55" cy="118.6" r="3" fill="var(--bas-red-55)" stroke="var(--bas-grey-16)"/>';
  s += L("M38 60C36 78 41 98 55 108C69 98 74 78 72 60Z", "var(--bas-cream-91)", 1.8); // beard
  s += L(
    "M55 46C45 46 41.4 55 43 66C44.2 75 49 80 55 80C61 80 65.8 75 67 66C68.6 55 65 46 55 46Z",
    "var(--bas-cream-88)",
  );
  s +=
    L(
      "M44 70C46 82 50 84 55 84C60 84 64 82 66 70C64 77 59 76.4 55 75C51 76.4 46 77 44 70Z",
      "var(--bas-cream-94)",
      1.2,
    ) +
    thin(
      "M46 88Q50 98 55 103M64 88Q60 98 55 103M55 88V100M41 78Q43 88 47 95M69 78Q67 88 63 95",
      1.1,
      "var(--bas-stone-66)",
    );
  s +=
    thin("M45.4 60Q49 57 52.8 59.6M57.2 59.6Q61 57 64.6 60", 1.8, "var(--bas-stone-62)") +
    thin("M46.6 64.4Q49.6 62 52.6 64.6M57.4 64.6Q60.4 62 63.4 64.4", 1.3) +
    '<circle cx="49.8" cy="64.4" r="1.3" fill="var(--bas-brown-28)"/><circle cx="60.2" cy="64.4" r="1.3" fill="var(--bas-brown-28)"/>' +
    thin("M55 63V71Q53.2 73 52.4 71.6M55 71Q56.8 73 57.6 71.6", 1.2) +
    thin("M51.6 79.4Q55 81 58.4 79.4", 1.4, "var(--bas-red-46)");
  s +=
    L("M39 54C40 40 46 26 55 14C64 26 70 40 71 54C62 49.6 48 49.6 39 54Z", "var(--bas-cream-98)") +
    L("M52.4 50.6V18.6L55 14L57.6 18.6V50.6Z", "var(--bas-gold-80)", 1.2) +
    L("M39 54C48 49.6 62 49.6 71 54L71.4 47C62 43 48 43 38.6 47Z", "var(--bas-gold-72)", 1.3) +
    `<circle cx="55" cy="47.4" r="2.6" fill="var(--bas-red-55)" stroke="var(--bas-grey-16)"/>
      <circle cx="46" cy="48.6" r="1.7" fill="var(--bas-blue-54)" stroke="var(--bas-grey-16)" stroke-width=".8"/>
      <circle cx="64" cy="48.6" r="1.7" fill="var(--bas-blue-54)" stroke="var(--bas-grey-16)" stroke-width=".8"/>`;
  // crozier
  s +=
    `<path d="M22 160V56C22 42 10 38 12 30C14 21 31 22 31 33C31 42 20 42 20.6 35.6C21 32.4 25.6 32.4 25.8 35" fill="none"
      stroke="${LEAD}" stroke-width="6.4" stroke-linecap="round" transform="translate(3 6)"/>
        <path d="M22 160V56C22 42 10 38 12 30C14 21 31 22 31 33C31 42 20 42 20.6 35.6C21 32.4 25.6 32.4 25.8 35" fill="none"
        stroke="var(--bas-gold-88b)" stroke-width="3.4" stroke-linecap="round" transform="translate(3 6)"/>
          <circle cx="25" cy="66" r="4" fill="url(#bas-goldv)" stroke="${LEAD}" stroke-width="1.2"/>` +
    L("M18 122C18 117 31 116 33 121C35 127 33 133 27 134C21 134 18 129 18 122Z", "var(--bas-cream-88)", 1.4) +
    thin("M20 124H30M20 128H30", 1, "var(--bas-brown-51)");
  return frame(s, "var(--bas-rose-31)", "var(--bas-rose-21)");
}
