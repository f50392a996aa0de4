/** What `app/early.ts` marks a pressed control with. */
const TAPPED = "[data-tapped]";

/** Whether something was pressed before the page was awake. */
export const wasTapped = (): boolean => document.querySelector(TAPPED) !== null;

/** The controls that were pressed, in the order of the page, no longer shown as pending. */
function takeTaps(): HTMLElement[] {
  const taps = [...document.querySelectorAll<HTMLElement>(TAPPED)];
  for (const control of taps) {
    delete control.dataset["tapped"];
    control.ariaBusy = null;
  }
  return taps;
}

/** Does what was pressed before the page was awake: each control once, however often it was pressed. */
export function replayTaps(): void {
  for (const control of takeTaps()) {
    if (control instanceof HTMLFormElement) control.requestSubmit();
    else if (control instanceof HTMLButtonElement && control.type === "submit") control.form?.requestSubmit(control);
    else control.click();
  }
}

/** The page stays as the server drew it: nothing is pending any more. */
export const dropTaps = (): void => void takeTaps();
