/** Marks the focused element of a following document; the browser's own focus is in the leading one. */
const MARK = "data-workbench-focus";

/** Time within which a page's events still count as echoes of a repeated event, milliseconds. */
const ECHO = 300;

/** Time until which a document's events are only echoes of its leader's. */
const untilOf = new WeakMap<Document, number>();

/** True while a document follows another: its events are not sent back. */
export const isFollowing = (document: Document): boolean => performance.now() < (untilOf.get(document) ?? 0);

export type Follower = {
  /** Treats the follower's events from now on as echoes of the leader's. */
  begin(): void;
  /** Moves the document's focus without taking the browser's from the leader. */
  focus(element: Element): void;
  end(): void;
};

type Focusable = { focus(options?: FocusOptions): void };

/** The place where a page's own code moves its focus. */
const prototypesOf = (document: Document): Focusable[] => {
  const view = document.defaultView as (Window & typeof globalThis) | null;
  return view === null ? [] : [view.HTMLElement.prototype, view.SVGElement.prototype];
};

/** A document's focus while it follows, as its own code sees it. */
class RepeatedFocus {
  readonly #document: Document;
  #element: Element | null = null;
  constructor(document: Document) {
    this.#document = document;
  }

  move(element: Element): void {
    const before = this.#element;
    if (before === element) return;
    before?.removeAttribute(MARK);
    this.#element = element;
    element.setAttribute(MARK, "");
    Object.defineProperty(this.#document, "activeElement", { configurable: true, get: () => this.#element });
    const tell = (target: Element | null, type: string, relatedTarget: Element | null) =>
      target?.dispatchEvent(new FocusEvent(type, { bubbles: type.length > 5, composed: true, relatedTarget }));
    for (const type of ["blur", "focusout"]) tell(before, type, element);
    for (const type of ["focus", "focusin"]) tell(element, type, before);
  }

  clear(): void {
    this.#element?.removeAttribute(MARK);
    this.#element = null;
    Reflect.deleteProperty(this.#document, "activeElement");
  }
}

/**
 * Two documents cannot have the browser's focus at once. While one follows, focus calls in its code are simulated:
 * handlers receive the events, `activeElement` returns the element and a frame marks it. Code that takes the browser's
 * focus regardless, such as a modal dialog, gives it back.
 */
export function follow(leader: Document, follower: Document): Follower {
  const focus = new RepeatedFocus(follower);
  const originals = prototypesOf(follower).map((prototype) => {
    const { focus: own } = prototype;
    prototype.focus = function (this: Element, options) {
      if (isFollowing(follower)) focus.move(this);
      else own.call(this as HTMLElement, options);
    };
    return () => {
      prototype.focus = own;
    };
  });
  const giveBack = (event: Event): void => {
    if (event.isTrusted && isFollowing(follower)) leader.defaultView?.focus();
  };
  // An interaction by the user makes this document the leader.
  const takeOver = (event: Event): void => {
    if (!event.isTrusted) return;
    untilOf.delete(follower);
    focus.clear();
  };
  const listeners = [
    ["focusin", giveBack],
    ["pointerdown", takeOver],
    ["keydown", takeOver],
  ] as const;
  for (const [name, listener] of listeners) follower.addEventListener(name, listener, true);
  return {
    begin: () => {
      untilOf.set(follower, performance.now() + ECHO);
    },
    focus: (element) => focus.move(element),
    end: () => {
      for (const restore of originals) restore();
      for (const [name, listener] of listeners) follower.removeEventListener(name, listener, true);
      focus.clear();
    },
  };
}
