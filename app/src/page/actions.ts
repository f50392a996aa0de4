import type { Client } from "#app/src/api/client.ts";
import type { AccountActions } from "#app/src/store/account.ts";
import type { Theme } from "#app/src/store/theme.ts";
import type { ToastTheme } from "#app/src/store/toasts.ts";
import type { MeValue } from "#domain/contract/user.shapes.ts";
import type { KeptVouchers } from "./offline-vouchers.ts";

/** The actions of a screen, injected: real ones in the app, any outcome in a story. */
export type ScreenActions = {
  /** Goes to an address: in the page when only the query differs, by a full load otherwise (R72). */
  go: (address: string) => void;
  /** Like `go`, but replaces the history entry: Back skips the shown page. */
  replace: (address: string) => void;
  /** Reloads the page's data when it is known to be outdated. */
  refresh: () => Promise<void>;
  chooseTheme: (theme: Theme) => void;
  /** Logging in and out. */
  account: AccountActions;
  isLoggedIn: () => boolean;
  /** The logged-in user; null for an anonymous visitor, and until `user/v2/me` has answered. */
  user: () => MeValue | null;
  /** Asks an anonymous visitor to log in, in a dialog. Resolves to true when the visitor is logged in now. */
  logIn: () => Promise<boolean>;
  /** The API client. A call that answers 401 asks the visitor to log in, and is then repeated. */
  client: Client;
  /** Vouchers that this browser keeps for offline use. */
  vouchers: KeptVouchers;
  /** A short word that something was done. */
  say: (text: string, theme?: ToastTheme) => void;
};
