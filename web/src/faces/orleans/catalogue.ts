/** Every kind of component, for the page that explains them. */
import type { Piece } from "../face";

const use = (id: string, k: number): string => `<use href="#orl-${id}" transform="scale(${k})"/>`;

export const PIECES: Piece[] = [
  { key: "section", rule: "ORL-CATH-1", picture: use("reward-section", 2) },
  {
    key: "builder",
    rule: "ORL-MOVE-1",
    picture: `<g transform="translate(-22 0)">${use("builder-0", 1.4)}</g><g transform="translate(22 0)">${use("builder-1", 1.4)}</g>`,
  },
  { key: "knight", rule: "ORL-PLACE-2", picture: use("follower-knight", 1.5) },
  { key: "fisherman", rule: "ORL-PLACE-2", picture: use("follower-fisherman", 1.5) },
  { key: "farmer", rule: "ORL-PLACE-2", picture: use("follower-farmer", 1.5) },
  { key: "trader", rule: "ORL-PLACE-2", picture: use("follower-trader", 1.5) },
  { key: "monk", rule: "ORL-PLACE-3", picture: use("follower-monk", 1.5) },
  {
    key: "bags",
    rule: "ORL-DRAW-1",
    picture: `<g transform="translate(-24 4)">${use("bag-red", 0.8)}</g><g transform="translate(24 4)">${use("bag-blue", 0.8)}</g>`,
  },
  {
    key: "goods",
    rule: "ORL-MOVE-4",
    picture: `<g transform="translate(-24 -12)">${use("item-wood", 1.1)}</g>
      <g transform="translate(24 -12)">${use("item-stone", 1.1)}</g><g transform="translate(0 20)">${use("item-bread", 1.1)}</g>`,
  },
  { key: "rosette", rule: "ORL-GLASS-4", picture: use("item-rosette", 2) },
  { key: "hourglass", rule: "ORL-HOUR-2", picture: use("hourglass", 1.4) },
  { key: "blueprint", rule: "ORL-REW-1", picture: use("reward-blueprint", 2) },
  { key: "bell", rule: "ORL-PLACE-9", picture: use("bell", 2) },
];
