import { takeTaps } from "./early-input.ts";
import { takeTyped } from "./early-typed.ts";
import { followTranslator } from "./translated-text.ts";

/** What an awake page does first: it takes over what was typed, and then presses what was pressed. */
export function wakeUp(): void {
  followTranslator(document.getElementById("root") as HTMLElement);
  takeTyped();
  // React has heard of what was typed by then.
  setTimeout(() => {
    for (const control of takeTaps()) control.click();
  });
}
