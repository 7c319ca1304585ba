/** Pointer and keyboard input on the board: choose, drag, or ask what something is and why it cannot be chosen. */
import type { Attachment } from "svelte/attachments";
import type { Place, Stage } from "../kit/stage.svelte";

export interface Gestures {
  /** A place was clicked, tapped, or chosen with the keyboard. */
  choose(place: Place): void;
  /** Something is pointed at: say what it is, what it does, or why it cannot be chosen. */
  explain(element: Element): void;
  /** Nothing is pointed at any more. */
  leave(): void;
  /** A piece is dragged from here; false if it cannot be. */
  lift(element: Element): boolean;
  /** Where the dragged piece is. */
  carry(x: number, y: number): void;
  /** The dragged piece was let go over a place, or over nothing. */
  drop(place: Place | undefined): void;
}

const HOVER_MS = 500;
const LEAVE_MS = 350; // time to reach what can be pressed in an explanation
const PRESS_MS = 450;
const DRAG_PX = 8;

/** The element under the pointer that can be picked or has an explanation. */
const pointable = (target: EventTarget | null): Element | null =>
  target instanceof Element ? target.closest("[data-verb], [data-about]") : null;

export function gestures(stage: Stage, told: Gestures): Attachment<HTMLElement> {
  return (root) => {
    let timer = 0;
    let leaving = 0;
    let done = false; // the pointer has dragged or explained something: its click is not a choice
    let chosenAt: readonly [number, number] | null = null; // a pointer that rests where it clicked is not a hover
    let held: { element: Element; pointer: number; x: number; y: number; lifted: boolean } | null = null;

    const later = (element: Element, ms: number, press = false) => {
      clearTimeout(timer);
      timer = window.setTimeout(() => {
        done ||= press;
        clearTimeout(leaving);
        told.explain(element);
      }, ms);
    };
    const far = (event: PointerEvent, x: number, y: number) => Math.hypot(event.clientX - x, event.clientY - y);
    const click = (event: MouseEvent) => {
      if ((event.target as Element).closest(".bubble")) return;
      const place = stage.placeOf(event.target);
      clearTimeout(timer);
      clearTimeout(leaving);
      if (done) {
        done = false;
        return;
      }
      const thing = pointable(event.target);
      if (place) {
        chosenAt = [event.clientX, event.clientY];
        told.choose(place);
      } else if (thing) told.explain(thing);
      else told.leave();
    };
    const leave = () => {
      clearTimeout(leaving);
      leaving = window.setTimeout(() => told.leave(), LEAVE_MS);
    };
    const over = (event: PointerEvent) => {
      clearTimeout(timer);
      if (event.pointerType === "touch" || held?.lifted) return;
      if (chosenAt && far(event, ...chosenAt) < 4) return;
      chosenAt = null;
      if ((event.target as Element).closest(".bubble")) {
        clearTimeout(leaving);
        return;
      }
      leave();
      const element = pointable(event.target);
      if (element) later(element, HOVER_MS);
    };
    const down = (event: PointerEvent) => {
      done = false;
      const element = pointable(event.target);
      if (element && event.pointerType === "touch") later(element, PRESS_MS, true);
      const handle = event.target instanceof Element ? event.target.closest("[data-drag]") : null;
      if (handle && event.button === 0)
        held = { element: handle, pointer: event.pointerId, x: event.clientX, y: event.clientY, lifted: false };
    };
    const move = (event: PointerEvent) => {
      if (!held || event.pointerId !== held.pointer) return;
      if (!held.lifted && far(event, held.x, held.y) > DRAG_PX) {
        clearTimeout(timer);
        held.lifted = told.lift(held.element);
        if (held.lifted) done = true;
        else held = null;
      }
      if (held?.lifted) told.carry(event.clientX, event.clientY);
    };
    const up = (event: PointerEvent) => {
      clearTimeout(timer);
      if (!held || event.pointerId !== held.pointer) return;
      if (held.lifted) told.drop(stage.placeOf(document.elementFromPoint(event.clientX, event.clientY)));
      held = null;
    };
    const cancel = () => {
      clearTimeout(timer);
      if (held?.lifted) told.drop(undefined);
      held = null;
    };
    const out = (event: PointerEvent) => {
      clearTimeout(timer);
      if (event.pointerType !== "touch") leave(); // a lifted finger leaves too, but the text must stay readable
    };
    const focus = (event: FocusEvent) => {
      const element = pointable(event.target);
      if (element?.matches(":focus-visible")) later(element, HOVER_MS);
    };
    const key = (event: KeyboardEvent) => {
      const place = stage.placeOf(event.target);
      const onward = place || event.target === root || (event.target as Element).closest(".prompt");
      if (event.key.startsWith("Arrow") && onward) {
        if (step(stage, root, place?.element ?? null, event.key)) event.preventDefault();
        return;
      }
      if (!place || place.element instanceof HTMLButtonElement) return;
      if (event.key === "Enter" || event.key === " ") {
        event.preventDefault();
        clearTimeout(timer);
        told.choose(place);
      }
    };
    const listeners = { click, pointerover: over, pointerdown: down, pointerleave: out, focusin: focus, keydown: key };
    const everywhere = { pointermove: move, pointerup: up, pointercancel: cancel };
    for (const [name, listener] of Object.entries(listeners)) root.addEventListener(name, listener as EventListener);
    for (const [name, listener] of Object.entries(everywhere)) window.addEventListener(name, listener as EventListener);
    return () => {
      clearTimeout(timer);
      clearTimeout(leaving);
      for (const [name, listener] of Object.entries(listeners))
        root.removeEventListener(name, listener as EventListener);
      for (const [name, listener] of Object.entries(everywhere))
        window.removeEventListener(name, listener as EventListener);
    };
  };
}

const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Focus the nearest thing in the direction of the arrow, allowed or not. */
function step(stage: Stage, root: Element, from: Element | null, arrow: string): boolean {
  const [dx, dy] = ARROWS[arrow] ?? [0, 0];
  const all = stage.allPlaces().map(({ element }) => element);
  const start = from?.getBoundingClientRect() ?? root.getBoundingClientRect();
  const x = start.x + start.width / 2;
  const y = start.y + start.height / 2;
  let best: Element | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const element of all) {
    if (element === from) continue;
    const box = element.getBoundingClientRect();
    if (!box.width) continue;
    const ahead = (box.x + box.width / 2 - x) * dx + (box.y + box.height / 2 - y) * dy;
    const aside = Math.abs((box.x + box.width / 2 - x) * dy) + Math.abs((box.y + box.height / 2 - y) * dx);
    if (ahead < 4) continue;
    const far = ahead + aside * 2.2;
    if (far < least) {
      least = far;
      best = element;
    }
  }
  const target = best ?? (from ? null : all[0]);
  if (target instanceof SVGElement || target instanceof HTMLElement) {
    target.focus();
    return true;
  }
  return false;
}
