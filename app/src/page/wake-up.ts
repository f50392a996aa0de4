import { takeTaps } from "./early-input.ts";
import { takeTyped } from "./early-typed.ts";
import { keepLanguage } from "./keep-language.ts";
import { followTranslator } from "./translated-text.ts";

/** First steps of a hydrated page: it stores its language, takes over typed values, and then replays presses. */
export function wakeUp(): void {
  keepLanguage(new URLSearchParams(location.search));
  followTranslator(document.getElementById("root") as HTMLElement);
  takeTyped();
  // React has processed the typed values by then.
  setTimeout(() => {
    for (const control of takeTaps()) control.click();
  });
}
