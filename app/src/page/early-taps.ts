/** What `app/early.ts` marks a pressed control with. */
const TAPPED = "[data-tapped]";

/** Whether something was pressed before the page was awake. */
export const wasTapped = (): boolean => document.querySelector(TAPPED) !== null;

/** The controls that were pressed before the page was awake, each once however often it was pressed; none is pending any more. */
export function takeTaps(): HTMLElement[] {
  const taps = [...document.querySelectorAll<HTMLElement>(TAPPED)];
  for (const control of taps) {
    delete control.dataset["tapped"];
    control.ariaBusy = null;
  }
  return taps;
}
