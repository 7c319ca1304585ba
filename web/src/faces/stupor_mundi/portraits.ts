/** Frederick and the four players, in the manner of a mosaic: pictures of 110 × 160 units. */
import { at } from "../../kit/pen";
import { line, shape } from "./pen";

const face = (skin = "var(--sm-cream-91)") =>
  `${
    shape("M49 78V92L55 99L61 92V78Z", "var(--sm-tan-80)", 1.4) +
    shape(
      `M55 42C45 42 41.5 52 43 65C44.4 76 50 84 55 84
    C60 84 65.6 76 67 65C68.5 52 65 42 55 42Z`,
      skin,
    ) +
    line("M46 59Q49.5 56.6 52.6 58.6M57.4 58.6Q60.5 56.6 64 59", 1.5) +
    line(`M46.6 63.6Q49.6 61.2 52.6 63.8M57.4 63.8Q60.4 61.2 63.4 63.6`, 1.3)
  }<circle cx="49.8" cy="63.6" r="1.4" fill="var(--sm-blue-33)"/>
    <circle cx="60.2" cy="63.6" r="1.4" fill="var(--sm-blue-33)"/>${line("M55 62V70.5Q53.4 72 52.8 71M55 70.5Q56.6 72 57.2 71", 1.1)}
    <path d="M51 76Q53.4 74.4 55 75.4Q56.6 74.4 59 76Q55 79.4 51 76Z" fill="var(--sm-red-52)"/>`;
const FEATHERS = (
  [
    [0, 20],
    [-3, 26],
    [3, 26],
    [0, 32],
    [-3, 38],
    [3, 38],
    [0, 43],
  ] as const
)
  .map(([x, y]) => line(`M${x - 1.6} ${y}Q${x} ${y + 3.4} ${x + 1.6} ${y}`, 1.2, "var(--sm-brown-51)"))
  .join("");
/** A gyrfalcon on the fist, after the falconry books. */
export const falcon = () =>
  `<g>${shape(`M3 44C-3 50 -8 60 -9 70L-3 66L0 72L3 65L7 70C8 60 8 52 8 46Z`, "var(--sm-ink-45)", 1.4)}${shape(
    `M0 4C-9 4 -12 12 -12 22
    C-12 34 -8 46 0 52C8 46 13 34 12 22C12 12 8 4 0 4Z`,
    "var(--sm-cream-91)",
    1.6,
  )}${shape(
    `M-12 20C-16 30 -14 44 -5 54C-3 46 -4 30 -12 20Z
    M12 20C16 30 15 44 6 54C3 46 4 30 12 20Z`,
    "var(--sm-brown-51)",
    1.4,
  )}${line("M-12 28C-10 36 -8 42 -5 48M12 28C11 36 9 42 6 48", 1, "var(--sm-cream-88)")}${FEATHERS}
    ${shape("M0 -8C-8 -8 -10 -1 -9 5C-6 10 6 10 9 5C10 -1 8 -8 0 -8Z", "var(--sm-ink-45)", 1.6)}
    ${shape("M-4 -1C-9 -1 -12 2 -12 6C-10 4.6 -8 5.4 -5 4Z", "var(--sm-gold-75)", 1.1)}
    <circle cx="-3" cy="-2.4" r="2.2" fill="var(--sm-gold-88)" stroke="var(--sm-ink-18)"/>
    <circle cx="-3.2" cy="-2.4" r="1" fill="var(--sm-ink-18)"/>${line("M-3 52V58M3 52V58", 2.6, "var(--sm-gold-75)")}</g>`;
const halo = (r: number, c = "var(--sm-red-47)") =>
  `<circle cx="55" cy="60" r="${r}" fill="url(#sm-tblue)" stroke="var(--sm-ink-18)" stroke-width="1.6"/>
    <circle cx="55" cy="60" r="${r - 3}" fill="none" stroke="${c}" stroke-width="2"/>`;
export const PORTRAITS: Record<string, () => string> = {
  frederick: () =>
    `${
      halo(31, "var(--sm-gold-93)") +
      shape("M38 52C34 66 36 82 40 92H70C74 82 76 66 72 52Z", "var(--sm-brown-53)") +
      shape(
        `M6 160C6 124 22 106 42 98
      L55 112L68 98C88 106 104 124 104 160Z`,
        "var(--sm-violet-35)",
      ) +
      shape("M42 98C36 120 34 140 34 160H76C76 140 74 120 68 98L55 112Z", "var(--sm-red-47)", 1.4) +
      shape("M50 108L55 112L60 108L62 160H48Z", "url(#sm-goldv)", 1.2) +
      line("M49 122H61M48.6 134H61.4M48 146H62", 1.2) +
      shape(
        `M42 98C36 102 28 106 22 112L32 117C40 110 48 108 55 114C62 108 70 110 78 117L88 112C82 106 74 102 68 98L55 110Z`,
        "url(#sm-goldv)",
        1.3,
      ) +
      face() +
      shape(
        `M43 68C43 82 48 91 55 91C62 91 67 82 67 68C65 74 61 73 59 72.4Q55 71 51 72.4C49 73 45 74 43 68ZM51 76Q55 80 59 76Q55 74 51 76Z`,
        "var(--sm-brown-57)",
        1.3,
      ) +
      shape(`M40 51L38 33L46 40L55 27L64 40L72 33L70 51C64 47.6 46 47.6 40 51Z`, "url(#sm-goldv)", 1.6)
    }<circle cx="55" cy="44" r="2.8" fill="var(--sm-red-55)" stroke="var(--sm-ink-18)"/><circle cx="46" cy="45.4" r="1.9" fill="var(--sm-blue-54)"/>
      <circle cx="64" cy="45.4" r="1.9" fill="var(--sm-green-65)"/>${line("M40 51V66M70 51V66", 2, "var(--sm-gold-83b)")}
      <circle cx="40" cy="68" r="2.4" fill="var(--sm-gold-93)" stroke="var(--sm-ink-18)" stroke-width=".8"/>
      <circle cx="70" cy="68" r="2.4" fill="var(--sm-gold-93)" stroke="var(--sm-ink-18)" stroke-width=".8"/>${at(falcon(), 88, 92, 0.62)}
      ${shape("M78 128C82 124 94 124 98 128L96 140H80Z", "var(--sm-gold-60)", 1.4)}`,
  red: () =>
    `${
      halo(31, "var(--sm-gold-83b)") +
      shape(
        `M55 36C36 36 31 52 33 70C34 84 30 94 26 102L44 98H66L84 102C80 94 76 84 77 70
      C79 52 74 36 55 36Z`,
        "var(--sm-cream-97)",
      ) +
      shape(
        `M6 160C6 126 22 108 42 100L55 110L68 100
      C88 108 104 126 104 160Z`,
        "var(--sm-red-47)",
      ) +
      shape(
        `M42 100C38 120 37 140 37 160H73C73 140 72 120 68 100
      L55 110Z`,
        "var(--sm-rose-40)",
        1.4,
      ) +
      shape("M51 122H59V130H67V138H59V154H51V138H43V130H51Z", "var(--sm-cream-97)", 1.2) +
      face("var(--sm-cream-88)") +
      shape(
        `M40 60C40 44 46 38 55 38C64 38 70 44 70 60C67 50 63 47 55 47C47 47 43 50 40 60Z`,
        "var(--sm-cream-97)",
        1.4,
      ) +
      shape(
        `M41 60C40 78 47 92 55 94C63 92 70 78 69 60C74 78 70 96 55 103C40 96 36 78 41 60Z`,
        "var(--sm-cream-97)",
        1.3,
      ) +
      shape("M42 44C46 40 64 40 68 44L67 49C62 46 48 46 43 49Z", "url(#sm-goldv)", 1.2)
    }<circle cx="55" cy="44.6" r="2" fill="var(--sm-red-55)"/>${at(falcon(), 88, 94, 0.6)}
      ${shape("M78 128C82 124 94 124 98 128L96 140H80Z", "var(--sm-gold-60)", 1.4)}`,
  blue: () =>
    halo(31, "var(--sm-gold-83b)") +
    shape("M38 54C35 70 38 84 42 94H68C72 84 75 70 72 54Z", "var(--sm-ink-30)") +
    shape("M6 160C6 126 22 108 42 100L55 110L68 100C88 108 104 126 104 160Z", "var(--sm-blue-51)") +
    shape("M55 112L66 134L55 156L44 134Z", "var(--sm-cream-97)", 1.3) +
    face("var(--sm-tan-80)") +
    shape(
      "M43 70C44 84 49 90 55 90C61 90 66 84 67 70C64 74 61 73.6 55 73C49 73.6 46 74 43 70ZM51 76Q55 79.6 59 76Q55 74.6 51 76Z",
      "var(--sm-ink-30)",
      1.2,
    ) +
    shape("M36 50C36 34 46 28 58 28C72 28 78 38 74 50C62 45 48 45 36 50Z", "var(--sm-blue-40)", 1.6) +
    shape("M35 50C48 44 62 44 75 50L74 55C62 49 48 49 36 55Z", "url(#sm-goldv)", 1.3),
  green: () =>
    halo(31, "var(--sm-gold-83b)") +
    shape(
      "M55 38C40 38 35 50 36 64C36 80 32 92 30 102L44 98H66L80 102C78 92 74 80 74 64C75 50 70 38 55 38Z",
      "var(--sm-ink-18)",
    ) +
    shape("M6 160C6 126 22 108 42 100L55 110L68 100C88 108 104 126 104 160Z", "var(--sm-green-56)") +
    shape("M37 150L55 116L73 150H64L55 133L46 150Z", "var(--sm-cream-97)", 1.2) +
    face("var(--sm-orange-70)") +
    shape("M41 54C42 44 48 41 55 41C62 41 68 44 69 54C64 48 46 48 41 54Z", "var(--sm-ink-18)", 1.2) +
    shape("M41 46L44 38L50 43L55 35L60 43L66 38L69 46C62 43 48 43 41 46Z", "url(#sm-goldv)", 1.2),
  black: () =>
    `${
      halo(31, "var(--sm-gold-83b)") +
      shape(
        `M36 60C33 40 44 32 55 32C66 32 77 40 74 60C77 78 76 92 80 104H30
      C34 92 33 78 36 60Z`,
        "var(--sm-stone-80)",
      ) +
      shape(
        `M6 160C6 126 22 108 42 100L55 110L68 100
      C88 108 104 126 104 160Z`,
        "var(--sm-grey-29)",
      ) +
      shape(
        `M42 100C38 120 37 140 37 160H73C73 140 72 120 68 100
      L55 110Z`,
        "var(--sm-grey-20)",
        1.4,
      )
    }<circle cx="55" cy="136" r="12" fill="none" stroke="var(--sm-cream-97)"
      stroke-width="5"/>${face("var(--sm-tan-84)")}${shape(
        `M40 58C40 42 46 36 55 36C64 36 70 42 70 58C66 50 61 48 55 48
        C49 48 44 50 40 58Z`,
        "var(--sm-grey-64)",
        1.4,
      )}${shape(
        `M44 70C45 80 49 88 55 88C61 88 65 80 66 70C63 73 60 72.6 55 72
        C50 72.6 47 73 44 70ZM51 76Q55 79.6 59 76
        Q55 74.6 51 76Z`,
        "var(--sm-ink-45)",
        1.2,
      )}${shape("M41 48C46 43 64 43 69 48L68 53C62 49 48 49 42 53Z", "url(#sm-goldv)", 1.2)}
        <circle cx="55" cy="48.4" r="2" fill="var(--sm-blue-54)"/>`,
};

/** A picture under a pointed arch. */
export const arch = (w: number, h: number, id: string, inner: string, bg = "url(#sm-tgold)"): string => {
  const x = w / 2;
  const d = `M${-x} ${h}V${x * 1.1}C${-x} ${x * 0.35} ${-x * 0.4} ${x * 0.1} 0 0C${x * 0.4} ${x * 0.1} ${x} ${x * 0.35} ${x} ${x * 1.1}V${h}Z`;
  return `<clipPath id="${id}"><path d="${d}"/></clipPath>
    <path d="${d}" fill="var(--sm-ink-30)" transform="translate(0 -5) scale(1.09 1.05)"/>
    <path d="${d}" fill="url(#sm-goldring)" transform="translate(0 -3.6) scale(1.065 1.036)"/><g clip-path="url(#${id})">
    <rect x="${-x}" y="0" width="${w}" height="${h}" fill="${bg}"/>${inner}</g><path d="${d}" fill="none" stroke="var(--sm-ink-18)" stroke-width="2.2"/>`;
};
