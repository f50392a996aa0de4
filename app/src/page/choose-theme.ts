import type { Signal } from "@preact/signals-react";
import { cookieText } from "#app/src/store/cookie.ts";
import { THEME_COOKIE, type Theme } from "#app/src/store/theme.ts";
import { YEAR_SECONDS } from "#domain/calendar/constants.ts";
import { browserNow, onMachine } from "./browser-clock.ts";

/** Shows a theme at once, and keeps it for a year. */
export function chooseTheme(chosen: Theme, theme: Signal<Theme>): void {
  theme.value = chosen;
  // biome-ignore lint/suspicious/noDocumentCookie: the server reads the choice on the next page.
  document.cookie = cookieText(THEME_COOKIE, chosen, { expiresAt: onMachine(browserNow() / 1000 + YEAR_SECONDS) });
  if (chosen === "system") delete document.documentElement.dataset["theme"];
  else document.documentElement.dataset["theme"] = chosen;
}
