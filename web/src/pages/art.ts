/** Pictures of the built-in games, 370 × 150 units; ids begin with art-. */
const LEAD = "#120d0b";

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
  const glass = ["#b9223b", "#3467d6", "#eeb033", "#2aa87d"];
  let s = `<defs><linearGradient id="art-night" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#2c2238"/>
      <stop offset="1" stop-color="#120d12"/></linearGradient></defs><rect width="370" height="150" fill="url(#art-night)"/>`;
  [30, 78, 292, 340].forEach((x, i) => {
    s += lancet(x, 118 - (i === 0 || i === 3 ? 16 : 0), 19, "#0c0809", "#b7a37b");
    for (let row = 0; row < 6; row++)
      for (const side of [-1, 1])
        s += `<path d="M${x} ${70 + row * 14}L${x + side * 14} ${77 + row * 14}L${x} ${84 + row * 14}Z"
          fill="${glass[(row + i + (side + 1) / 2) % 4]}" stroke="${LEAD}" stroke-width="1"/>`;
  });
  s += `<g transform="translate(185 77)"><circle r="66" fill="#8d7a59" stroke="${LEAD}" stroke-width="3"/>
    <circle r="59" fill="${LEAD}"/>${petals(16, 58, ["#6a9df3", "#d23c52", "#fbd46b", "#66d3a6"], 0.16)}
    <circle r="38" fill="${LEAD}"/>${petals(8, 37, glass)}<circle r="11" fill="#fff4c2" stroke="${LEAD}" stroke-width="2"/>
    <circle r="62.5" fill="none" stroke="#e3cc93" stroke-width="1.6"/></g>`;
  for (const [x, w] of [
    [128, 8],
    [242, 8],
  ] as const)
    s += `<path d="M${x - w} 150V40L${x} 14L${x + w} 40V150Z" fill="#b7a37b" stroke="${LEAD}" stroke-width="2"/>`;
  return s;
}

/** A river, the town, and a cathedral half built under a crane. */
function orleans(): string {
  let s = `<rect width="370" height="150" fill="#2a5fa8"/><rect y="96" width="370" height="54" fill="#8fb26a"/>
      <path d="M0 128C80 112 150 140 220 126S330 116 370 128V150H0Z" fill="#5aa0d8" stroke="#2a5fa8" stroke-width="2"/>`;
  for (const [x, y, r] of [
    [50, 30, 13],
    [66, 33, 10],
    [300, 26, 12],
    [318, 30, 15],
  ] as const)
    s += `<circle cx="${x}" cy="${y}" r="${r}" fill="#f4efe0"/>`;
  for (const [x, h, roof] of [
    [26, 34, "#b23a3a"],
    [56, 44, "#2a4a8a"],
    [88, 30, "#b23a3a"],
    [292, 36, "#2a4a8a"],
    [324, 28, "#b23a3a"],
    [350, 40, "#b23a3a"],
  ] as const)
    s += `<path d="M${x - 12} 112V${112 - h}H${x + 12}V112Z" fill="#f1e2c2" stroke="#3a2413" stroke-width="1.6"/>
      <path d="M${x - 15} ${112 - h}L${x} ${92 - h}L${x + 15} ${112 - h}Z" fill="${roof}" stroke="#3a2413" stroke-width="1.6"/>
      <rect x="${x - 4}" y="100" width="8" height="12" fill="#5a3f1e"/>`;
  s += `<path d="M140 112V40H176V66H198V40H234V112Z" fill="#efe3c8" stroke="#3a2413" stroke-width="2"/>
      <path d="M140 40L158 12L176 40Z" fill="#c9b184" stroke="#3a2413" stroke-width="2"/>
      <path d="M198 40V26M216 40V20M234 40V28" stroke="#8b6237" stroke-width="3"/>`;
  s += `<g transform="translate(187 84)"><circle r="13"
    fill="#120d0b"/>${petals(8, 13, ["#d23c52", "#fbd46b", "#6a9df3", "#66d3a6"])}<circle r="3" fill="#fff"/></g>`;
  for (const x of [152, 222])
    s += `<path d="M${x - 7} 112V92Q${x - 7} 82 ${x} 78Q${x + 7} 82 ${x + 7} 92V112Z" fill="#5a3f1e" stroke="#3a2413"/>`;
  return `${s}<path d="M222 34L262 18M240 27V40" stroke="#6b4a2a" stroke-width="3" fill="none"/>
    <path d="M262 18V46" stroke="#3a2413" stroke-width="1.4"/><rect x="256" y="46" width="12" height="10" fill="#c9b184" stroke="#3a2413"/>`;
}

/** The eight-sided castle over a sea of mosaic, under the sun. */
function stuporMundi(): string {
  let s = '<rect width="370" height="150" fill="#c99a3a"/>';
  for (let y = 0; y < 150; y += 10)
    for (let x = 0; x < 370; x += 10)
      s += `<rect x="${x + 1}" y="${y + 1}" width="8" height="8"
        fill="${y > 104 ? ((x + y) % 30 ? "#1f5fae" : "#3a86cf") : (x * 7 + y * 3) % 40 ? "#e2b654" : "#f2d283"}"/>`;
  s += '<circle cx="300" cy="40" r="20" fill="#fff0b8" stroke="#8a5a12" stroke-width="3"/>';
  s += '<path d="M104 106L120 54H250L266 106Z" fill="#f1e2c2" stroke="#3a2413" stroke-width="2.6"/>';
  for (const x of [104, 145, 185, 225, 266])
    s += `<path d="M${x - 15} 108V46H${x - 9}V40H${x - 3}V46H${x + 3}V40H${x + 9}V46H${x + 15}V108Z" fill="#efd9ac"
      stroke="#3a2413" stroke-width="2.2"/><rect x="${x - 3}" y="62" width="6" height="14" rx="3" fill="#3a2413"/>`;
  s += '<path d="M177 108V90Q177 82 185 78Q193 82 193 90V108Z" fill="#5a1020" stroke="#3a2413" stroke-width="2"/>';
  return `${s}<g transform="translate(60 112)"><path d="M-26 0H26L18 14H-18Z" fill="#7a3b1e" stroke="#2a1408" stroke-width="2"/>
    <path d="M0 0V-40" stroke="#2a1408" stroke-width="3"/>
    <path d="M2 -38Q30 -24 2 -6Z" fill="#f6ecd4" stroke="#2a1408" stroke-width="2"/>
    <path d="M10 -28V-14M4 -21H17" stroke="#a3202c" stroke-width="3"/></g>`;
}

/** A heap. */
function pebbles(): string {
  let s = '<rect width="370" height="150" fill="#d9cdb3"/><ellipse cx="185" cy="132" rx="130" ry="14" fill="#b9a987"/>';
  const greys = ["#8d8a84", "#a59f94", "#77808a", "#b8ada0", "#6d6a72"];
  let i = 0;
  for (const [y, count] of [
    [120, 7],
    [98, 5],
    [77, 3],
    [58, 1],
  ] as const)
    for (let k = 0; k < count; k++) {
      const x = 185 + (k - (count - 1) / 2) * 33;
      s += `<ellipse cx="${x}" cy="${y}" rx="19" ry="13" fill="${greys[i++ % 5]}" stroke="#3a2413" stroke-width="2"
        transform="rotate(${(i * 23) % 17} ${x} ${y})"/>
          <path d="M${x - 9} ${y - 5}q6 -5 12 -3" stroke="#fff" stroke-opacity=".6" stroke-width="2" fill="none"/>`;
    }
  return s;
}

export const ART: Record<string, () => string> = { basilica, orleans, stupor_mundi: stuporMundi, pebbles };
