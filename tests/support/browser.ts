import { vi } from "vitest";

/** A link as a click sees it, whatever element is inside it. */
export class FakeLink {
  readonly href: string;
  readonly target: string;
  readonly isDownload: boolean;
  constructor(href: string, { target = "", isDownload = false } = {}) {
    this.href = href;
    this.target = target;
    this.isDownload = isDownload;
  }
  hasAttribute(name: string): boolean {
    return name === "download" && this.isDownload;
  }
  closest(selector: string): FakeLink | null {
    return selector === "a" ? this : null;
  }
}

/**
 * Minimal browser for navigation between addresses, in place of the globals until `vi.unstubAllGlobals()`: it has an
 * address, and records requested loads.
 */
export function standAt(address: string) {
  let here = new URL(address);
  const window = new EventTarget();
  const location = {
    get href() {
      return here.href;
    },
    get pathname() {
      return here.pathname;
    },
    get search() {
      return here.search;
    },
    get hash() {
      return here.hash;
    },
    assign: vi.fn<(to: string) => void>(),
    replace: vi.fn<(to: string) => void>(),
    reload: vi.fn<() => void>(),
  };
  const results = { scrollIntoView: vi.fn(), focus: vi.fn() };
  const document = Object.assign(new EventTarget(), {
    cookie: "",
    readyState: "complete",
    documentElement: { dataset: {} as Record<string, string | undefined> },
    getElementById: (id: string) => (id === "results" ? results : null),
    querySelector: (): unknown => null,
  });
  const moveTo = (to: string) => {
    here = new URL(to, here);
  };
  const globals = {
    window,
    location,
    document,
    history: { pushState: (_state: unknown, _title: string, to: string) => moveTo(to) },
    Element: FakeLink,
    addEventListener: window.addEventListener.bind(window),
    removeEventListener: window.removeEventListener.bind(window),
    requestAnimationFrame: (run: () => void) => run(),
  };
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value);
  return {
    window,
    location,
    document,
    results,
    /** The back and forward buttons. */
    travelTo(to: string): void {
      moveTo(to);
      window.dispatchEvent(new Event("popstate"));
    },
    /** A click with the first button by default. Returns true when the page handled it. */
    click(
      target: unknown,
      keys: Partial<Record<"button" | "metaKey" | "ctrlKey" | "shiftKey" | "altKey", unknown>> = {},
    ) {
      const click = new Event("click", { cancelable: true });
      const plain = { button: 0, metaKey: false, ctrlKey: false, shiftKey: false, altKey: false };
      for (const [key, value] of Object.entries({ ...plain, ...keys, target }))
        Object.defineProperty(click, key, { value });
      document.dispatchEvent(click);
      return click.defaultPrevented;
    },
  };
}
