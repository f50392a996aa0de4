import { signal } from "@preact/signals-react";
import type { Locale } from "#domain/enums/enums.ts";
import { createLoginAsk } from "./login-ask.ts";
import { createSession, type TokenJar } from "./session.ts";
import { createToasts } from "./toasts.ts";

/** Everything that outlives a screen. One per document in the browser, one per request on the server. */
export function createStore(locale: Locale, jar: TokenJar, now: () => number) {
  return {
    locale: signal(locale),
    session: createSession(jar, now),
    toasts: createToasts(),
    loginAsk: createLoginAsk(),
  };
}

export type Store = ReturnType<typeof createStore>;

/** The server keeps no session (A22). */
export const emptyJar: TokenJar = { read: () => "", write: () => {}, isSecure: false };
