// Made by tools/make_types.py from the Python side; do not edit.
import type { View } from "./core";

export interface PebblesView extends View {
  pebbles: number;
}

export interface Heap {
  small: number;
  big: number;
  provenance: "rulebook";
}

export interface PebblesComponents {
  schema: "triforium/pebbles-components/1";
  heap: Heap;
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
