/** Pointer and keyboard input on the board: choose something, or ask why it cannot be chosen. */
import type { Attachment } from "svelte/attachments";
import type { Place, Stage, Wish } from "../kit/stage.svelte";

export interface Picker {
  /** An allowed choice was picked. */
  choose(wish: Wish): void;
  /** One place stands for several allowed choices. */
  ask(element: Element, wishes: Wish[]): void;
  /** Something that is not allowed was picked or hovered: explain why. */
  why(element: Element, wish: Wish): void;
  /** Something with an explanation is hovered. */
  tell(element: Element): void;
  /** The pointer has left. */
  leave(): void;
}

const HOVER_MS = 550;
const PRESS_MS = 500;

/** The element under the pointer that can be picked or has an explanation. */
const pointable = (target: EventTarget | null): Element | null =>
  target instanceof Element ? target.closest("[data-verb], [data-about]") : null;

export function picking(stage: Stage, picker: Picker): Attachment<HTMLElement> {
  return (root) => {
    let timer = 0;
    let pressed = false;
    let chosenAt: [number, number] | null = null; // a pointer that rests where it has just clicked is not a hover
    const later = (element: Element, ms: number, press = false) => {
      clearTimeout(timer);
      timer = window.setTimeout(() => {
        pressed = press;
        answer(element);
      }, ms);
    };
    const isLit = (place: Place | undefined) => place !== undefined && stage.litOf(place).length > 0;
    const answer = (element: Element) => {
      const place = stage.placeOf(element);
      if (place && !isLit(place)) picker.why(element, stage.askedOf(place));
      else if (element.hasAttribute("data-about")) picker.tell(element);
      else picker.leave();
    };
    const choose = (place: Place) => {
      const lit = stage.litOf(place);
      if (!lit.length) picker.why(place.element, stage.askedOf(place));
      else if (lit.length > 1) picker.ask(place.element, lit);
      else picker.choose(lit[0]!);
    };
    const click = (event: MouseEvent) => {
      const place = stage.placeOf(event.target);
      if (!place || pressed) {
        const thing = pointable(event.target);
        if (thing && !pressed) picker.tell(thing);
        else if (!place) picker.leave();
        pressed = false;
        return;
      }
      clearTimeout(timer);
      if (isLit(place)) chosenAt = [event.clientX, event.clientY];
      choose(place);
    };
    const over = (event: PointerEvent) => {
      const element = pointable(event.target);
      clearTimeout(timer);
      if (event.pointerType === "touch") return;
      if (chosenAt && Math.hypot(event.clientX - chosenAt[0], event.clientY - chosenAt[1]) < 4) return;
      chosenAt = null;
      if (!element || isLit(stage.placeOf(element))) picker.leave();
      if (element) later(element, HOVER_MS);
    };
    const down = (event: PointerEvent) => {
      pressed = false;
      const place = stage.placeOf(event.target);
      const answers = place && (!isLit(place) || place.element.hasAttribute("data-about"));
      if (answers && event.pointerType === "touch") later(place.element, PRESS_MS, true);
    };
    const stop = () => clearTimeout(timer);
    const out = (event: PointerEvent) => {
      clearTimeout(timer);
      if (event.pointerType !== "touch") picker.leave(); // a lifted finger leaves too, but the bubble must stay readable
    };
    const focus = (event: FocusEvent) => {
      const place = stage.placeOf(event.target);
      if (place && !isLit(place) && place.element.matches(":focus-visible")) later(place.element, HOVER_MS);
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
        choose(place);
      }
    };
    root.addEventListener("click", click);
    root.addEventListener("pointerover", over);
    root.addEventListener("pointerdown", down);
    root.addEventListener("pointerup", stop);
    root.addEventListener("pointercancel", stop);
    root.addEventListener("pointerleave", out);
    root.addEventListener("focusin", focus);
    root.addEventListener("keydown", key);
    return () => {
      clearTimeout(timer);
      root.removeEventListener("click", click);
      root.removeEventListener("pointerover", over);
      root.removeEventListener("pointerdown", down);
      root.removeEventListener("pointerup", stop);
      root.removeEventListener("pointercancel", stop);
      root.removeEventListener("pointerleave", out);
      root.removeEventListener("focusin", focus);
      root.removeEventListener("keydown", key);
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
