import { failed } from "#app/src/api/result.ts";
import type { ScreenActions } from "./actions.ts";

const cancelled = async () => failed({ kind: "cancel" });

/** No-op actions: while a page is rendered on the server, and in stories that are about something else. */
export const idleActions: ScreenActions = {
  go: () => {},
  replace: () => {},
  refresh: async () => {},
  chooseTheme: () => {},
  account: {
    sendCode: cancelled,
    loginByCode: cancelled,
    demoMessage: async () => null,
    loginByPassword: cancelled,
    setPassword: cancelled,
    countries: async () => null,
    logOut: async () => {},
  },
  isLoggedIn: () => false,
  user: () => null,
  logIn: async () => false,
  client: { call: cancelled },
  vouchers: {
    keep: async () => null,
    drop: async () => {},
    all: async () => [],
    forget: async () => {},
    here: async () => null,
  },
  say: () => {},
};
