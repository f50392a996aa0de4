import type { RenderEnvironment } from "#app/src/page/environment.ts";
import type { DrawnView, PageAddress, PageView } from "#app/src/page/view.ts";
import { createAddress } from "./address.ts";
import { createChosenTheme } from "./chosen-theme.ts";
import { createLocale } from "./locale.ts";
import { createLoginAsk } from "./login-ask.ts";
import { createOwnData } from "./own-data.ts";
import { createResolving } from "./resolving.ts";
import { createSession, type TokenJar } from "./session.ts";
import { createToasts } from "./toasts.ts";
import { createView } from "./view.ts";

export type StoreOptions = {
  environment: Pick<RenderEnvironment, "locale" | "theme">;
  /** The address and the view at the beginning. */
  address: PageAddress;
  view: PageView | DrawnView;
  jar: TokenJar;
  /** Epoch seconds. */
  now: () => number;
};

/** Everything that outlives a screen. One per document in the browser, one per request on the server. */
export function createStore({ environment, address, view, jar, now }: StoreOptions) {
  const session = createSession(jar, now);
  return {
    address: createAddress(address),
    view: createView(view),
    isResolving: createResolving(),
    locale: createLocale(environment.locale),
    theme: createChosenTheme(environment.theme),
    session,
    own: createOwnData(session.bearer),
    toasts: createToasts(),
    loginAsk: createLoginAsk(),
  };
}

export type Store = ReturnType<typeof createStore>;

/** The server keeps no session. */
export const emptyJar: TokenJar = { read: () => "", write: () => {}, isSecure: false };
