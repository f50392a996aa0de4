import { wasTapped } from "./early-input.ts";

/** Longest wait for an idle moment once the page has loaded, milliseconds. */
const PATIENCE = 2_000;

/** Signs that a visitor is about to do something. */
const signs = ["pointerover", "pointerdown", "touchstart", "keydown", "focusin", "input", "popstate"] as const;

/** Resolves once the page and its initial resources are loaded. */
export const pageLoaded = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.readyState === "complete") resolve();
    else addEventListener("load", () => resolve(), { once: true });
  });

/**
 * Resolves when a page's code should run: at the visitor's first sign, or once the page is there and the browser has
 * nothing better to do. Until then links and forms work as the server sent them.
 */
export function onInteractionOrIdle(): Promise<void> {
  return new Promise((resolve) => {
    function want(): void {
      for (const sign of signs) removeEventListener(sign, want);
      resolve();
    }
    if (wasTapped()) return resolve();
    for (const sign of signs) addEventListener(sign, want, { passive: true });
    const whenIdle = () =>
      "requestIdleCallback" in window ? requestIdleCallback(want, { timeout: PATIENCE }) : setTimeout(want, 200);
    void pageLoaded().then(whenIdle);
  });
}
