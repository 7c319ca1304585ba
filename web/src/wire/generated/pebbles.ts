// Made by tools/make_types.py from the Python side; do not edit.
import type { View } from "./core";

export interface PebblesView extends View {
  pebbles: number;
}

export const VERBS = [
  "take",
  "first",
] as const;

export type Verb = (typeof VERBS)[number];

export const EVENTS = [
  "began",
  "taken",
  "won",
] as const;

export type EventKind = (typeof EVENTS)[number];

export const DECISIONS = [
  "first",
  "take",
] as const;

export type DecisionKey = (typeof DECISIONS)[number];

/** Part, what, value, provenance; by edition. */
export const COMPONENTS: Record<string, [string, string, string, string][]> = {
  "small": [
    ["heap", "small", "21", "rulebook"],
    ["heap", "big", "35", "rulebook"],
  ],
  "big": [
    ["heap", "small", "21", "rulebook"],
    ["heap", "big", "35", "rulebook"],
  ],
};
