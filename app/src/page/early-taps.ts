/** What `app/early.ts` marks a pressed control with. */
const TAPPED = "[data-tapped]";

/** Whether something was pressed before the page was awake. */
export const wasTapped = (): boolean => document.querySelector(TAPPED) !== null;

/** The controls that were pressed before the page was awake, each once however often it was pressed; none is pending any more. */
export const takeTaps = (): HTMLElement[] =>
  Array.from(document.querySelectorAll<HTMLElement>(TAPPED), (control) => {
    control.removeAttribute("data-tapped");
    control.removeAttribute("aria-busy");
    return control;
  });
