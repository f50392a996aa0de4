import { elementsByKey, keyUnder } from "../review/pairing.ts";
import { type Follower, follow, isFollowing } from "./follower.ts";

/** Position of a scroller that followed another: a scroll to it is an echo and is not sent back. */
const repeatedScroll = new WeakMap<Element, number>();

type Field = HTMLElement & { value: string };

const isField = (target: unknown): target is Field =>
  typeof target === "object" && target !== null && "value" in target && typeof target.value === "string";

/** React listens to the native setter, so the value has to go through the prototype's. */
function setValue(field: Field, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, value);
  for (const type of ["input", "change"]) field.dispatchEvent(new Event(type, { bubbles: true }));
}

const directionOf = (element: Element): string => getComputedStyle(element).direction;

const TURNED: Readonly<Record<string, string>> = { ArrowLeft: "ArrowRight", ArrowRight: "ArrowLeft" };

/** The key that does the same in the other direction. */
const keyFor = (key: string, isTurned: boolean): string => (isTurned ? (TURNED[key] ?? key) : key);

function scrollTo(twin: Element, source: Element): void {
  const isTurned = directionOf(twin) !== directionOf(source);
  twin.scrollTo({
    top: source.scrollTop,
    left: isTurned ? -source.scrollLeft : source.scrollLeft,
    behavior: "instant",
  });
  repeatedScroll.set(twin, twin.scrollTop + twin.scrollLeft);
}

/** A label passes a press to its field, whose own click would be a second one. */
const fieldOfLabel = (element: Element): Element | null => element.closest("label")?.control ?? null;

/** Effect of each leader's event on the element's twin. */
type Repeat = (twin: Element, event: Event, follower: Follower) => void;

function repeats(): Record<string, Repeat> {
  /** Field that the browser itself presses next, after the press on its label. */
  let pressedByLabel: Element | null = null;
  const press: Repeat = (twin, event) => {
    const { target } = event as MouseEvent;
    if (target === pressedByLabel) return;
    pressedByLabel = fieldOfLabel(target as Element);
    setTimeout(() => {
      pressedByLabel = null;
    });
    // A drawing is pressed as well as a button, and has no `click()`.
    twin.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, composed: true }));
  };
  const type: Repeat = (twin, { target }) => {
    if (isField(target) && isField(twin) && twin.value !== target.value) setValue(twin, target.value);
  };
  const key: Repeat = (twin, event) => {
    const { type: name, key: pressed, code, shiftKey, ctrlKey, altKey, metaKey } = event as KeyboardEvent;
    const isTurned = directionOf(twin) !== directionOf(event.target as Element);
    const init = { key: keyFor(pressed, isTurned), code: keyFor(code, isTurned), shiftKey, ctrlKey, altKey, metaKey };
    twin.dispatchEvent(new KeyboardEvent(name, { ...init, bubbles: true, cancelable: true, composed: true }));
  };
  const focus: Repeat = (twin, _event, follower) => follower.focus(twin);
  return {
    click: press,
    input: type,
    change: type,
    keydown: key,
    keyup: key,
    focusin: focus,
    toggle: hide,
    close: hide,
  };
}

/** Closes in the twin what the browser itself closes on Escape or an outside press. */
function hide(twin: Element, { target }: Event): void {
  if (twin.matches("dialog[open]") && !(target as Element).matches("[open]")) (twin as HTMLDialogElement).close();
  if (twin.matches(":popover-open") && !(target as Element).matches(":popover-open"))
    (twin as HTMLElement).hidePopover();
}

/**
 * Repeats in `follower` a user's actions in `leader`: presses, typing, keys, focus and scrolling. Elements are paired
 * as in the review (`review/pairing.ts`). Only trusted events are repeated, so a repeated one is never sent back.
 */
export function mirror(leader: Document, follower: Document): () => void {
  const following = follow(leader, follower);
  const twinOf = (element: Element): Element | null => {
    if (element === leader.documentElement) return follower.documentElement;
    const key = keyUnder<Element>(leader.body, element);
    return key === null ? null : (elementsByKey<Element>(follower.body).get(key) ?? null);
  };
  const stops = Object.entries(repeats()).map(([name, repeat]) => {
    const listener = (event: Event): void => {
      if (!event.isTrusted || isFollowing(leader)) return;
      const twin = twinOf(event.target as Element);
      if (twin === null) return;
      following.begin();
      repeat(twin, event, following);
    };
    leader.addEventListener(name, listener, true);
    return () => leader.removeEventListener(name, listener, true);
  });
  const onScroll = ({ target }: Event): void => {
    const source = target === leader ? leader.documentElement : (target as Element);
    if (repeatedScroll.get(source) === source.scrollTop + source.scrollLeft) return;
    const twin = twinOf(source);
    if (twin !== null) scrollTo(twin, source);
  };
  leader.addEventListener("scroll", onScroll, true);
  return () => {
    for (const stop of stops) stop();
    leader.removeEventListener("scroll", onScroll, true);
    following.end();
  };
}
