/** Every kind of component with its picture and its rule, for the page of components. */

import { at } from "../../kit/pen";
import type { Piece } from "../face";
import { allyTile } from "./allies";
import { keep, tower, wall } from "./castle";
import { ship } from "./chart";
import { icon } from "./pen";
import { PORTRAITS } from "./portraits";

const row = (...names: string[]): string =>
  names.map((name, i) => icon(name, (i - (names.length - 1) / 2) * 29, 0, 26)).join("");
const tile = (markup: string): string =>
  `<rect x="-46" y="-24" width="92" height="48" rx="7" fill="url(#sm-paper)" stroke="var(--sm-brown-48)" stroke-width="2"/>${markup}`;
const card = (markup: string): string =>
  `<rect x="-32" y="-44" width="64" height="88" rx="8" fill="url(#sm-paper)" stroke="var(--sm-ink-18)" stroke-width="2"/>
    <rect x="-27" y="-39" width="54" height="78" rx="5" fill="none" stroke="var(--sm-gold-66)"/>${markup}`;

const all: Piece[] = [
  { key: "tower", rule: "SM-BUILD-8", picture: at(tower(0, false), 0, 0, 1.6) },
  { key: "wall", rule: "SM-BUILD-3", picture: at(wall(90, false), 0, 0) },
  { key: "keep", rule: "SM-BUILD-8", picture: at(keep(icon("draw", 0, 0, 15), false), 0, 0, 1.5) },
  { key: "great", rule: "SM-BUILD-11", picture: at(tower(2, true), 0, 0, 1.6) },
  { key: "loyal", rule: "SM-ALLY-1", picture: at(allyTile("L-SIG"), 0, -42, 1.45) },
  { key: "independent", rule: "SM-ALLY-1", picture: at(allyTile("I-SEV"), 0, -42, 1.45) },
  { key: "card", rule: "SM-PLAY-2", picture: card(icon("coin", 0, 0, 34)) },
  { key: "ship", rule: "SM-TRAVEL-1", picture: at(ship(0), 0, 12, 1.7) },
  { key: "specialist", rule: "SM-PROM-1", picture: '<use href="#sm-man-red" transform="scale(3.2)"/>' },
  { key: "market", rule: "SM-MKT-1", picture: tile(row("grain", "coin", "stone")) },
  { key: "edict", rule: "SM-EDICT-4", picture: tile(row("wall", "wall", "keep")) },
  { key: "palace", rule: "SM-EDICT-6", picture: at(PORTRAITS.frederick!(), -33, -42, 0.6) },
  { key: "stone", rule: "SM-ACT-7", picture: icon("stone", -22, 0, 42) + icon("grain", 24, 0, 42) },
  { key: "coin", rule: "SM-SCORE-4", picture: icon("coin", 0, 0, 60) },
];
/** Lettered as on the board. */
export const PIECES = all.map((piece) => ({ ...piece, picture: `<g class="sm">${piece.picture}</g>` }));
