/** Every kind of component, for the page that explains them. */
import type { Piece } from "../face";
import { altar, crown, rose } from "./glass";
import { builder, coin, orderTile, rankDisc, timekeeper, token } from "./pieces";

const big = (markup: string, k: number): string => `<g transform="scale(${k})">${markup}</g>`;
const use = (id: string): string => `<use href="#bas-${id}" transform="scale(.92)"/>`;
const order = (key: string, rule: string): Piece => ({ key, rule, picture: big(orderTile(key, ["blue"]), 0.92) });

export const PIECES: Piece[] = [
  { key: "vault", rule: "BAS-VAULT-1", picture: use("vault-red") },
  { key: "wild", rule: "BAS-AREA-5", picture: use("vault-blue-green") },
  { key: "crown", rule: "BAS-QUEEN-1", picture: crown(0, 2, 3.6) },
  { key: "queen", rule: "BAS-QUEEN-4", picture: big(timekeeper("queen"), 2.1) },
  {
    key: "builder",
    rule: "BAS-BUILD-1",
    picture: `<g transform="translate(-20 0)">${builder("white", null, 1.7)}</g><g transform="translate(20 0)">${builder("black", null, 1.7)}</g>`,
  },
  { key: "coin", rule: "BAS-PAID-1", picture: coin(3.4) },
  { key: "token", rule: "BAS-ORD-PROMOTE-1", picture: big(token("AM", "white"), 2.3) },
  { key: "architect", rule: "BAS-RANK-ARCH-1", picture: rankDisc("architect", "white", 3.4) },
  { key: "master_mason", rule: "BAS-RANK-MASON-1", picture: rankDisc("master_mason", "white", 3.4) },
  { key: "strongman", rule: "BAS-RANK-STRONG-1", picture: rankDisc("strongman", "white", 3.4) },
  { key: "jester", rule: "BAS-JESTER-1", picture: rankDisc("jester", "white", 3.4) },
  order("promote", "BAS-ORD-PROMOTE-1"),
  order("move_builder", "BAS-ORD-MOVE-1"),
  order("recruit", "BAS-ORD-RECRUIT-1"),
  order("confuse", "BAS-ORD-CONFUSE-1"),
  order("stained_glass", "BAS-ORD-GLASS-1"),
  order("scaffolding", "BAS-ORD-SCAFFOLD-1"),
  order("disaster", "BAS-ORD-DISASTER-1"),
  order("altar", "BAS-ALTAR-1"),
  { key: "glass", rule: "BAS-SCORE-4", picture: rose(3) },
  { key: "scaffold", rule: "BAS-ORD-SCAFFOLD-4", picture: use("scaffolding") },
  { key: "altar-piece", rule: "BAS-ALTAR-5", picture: altar(3) },
];
