/** The town of Orléans: a red and a blue half, every action a house, every space a doorway; the bell tower between them. */

import { at, f1, fitted, scatter } from "../../kit/pen";
import { SPACES, spacesOf } from "./board";
import { line, PEN, ribbon, shape, word } from "./pen";
import { ACTION_SIGNS, bell } from "./things";

interface Roof {
  a: string;
  b: string;
  c: string;
  beam: string;
}
export const ROOFS: Record<string, Roof> = {
  red: { a: "var(--orl-red-60)", b: "var(--orl-red-50)", c: "var(--orl-red-39)", beam: "var(--orl-brown-49)" },
  blue: { a: "var(--orl-blue-62)", b: "var(--orl-blue-53)", c: "var(--orl-blue-41)", beam: "var(--orl-brown-44)" },
};
export const DOOR = "M-27 33V-8C-27 -22 -14 -31 0 -35C14 -31 27 -22 27 -8V33Z";

export interface House {
  area: string;
  action: string;
  x: number;
  y: number;
  w: number;
  h: number;
}
export interface Doorway {
  x: number;
  y: number;
  k: number;
}
export interface Card {
  x: number;
  y: number;
  w: number;
  h: number;
}
export interface TownPlan {
  width: number;
  height: number;
  houses: House[];
  doors: Map<string, Doorway>;
  order: Card;
  hourGlass: Card;
  tower: { x: number; y: number; w: number; h: number };
}

const ROOF_HEIGHT = 36;

/** Where everything stands: wide with the tower in the middle, or narrow for a phone. */
export function townPlan(narrow: boolean): TownPlan {
  const plan = narrow
    ? { width: 390, height: 534, half: 188, left: 4, right: 198, rows: [34, 150, 266], high: 113 }
    : { width: 508, height: 600, half: 203, left: 14, right: 291, rows: [106, 221, 336], high: 112 };
  const small = narrow ? 74 : 82;
  const houses: House[] = [];
  const put = (area: string, action: string, x: number, row: number, w: number) =>
    houses.push({ area, action, x, y: plan.rows[row]!, w, h: plan.high });
  const wide = plan.half - small - 3;
  put("red", "cart", plan.left, 0, plan.half);
  put("red", "market", plan.left, 1, wide);
  put("red", "festival", plan.left + wide + 3, 1, small);
  put("red", "foundry", plan.left, 2, plan.half);
  put("blue", "boat", plan.right, 0, plan.half);
  put("blue", "festival", plan.right, 1, small);
  put("blue", "market", plan.right + small + 3, 1, wide);
  put("blue", "painting", plan.right, 2, plan.half);
  const doors = new Map<string, Doorway>();
  for (const house of houses) {
    const spaces = spacesOf(house.area, house.action);
    const from = house.action === "foundry" || house.action === "painting" ? house.w * 0.36 : 10;
    const step = (house.w - from - 10) / spaces.length;
    spaces.forEach((space, i) => {
      doors.set(space.key, {
        x: house.x + from + step * (i + 0.5),
        y: house.y + ROOF_HEIGHT + 40,
        k: Math.min(1, step / 55),
      });
    });
  }
  const tower = narrow ? { x: 195, y: 384, w: 72, h: 146 } : { x: plan.width / 2, y: 22, w: 68, h: 570 };
  for (const space of SPACES)
    if (!doors.has(space.key)) doors.set(space.key, { x: tower.x, y: tower.y + tower.h - 42, k: 1 });
  const cards = { y: narrow ? 386 : 456, h: narrow ? 144 : 130, w: narrow ? 148 : plan.half };
  return {
    width: plan.width,
    height: plan.height,
    houses,
    doors,
    order: { x: plan.left, ...cards },
    hourGlass: { x: narrow ? plan.width - plan.left - cards.w : plan.right, ...cards },
    tower,
  };
}

/** A house without its doors, in a box of its own. */
export function house({ w, h, area, action }: House, name: string): string {
  if (action === "festival") return pavilion(w, h, name);
  const c = ROOFS[area]!;
  const spaces = spacesOf(area, action).length;
  const workshop = action === "foundry" || action === "painting";
  let s = `<rect x="5" y="${ROOF_HEIGHT - 4}" width="${w - 10}" height="${h - ROOF_HEIGHT + 2}" fill="var(--orl-cream-97)"
    stroke="${PEN}" stroke-width="1.5"/>`;
  s += `<path d="M9 ${ROOF_HEIGHT}V${h - 3}M${w - 9} ${ROOF_HEIGHT}V${h - 3}" stroke="${c.beam}" stroke-width="5"/>
    <path d="M6 ${h - 4}H${w - 6}" stroke="var(--orl-tan-72)" stroke-width="4"/>`;
  if (!workshop) {
    const step = (w - 20) / spaces;
    for (let i = 1; i < spaces; i++)
      s += `<path d="M${f1(10 + step * i)} ${ROOF_HEIGHT}V${h - 4}" stroke="${c.beam}" stroke-width="2.6"/>`;
  }
  const roof = `M-1 ${ROOF_HEIGHT}L10 2Q${w / 2} -3 ${w - 10} 2L${w + 1} ${ROOF_HEIGHT}Q${w / 2} ${ROOF_HEIGHT + 3} -1 ${ROOF_HEIGHT}Z`;
  s += `<path d="M2 ${ROOF_HEIGHT}H${w - 2}V${ROOF_HEIGHT + 7}H2Z" opacity=".16"/>
    <path d="${roof}" fill="url(#orl-roof-${area})" stroke="${PEN}" stroke-width="1.7"/><path d="${roof}" fill="url(#orl-tiles-${area})"/>`;
  if (workshop) s += at(ACTION_SIGNS[action]!(), w * 0.19, ROOF_HEIGHT + 40, w > 190 ? 1.25 : 1.1);
  const signed = !workshop;
  const size = fitted(name, w - (signed ? 66 : 26), 17.5, 0.5);
  const board = Math.min(w - (signed ? 52 : 14), name.length * size * 0.54 + 26);
  const x = w / 2 + (signed ? 15 : 0);
  s += at(ribbon(board, 24, "url(#orl-vel)") + word(0, 5.4, name, size), x, 18);
  if (signed)
    s += at(
      `<circle r="21" fill="${PEN}"/><circle r="19.6" fill="url(#orl-goldring)"/>
        <circle r="16.8" fill="var(--orl-cream-97)"/>${at(ACTION_SIGNS[action]!(), 0, 0.6, 0.82)}`,
      x - board / 2 - 12,
      17,
    );
  return s;
}

function pavilion(w: number, h: number, name: string): string {
  const stripes = 7;
  let s = shape(`M6 ${h - 2}V44H${w - 6}V${h - 2}Z`, "var(--orl-cream-97)");
  for (let i = 0; i < stripes; i++) {
    const [x0, x1] = [(i * w) / stripes, ((i + 1) * w) / stripes];
    const [t0, t1] = [w * 0.3 + (i * w * 0.4) / stripes, w * 0.3 + ((i + 1) * w * 0.4) / stripes];
    s += shape(
      `M${f1(x0)} 40L${f1(t0)} 4H${f1(t1)}L${f1(x1)} 40Q${f1((x0 + x1) / 2)} 49 ${f1(x0)} 40Z`,
      i % 2 ? "var(--orl-cream-97)" : "var(--orl-gold-76)",
      1.2,
    );
  }
  s +=
    shape(`M${f1(w * 0.3 - 3)} 5Q${w / 2} -3 ${f1(w * 0.7 + 3)} 5Z`, "var(--orl-red-56)", 1.2) +
    line(`M${w / 2} 0V-10`, 1.8) +
    shape(`M${w / 2} -10L${w / 2 + 14} -7L${w / 2} -3Z`, "var(--orl-blue-56)", 1.1);
  return s + at(ribbon(w + 2, 21, "url(#orl-vel)", 4) + word(0, 4.8, name, fitted(name, w - 6, 16.2, 0.5)), w / 2, 26);
}

/** The bell tower that parts the halves, without its door. */
export function bellTower(w: number, h: number, tall: boolean): string {
  const x = w / 2;
  if (!tall) {
    return `<path d="M${-x - 3} 26L0 -2L${x + 3} 26Z" fill="var(--orl-violet-50)" stroke="${PEN}" stroke-width="1.6"/>
      <rect x="${-x}" y="26" width="${w}" height="${h - 30}" fill="url(#orl-tower)" stroke="${PEN}" stroke-width="1.6"/>`;
  }
  let s = `<path d="M${-x - 4} ${h}V${h - 8}H${x + 4}V${h}Z" fill="var(--orl-tan-77)" stroke="${PEN}" stroke-width="1.5"/>
    <path d="M${-x + 2} ${h - 8}V96H${x - 2}V${h - 8}Z" fill="url(#orl-tower)" stroke="${PEN}" stroke-width="1.7"/>`;
  for (let y = 118; y < h - 14; y += 17) {
    const odd = Math.floor(y / 17) % 2;
    s += `<path d="M${-x + 3} ${y}H${x - 3}M${odd ? -12 : -20} ${y}v17M${odd ? 16 : 6} ${y}v17" stroke="var(--orl-tan-59)" stroke-opacity=".34"/>`;
  }
  s += `<path d="M${-x - 3} 100L${-x + 1} 90H${x - 1}L${x + 3} 100Z" fill="var(--orl-tan-86)" stroke="${PEN}" stroke-width="1.4"/>
    <path d="M${-x + 3} 90V42H${x - 3}V90Z" fill="url(#orl-tower)" stroke="${PEN}" stroke-width="1.6"/>
    <path d="M-19 90V66C-19 55 -8 50 0 46C8 50 19 55 19 66V90Z" fill="var(--orl-blue-43)" stroke="${PEN}" stroke-width="1.5"/>${at(bell(1), 0, 72)}`;
  s +=
    shape(`M${-x - 2} 43L0 -18L${x + 2} 43Z`, "var(--orl-violet-50)", 1.7) +
    [0.3, 0.55, 0.8]
      .map(
        (k) =>
          `<path d="M${f1(-x * k)} ${f1(-18 + 61 * k)}H${f1(x * k)}" stroke="var(--orl-violet-35)" stroke-width="1.1"/>`,
      )
      .join("");
  for (const y of [250, 330])
    s +=
      shape(`M-8 ${y + 36}V${y + 8}Q-8 ${y} 0 ${y - 5}Q8 ${y} 8 ${y + 8}V${y + 36}Z`, "var(--orl-blue-43)", 1.4) +
      `<path d="M0 ${y - 4}V${y + 36}M-8 ${y + 16}H8" stroke="var(--orl-tan-86)" stroke-width="1.6"/>`;
  return s;
}

/** Sky, skyline, wall and ground behind the houses. */
export function townscape(plan: TownPlan, narrow: boolean): string {
  const { width, height } = plan;
  const middle = width / 2;
  const ground = (y: number) =>
    `<rect y="${y}" width="${middle}" height="${height - y}" fill="url(#orl-redhalf)"/>
      <rect x="${middle}" y="${y}" width="${middle}" height="${height - y}" fill="url(#orl-bluehalf)"/>
      <rect y="${y}" width="${width}" height="${height - y}" fill="url(#orl-cobble)"/>`;
  if (narrow) return ground(0);
  let s = `<rect width="${width}" height="110" fill="url(#orl-sky)"/><g fill="var(--orl-white)" opacity=".8">
    <path d="M40 40c6-10 20-8 22 0c10-4 16 6 8 10H36c-8-2-6-10 4-10zM402 34c6-10 20-8 22 0c10-4 16 6 8 10H398c-8-2-6-10 4-10z"/></g>`;
  const chance = scatter(11);
  for (const area of ["red", "blue"]) {
    const c = ROOFS[area]!;
    const end = area === "red" ? middle - 38 : width - 14;
    for (let x = area === "red" ? 8 : middle + 32; x < end; ) {
      const [w, h, tall] = [19 + chance() * 13, 14 + chance() * 16, chance() > 0.74];
      const y = 92 - h - (tall ? 12 : 0);
      s +=
        shape(
          `M${f1(x)} 96V${f1(y)}H${f1(x + w)}V96Z`,
          chance() > 0.5 ? "var(--orl-cream-97)" : "var(--orl-cream-92b)",
          1.1,
        ) +
        shape(
          `M${f1(x - 2)} ${f1(y)}L${f1(x + w / 2)} ${f1(y - (tall ? 30 : 14))}L${f1(x + w + 2)} ${f1(y)}Z`,
          chance() > 0.5 ? c.a : c.b,
          1.2,
        );
      if (tall)
        s +=
          line(`M${f1(x + w / 2)} ${f1(y - 30)}v-9`, 1.3) +
          shape(
            `M${f1(x + w / 2)} ${f1(y - 39)}l11 3l-11 3z`,
            area === "red" ? "var(--orl-red-56)" : "var(--orl-blue-56)",
            0.9,
          );
      x += w - 1;
    }
  }
  let wall = "M0 108V88";
  for (let x = 0; x < width; x += 16) wall += `H${x + 9}V94H${x + 16}V88`;
  return s + ground(92) + shape(`${wall}V108Z`, "var(--orl-tan-86)", 1.3);
}

/** The name of a half on its ribbon. */
export const halfName = (area: string, name: string): string =>
  ribbon(160, 26, area === "red" ? "var(--orl-red-50)" : "var(--orl-blue-49)", 8) +
  `<path d="M-70 -9.6H70M-70 9.6H70" stroke="var(--orl-cream-92)"/>` +
  word(0, 6, name, fitted(name, 132, 17.5, 0.47), { color: "var(--orl-cream-97)" });

/** A vellum card. */
export const cardMarkup = ({ w, h }: { w: number; h: number }): string =>
  `<rect y="2.4" width="${w}" height="${h}" rx="6" fill="${PEN}" opacity=".35"/>
    <rect width="${w}" height="${h}" rx="6" fill="url(#orl-vel)" stroke="${PEN}" stroke-width="1.5"/>
    <rect x="4" y="4" width="${w - 8}" height="${h - 8}" rx="3.5" fill="none" stroke="var(--orl-gold-66)" stroke-width="1.2"/>`;
