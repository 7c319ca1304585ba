/** Pictures of the built-in games, 370 × 150 units; ids begin with art-. */
const LEAD = "var(--art-grey-16)";
const GLASS = ["var(--art-rose-58)", "var(--art-gold-88)", "var(--art-blue-70)", "var(--art-green-79)"];

const lancet = (x: number, h: number, w: number, fill: string, line: string): string =>
  `<path d="M${x - w} 150V${150 - h + w}C${x - w} ${150 - h + w * 0.3} ${x - w * 0.4} ${150 - h + w * 0.1} ${x} ${150 - h}
    C${x + w * 0.4} ${150 - h + w * 0.1} ${x + w} ${150 - h + w * 0.3} ${x + w} ${150 - h + w}V150Z" fill="${fill}" stroke="${line}" stroke-width="3"/>`;

function petals(n: number, r: number, colours: string[], k = 0.3): string {
  let s = "";
  for (let i = 0; i < n; i++)
    s += `<path transform="rotate(${(i * 360) / n})"
      d="M0 ${-r * 0.3}C${-r * k} ${-r * 0.5} ${-r * k * 0.8} ${-r * 0.9} 0 ${-r * 0.95}
        C${r * k * 0.8} ${-r * 0.9} ${r * k} ${-r * 0.5} 0 ${-r * 0.3}Z" fill="${colours[i % colours.length]}" stroke="${LEAD}" stroke-width="1.6"/>`;
  return s;
}

/** A rose window between lancets, and light on the floor. */
function basilica(): string {
  const glass = ["var(--art-red-51)", "var(--art-blue-54)", "var(--art-gold-80)", "var(--art-teal-65)"];
  let s = `<defs><linearGradient id="art-night" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="var(--art-violet-27)"/>
      <stop offset="1" stop-color="var(--art-grey-16)"/></linearGradient></defs><rect width="370" height="150" fill="url(#art-night)"/>`;
  [30, 78, 292, 340].forEach((x, i) => {
    s += lancet(x, 118 - (i === 0 || i === 3 ? 16 : 0), 19, "var(--art-grey-16)", "var(--art-tan-72)");
    for (let row = 0; row < 6; row++)
      for (const side of [-1, 1])
        s += `<path d="M${x} ${70 + row * 14}L${x + side * 14} ${77 + row * 14}L${x} ${84 + row * 14}Z"
          fill="${glass[(row + i + (side + 1) / 2) % 4]}" stroke="${LEAD}" stroke-width="1"/>`;
  });
  s += `<g transform="translate(185 77)"><circle r="66" fill="var(--art-tan-59)" stroke="${LEAD}" stroke-width="3"/>
    <circle r="59" fill="${LEAD}"/>${petals(16, 58, GLASS, 0.16)}
    <circle r="38" fill="${LEAD}"/>${petals(8, 37, glass)}<circle r="11" fill="var(--art-cream-96)" stroke="${LEAD}" stroke-width="2"/>
    <circle r="62.5" fill="none" stroke="var(--art-tan-85b)" stroke-width="1.6"/></g>`;
  for (const [x, w] of [
    [128, 8],
    [242, 8],
  ] as const)
    s += `<path d="M${x - w} 150V40L${x} 14L${x + w} 40V150Z" fill="var(--art-tan-72)" stroke="${LEAD}" stroke-width="2"/>`;
  return s;
}

/** A river, the town, and a cathedral half built under a crane. */
function orleans(): string {
  let s = `<rect width="370" height="150" fill="var(--art-blue-49)"/><rect y="96" width="370" height="54" fill="var(--art-green-72)"/>
      <path d="M0 128C80 112 150 140 220 126S330 116 370 128V150H0Z" fill="var(--art-blue-68)" stroke="var(--art-blue-49)" stroke-width="2"/>`;
  for (const [x, y, r] of [
    [50, 30, 13],
    [66, 33, 10],
    [300, 26, 12],
    [318, 30, 15],
  ] as const)
    s += `<circle cx="${x}" cy="${y}" r="${r}" fill="var(--art-cream-95)"/>`;
  for (const [x, h, roof] of [
    [26, 34, "var(--art-red-52)"],
    [56, 44, "var(--art-blue-42)"],
    [88, 30, "var(--art-red-52)"],
    [292, 36, "var(--art-blue-42)"],
    [324, 28, "var(--art-red-52)"],
    [350, 40, "var(--art-red-52)"],
  ] as const)
    s += `<path d="M${x - 12} 112V${112 - h}H${x + 12}V112Z" fill="var(--art-cream-92)" stroke="var(--art-brown-28)" stroke-width="1.6"/>
      <path d="M${x - 15} ${112 - h}L${x} ${92 - h}L${x + 15} ${112 - h}Z" fill="${roof}" stroke="var(--art-brown-28)" stroke-width="1.6"/>
      <rect x="${x - 4}" y="100" width="8" height="12" fill="var(--art-brown-39)"/>`;
  s += `<path d="M140 112V40H176V66H198V40H234V112Z" fill="var(--art-cream-92)" stroke="var(--art-brown-28)" stroke-width="2"/>
      <path d="M140 40L158 12L176 40Z" fill="var(--art-tan-77)" stroke="var(--art-brown-28)" stroke-width="2"/>
      <path d="M198 40V26M216 40V20M234 40V28" stroke="var(--art-tan-53)" stroke-width="3"/>`;
  s += `<g transform="translate(187 84)"><circle r="13"
    fill="var(--art-grey-16)"/>${petals(8, 13, GLASS)}<circle r="3" fill="var(--art-white)"/></g>`;
  for (const x of [152, 222])
    s += `<path d="M${x - 7} 112V92Q${x - 7} 82 ${x} 78Q${x + 7} 82 ${x + 7} 92V112Z" fill="var(--art-brown-39)" stroke="var(--art-brown-28)"/>`;
  return `${s}<path d="M222 34L262 18M240 27V40" stroke="var(--art-brown-44)" stroke-width="3" fill="none"/>
    <path d="M262 18V46" stroke="var(--art-brown-28)" stroke-width="1.4"/>
      <rect x="256" y="46" width="12" height="10" fill="var(--art-tan-77)" stroke="var(--art-brown-28)"/>`;
}

/** A stone of the mosaic: the sea below, gold above. */
function stone(x: number, y: number): string {
  if (y > 104) return (x + y) % 30 ? "var(--art-blue-49)" : "var(--art-blue-61)";
  return (x * 7 + y * 3) % 40 ? "var(--art-gold-80)" : "var(--art-gold-88)";
}

/** The eight-sided castle over a sea of mosaic, under the sun. */
function stuporMundi(): string {
  let s = '<rect width="370" height="150" fill="var(--art-gold-71)"/>';
  for (let y = 0; y < 150; y += 10)
    for (let x = 0; x < 370; x += 10)
      s += `<rect x="${x + 1}" y="${y + 1}" width="8" height="8"
        fill="${stone(x, y)}"/>`;
  s += '<circle cx="300" cy="40" r="20" fill="var(--art-cream-96)" stroke="var(--art-brown-51)" stroke-width="3"/>';
  s +=
    '<path d="M104 106L120 54H250L266 106Z" fill="var(--art-cream-92)" stroke="var(--art-brown-28)" stroke-width="2.6"/>';
  for (const x of [104, 145, 185, 225, 266])
    s += `<path d="M${x - 15} 108V46H${x - 9}V40H${x - 3}V46H${x + 3}V40H${x + 9}V46H${x + 15}V108Z" fill="var(--art-cream-89)"
      stroke="var(--art-brown-28)" stroke-width="2.2"/><rect x="${x - 3}" y="62" width="6" height="14" rx="3" fill="var(--art-brown-28)"/>`;
  s +=
    '<path d="M177 108V90Q177 82 185 78Q193 82 193 90V108Z" fill="var(--art-rose-31)" stroke="var(--art-brown-28)" stroke-width="2"/>';
  return `${s}<g transform="translate(60 112)"><path d="M-26 0H26L18 14H-18Z" fill="var(--art-brown-43)" stroke="var(--art-brown-22)" stroke-width="2"/>
    <path d="M0 0V-40" stroke="var(--art-brown-22)" stroke-width="3"/>
    <path d="M2 -38Q30 -24 2 -6Z" fill="var(--art-cream-95)" stroke="var(--art-brown-22)" stroke-width="2"/>
    <path d="M10 -28V-14M4 -21H17" stroke="var(--art-red-47)" stroke-width="3"/></g>`;
}

/** A heap. */
function pebbles(): string {
  let s =
    '<rect width="370" height="150" fill="var(--art-tan-85)"/><ellipse cx="185" cy="132" rx="130" ry="14" fill="var(--art-tan-72)"/>';
  const greys = [
    "var(--art-grey-63)",
    "var(--art-stone-70)",
    "var(--art-grey-60)",
    "var(--art-stone-75)",
    "var(--art-grey-53)",
  ];
  let i = 0;
  for (const [y, count] of [
    [120, 7],
    [98, 5],
    [77, 3],
    [58, 1],
  ] as const)
    for (let k = 0; k < count; k++) {
      const x = 185 + (k - (count - 1) / 2) * 33;
      s += `<ellipse cx="${x}" cy="${y}" rx="19" ry="13" fill="${greys[i++ % 5]}" stroke="var(--art-brown-28)" stroke-width="2"
        transform="rotate(${(i * 23) % 17} ${x} ${y})"/>
          <path d="M${x - 9} ${y - 5}q6 -5 12 -3" stroke="var(--art-white)" stroke-opacity=".6" stroke-width="2" fill="none"/>`;
    }
  return s;
}

export const ART: Record<string, () => string> = { basilica, orleans, stupor_mundi: stuporMundi, pebbles };
