import { browserNow, onMachine } from "#app/src/page/browser-clock.ts";
import { cookieText } from "#app/src/store/cookie.ts";
import type { Store } from "#app/src/store/store.ts";
import { THEME_COOKIE } from "#app/src/store/theme.ts";
import { YEAR_SECONDS } from "#domain/calendar/constants.ts";
import type { ScreenActions } from "./actions.ts";

type ActionsOfPage = Pick<ScreenActions, "go" | "replace" | "refresh" | "account" | "client" | "logIn" | "vouchers">;
export type ActionsOptions = ActionsOfPage & { store: Pick<Store, "session" | "theme" | "toasts"> };

/** The real actions of screens, in a browser. */
export function createActions({ store, ...given }: ActionsOptions): ScreenActions {
  return {
    ...given,
    isLoggedIn: () => store.session.isLoggedIn.value,
    user: () => store.session.user.value,
    say: (body, theme = "success") => void store.toasts.show({ body, theme }),
    chooseTheme: (theme) => {
      store.theme.value = theme;
      // biome-ignore lint/suspicious/noDocumentCookie: the server reads the choice on the next page.
      document.cookie = cookieText(THEME_COOKIE, theme, { expiresAt: onMachine(browserNow() / 1000 + YEAR_SECONDS) });
      if (theme === "system") delete document.documentElement.dataset["theme"];
      else document.documentElement.dataset["theme"] = theme;
    },
  };
}
