import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { AccountActions } from "#app/src/store/account.ts";
import { createChosenTheme } from "#app/src/store/chosen-theme.ts";
import { createSession } from "#app/src/store/session.ts";
import { createToasts } from "#app/src/store/toasts.ts";
import { standAt } from "#tests/support/browser.ts";
import { accountOf } from "./account-actions.ts";
import { createActions } from "./browser-actions.ts";
import { idleActions } from "./idle-actions.ts";

const NOW = Date.UTC(2026, 10, 21, 8, 30);
/** The mean year of the calendar. */
const YEAR_MS = 365.2422 * 86_400_000;
const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");
const token = `${part({ alg: "HS256" })}.${part({ token_expire_at: NOW / 1000 + 60 })}.c2ln`;

function open(cookie = "") {
  const browser = standAt("https://shamseh.test/");
  const session = createSession({ read: () => cookie, write: () => {}, isSecure: true }, () => NOW / 1000);
  session.restore();
  const client = { call: vi.fn(async () => ({ ok: false, failure: { kind: "cancel" } })) };
  const theme = createChosenTheme("system");
  const toasts = createToasts();
  const given = {
    go: vi.fn(),
    replace: vi.fn(),
    refresh: vi.fn(),
    logIn: vi.fn(),
    account: accountOf(client as never, session),
    vouchers: idleActions.vouchers,
  };
  const actions = createActions({ ...given, client: client as never, store: { session, theme, toasts } });
  return { ...browser, actions, session, theme, toasts, client };
}

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("what screens can do in a browser", () => {
  it("R189 a theme is kept for a year, and shown at once", async () => {
    const { actions, document, theme } = open();
    await actions.chooseTheme("dark");
    expect(theme.value).toBe("dark");
    expect(document.cookie).toContain("theme=dark;");
    const expires = Date.parse(/expires=([^;]+)/.exec(document.cookie)?.[1] ?? "");
    expect(Math.abs(expires - NOW - YEAR_MS)).toBeLessThan(60_000);
    expect(document.documentElement.dataset).toEqual({ theme: "dark" });
    await actions.chooseTheme("system");
    expect(document.documentElement.dataset).toEqual({});
    expect(document.cookie).toContain("theme=system;");
  });
  it("says that something was done, or in the theme that it is given", () => {
    const { actions, toasts } = open();
    actions.say("done");
    actions.say("not done", "danger");
    expect(toasts.toasts.value.map(({ body, theme }) => [body, theme])).toEqual([
      ["done", "success"],
      ["not done", "danger"],
    ]);
  });
  it("knows whether the visitor is logged in", () => {
    expect(open().actions.isLoggedIn()).toBe(false);
    expect(open(`token=${token}`).actions.isLoggedIn()).toBe(true);
  });
});

describe("the account's actions", () => {
  const entered = { mobile: "09121110000", challenge: "c", code: "123456" };
  it.each<[string, string, (my: AccountActions) => Promise<unknown>]>([
    ["a code is sent", "user/v2/send-otp", (my) => my.sendCode("login", "09121110000", undefined)],
    ["a code logs in", "user/v2/login-by-otp", (my) => my.loginByCode("login", entered)],
    ["a password logs in", "user/v2/login-by-password", (my) => my.loginByPassword("09121110000", "secret words")],
    ["a password is chosen", "user/v2/set-password", (my) => my.setPassword("secret words")],
    ["the session ends", "user/v2/logout", (my) => my.logOut()],
    ["the demonstration shows its message", "__demo/message", (my) => my.demoMessage("c")],
  ])("are fetched with the first: %s by %s", async (_, path, act) => {
    const { actions, client } = open();
    await act(actions.account);
    const calls: readonly unknown[][] = vi.mocked(client.call).mock.calls;
    expect(calls.map(([call]) => call)).toEqual([expect.objectContaining({ path })]);
  });
});
