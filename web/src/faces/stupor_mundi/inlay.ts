/** Inlays of cut marble as border images: porphyry, serpentine, marble and gold. */
const url = (svg: string): string => `url("data:image/svg+xml,${encodeURIComponent(svg)}")`;

function frame(ground: string, one: string, two: string, gold: string): string {
  const edge = `<rect x="10" width="20" height="10" fill="${ground}"/><path d="M10 5L15 .6L20 5L15 9.4Z" fill="${one}"/>
    <path d="M20 5L25 .6L30 5L25 9.4Z" fill="${two}"/><path d="M12.8 5L15 3L17.2 5L15 7Z" fill="${gold}"/>
    <path d="M22.8 5L25 3L27.2 5L25 7Z" fill="${ground}"/><path d="M18 .6H22L20 2.8ZM18 9.4H22L20 7.2Z" fill="${gold}"/>
    <path d="M10 .6H12L10 2.8ZM28 .6H30V2.8ZM10 9.4H12L10 7.2ZM28 9.4H30V7.2Z" fill="${gold}"/>
    <path d="M10 .3H30M10 9.7H30" stroke="#8a6420" stroke-width=".7"/>`;
  const corner = `<rect width="10" height="10" fill="${one}"/><circle cx="5" cy="5" r="3.6" fill="${gold}"/>
    <circle cx="5" cy="5" r="1.9" fill="${two}"/><rect x=".3" y=".3" width="9.4" height="9.4" fill="none" stroke="#8a6420" stroke-width=".7"/>`;
  const sides = [0, 90, 180, 270].map((turn) => `<g transform="rotate(${turn} 20 20)">${edge}${corner}</g>`);
  return url(
    `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40" viewBox="0 0 40 40">${sides.join("")}</svg>`,
  );
}
export const INLAY = frame("#efe6d0", "#7c2236", "#1f5a48", "#d9a63a");
export const INLAY_BLUE = frame("#e7c268", "#12245e", "#7c2236", "#fff3cf");
export const BAND = url(
  `<svg xmlns="http://www.w3.org/2000/svg" width="20" height="10"><rect width="20" height="10" fill="#efe6d0"/>
    <path d="M0 5L5 .5L10 5L5 9.5Z" fill="#7c2236"/><path d="M10 5L15 .5L20 5L15 9.5Z" fill="#1f5a48"/><path d="M3 5L5 3L7 5L5 7Z" fill="#e7c268"/></svg>`,
);
