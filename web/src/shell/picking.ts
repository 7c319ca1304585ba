/** Pointer and keyboard input on the board: choose something, or ask why it cannot be chosen. */
import type { Attachment } from "svelte/attachments";

export interface Picker {
  /** An allowed choice was picked. */
  choose(verb: string, noun: number): void;
  /** Several verbs are allowed for one thing. */
  ask(element: Element, verbs: string[], noun: number): void;
  /** Something that is not allowed was picked or hovered: explain why. */
  why(element: Element, verb: string, noun: number): void;
  /** Something with an explanation is hovered. */
  tell(element: Element): void;
  /** The pointer has left. */
  leave(): void;
}

const HOVER_MS = 550;
const PRESS_MS = 500;

const pickable = (target: EventTarget | null): Element | null =>
  target instanceof Element ? target.closest("[data-verb]") : null;
/** The element under the pointer that can be picked or has an explanation. */
const pointable = (target: EventTarget | null): Element | null =>
  target instanceof Element ? target.closest("[data-verb], [data-about]") : null;
const isAsked = (element: Element) => element.hasAttribute("data-verb") && !isLit(element);
const isLit = (element: Element) => element.hasAttribute("data-lit");
const verbOf = (element: Element) => element.getAttribute("data-verb") ?? "";
const nounOf = (element: Element) => Number(element.getAttribute("data-noun") ?? 0);

export function picking(picker: Picker): Attachment<HTMLElement> {
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
    const answer = (element: Element) => {
      if (isAsked(element)) picker.why(element, verbOf(element), nounOf(element));
      else if (element.hasAttribute("data-about")) picker.tell(element);
      else picker.leave();
    };
    const choose = (element: Element) => {
      const more = element.getAttribute("data-more");
      if (!isLit(element)) picker.why(element, verbOf(element), nounOf(element));
      else if (more) picker.ask(element, more.split(" "), nounOf(element));
      else picker.choose(verbOf(element), nounOf(element));
    };
    const click = (event: MouseEvent) => {
      const element = pickable(event.target);
      if (!element || pressed) {
        const thing = pointable(event.target);
        if (thing && !pressed) picker.tell(thing);
        else if (!element) picker.leave();
        pressed = false;
        return;
      }
      clearTimeout(timer);
      if (isLit(element)) chosenAt = [event.clientX, event.clientY];
      choose(element);
    };
    const over = (event: PointerEvent) => {
      const element = pointable(event.target);
      clearTimeout(timer);
      if (event.pointerType === "touch") return;
      if (chosenAt && Math.hypot(event.clientX - chosenAt[0], event.clientY - chosenAt[1]) < 4) return;
      chosenAt = null;
      if (!element || isLit(element)) picker.leave();
      if (element) later(element, HOVER_MS);
    };
    const down = (event: PointerEvent) => {
      pressed = false;
      const element = pickable(event.target);
      const answers = element && (isAsked(element) || element.hasAttribute("data-about"));
      if (answers && event.pointerType === "touch") later(element, PRESS_MS, true);
    };
    const stop = () => clearTimeout(timer);
    const out = (event: PointerEvent) => {
      clearTimeout(timer);
      if (event.pointerType !== "touch") picker.leave(); // a lifted finger leaves too, but the bubble must stay readable
    };
    const focus = (event: FocusEvent) => {
      const element = pickable(event.target);
      if (element && !isLit(element) && element.matches(":focus-visible")) later(element, HOVER_MS);
    };
    const key = (event: KeyboardEvent) => {
      const element = pickable(event.target);
      const onward = element || event.target === root || (event.target as Element).closest(".prompt");
      if (event.key.startsWith("Arrow") && onward) {
        if (step(root, element, event.key)) event.preventDefault();
        return;
      }
      if (!element || element instanceof HTMLButtonElement) return;
      if (event.key === "Enter" || event.key === " ") {
        event.preventDefault();
        choose(element);
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
function step(root: Element, from: Element | null, arrow: string): boolean {
  const [dx, dy] = ARROWS[arrow] ?? [0, 0];
  const all = [...root.querySelectorAll("[data-verb]")];
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
