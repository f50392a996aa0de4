import { cookieText } from "#app/src/store/cookie.ts";
import { LOCALE_COOKIE } from "#app/src/store/locale.ts";
import { chosenLanguage } from "#domain/addresses/carried.ts";
import { YEAR_SECONDS } from "#domain/calendar/constants.ts";
import { browserNow, onMachine } from "./browser-clock.ts";

/** Stores the language that an address chooses, for pages whose address chooses none. */
export function keepLanguage(query: URLSearchParams): void {
  const chosen = chosenLanguage(query);
  if (chosen === null) return;
  // biome-ignore lint/suspicious/noDocumentCookie: the server reads the choice on the next page.
  document.cookie = cookieText(LOCALE_COOKIE, chosen, { expiresAt: onMachine(browserNow() / 1000 + YEAR_SECONDS) });
}
