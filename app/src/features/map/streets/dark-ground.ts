import { dark } from "#design-system/theme/palette.ts";

/** True when an element is in the dark theme, by the visitor's choice or the system's. */
export const isInDark = (element: Element): boolean =>
  getComputedStyle(element).getPropertyValue("--colour-canvas").trim().toUpperCase() === dark.canvas;

/** Calls `changed` when the theme may have changed. Returns the end of it. */
export function watchTheme(changed: () => void): () => void {
  const media = matchMedia("(prefers-color-scheme: dark)");
  const observer = new MutationObserver(changed);
  media.addEventListener("change", changed);
  observer.observe(document.documentElement, { attributeFilter: ["data-theme"] });
  return () => {
    media.removeEventListener("change", changed);
    observer.disconnect();
  };
}
