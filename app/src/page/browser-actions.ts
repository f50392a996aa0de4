import { fetchOnDemand } from "#app/src/fetch-on-demand.ts";
import type { Store } from "#app/src/store/store.ts";
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
    // Its code comes with the choice itself.
    chooseTheme: async (theme) => (await fetchOnDemand()).chooseTheme(theme, store.theme),
  };
}
