/** The attribute that `app/early.ts` sets on a pressed control. */
const TAPPED = "[data-tapped]";

/** True when a control was pressed before hydration. */
export const wasTapped = (): boolean => document.querySelector(TAPPED) !== null;

/** Takes the controls that were pressed before hydration, each once; none is pending afterwards. */
export const takeTaps = (): HTMLElement[] =>
  Array.from(document.querySelectorAll<HTMLElement>(TAPPED), (control) => {
    control.removeAttribute("data-tapped");
    control.removeAttribute("aria-busy");
    return control;
  });
