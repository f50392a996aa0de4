import type { Client } from "#app/src/api/client.ts";
import { browserNow, onMachine } from "#app/src/page/browser-clock.ts";
import type { AccountActions } from "#app/src/store/account.ts";
import { cookieText } from "#app/src/store/cookie.ts";
import type { Store } from "#app/src/store/store.ts";
import { THEME_COOKIE } from "#app/src/store/theme.ts";
import { YEAR_SECONDS } from "#domain/calendar/constants.ts";
import type { ScreenActions } from "./actions.ts";
import type { KeptVouchers } from "./offline-vouchers.ts";

export type ActionsOptions = {
  go: (address: string) => void;
  replace: (address: string) => void;
  refresh: () => Promise<void>;
  account: AccountActions;
  client: Client;
  logIn: () => Promise<boolean>;
  vouchers: KeptVouchers;
  store: Pick<Store, "session" | "toasts">;
};

/** The real actions of screens, in a browser. */
export function createActions({
  go,
  replace,
  refresh,
  account,
  client,
  logIn,
  vouchers,
  store,
}: ActionsOptions): ScreenActions {
  return {
    go,
    replace,
    refresh,
    account,
    client,
    isLoggedIn: () => store.session.isLoggedIn.value,
    user: () => store.session.user.value,
    logIn,
    vouchers,
    say: (body, theme = "success") => void store.toasts.show({ body, theme }),
    chooseTheme: (theme) => {
      // biome-ignore lint/suspicious/noDocumentCookie: the server reads the choice on the next page.
      document.cookie = cookieText(THEME_COOKIE, theme, { expiresAt: onMachine(browserNow() / 1000 + YEAR_SECONDS) });
      if (theme === "system") delete document.documentElement.dataset["theme"];
      else document.documentElement.dataset["theme"] = theme;
    },
  };
}
