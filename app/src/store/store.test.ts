import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { cookieText, readCookie } from "./cookie.ts";
import { createSession } from "./session.ts";
import { themeOf } from "./theme.ts";
import { createToasts } from "./toasts.ts";
import { authorizedPayload, expiryOf, payloadOf } from "./token.ts";

const NOW = 1_795_000_000;
const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");
const tokenOf = (payload: unknown) => `${part({ alg: "HS256" })}.${part(payload)}.c2ln`;

describe("cookies", () => {
  it("R190, R191 are lax, at the root, and end when told", () => {
    expect(cookieText("lang", "en")).toBe("lang=en; path=/; SameSite=lax");
    expect(cookieText("token", "a.b.c", { expiresAt: NOW, isSecure: true })).toBe(
      `token=a.b.c; path=/; SameSite=lax; expires=${new Date(NOW * 1000).toUTCString()}; Secure`,
    );
  });
  it("a broken cookie reads as absent", () => {
    expect(readCookie("lang=%E0%A4%A; token=x", "lang")).toBeNull();
    expect(readCookie("xlang=en; lang=fa", "lang")).toBe("fa");
    expect(readCookie(";;=;lang", "lang")).toBeNull();
  });
  it("R189 an unknown theme falls back", () => {
    expect([themeOf("neon"), themeOf("dark")]).toEqual(["system", "dark"]);
  });
});

describe("tokens", () => {
  it("expiry is read from seconds, milliseconds and texts", () => {
    expect(expiryOf({ token_expire_at: NOW })).toBe(NOW);
    expect(expiryOf({ token_expire_at: NOW * 1000 })).toBe(NOW);
    expect(expiryOf({ token_expire_at: new Date(NOW * 1000).toISOString() })).toBe(NOW);
    expect(expiryOf({ token_expire_at: "soon" })).toBeNull();
    expect(expiryOf({})).toBeNull();
  });
  it("authorize only while they last", () => {
    expect(payloadOf(tokenOf({ display_name: "آرش" }))).toEqual({ display_name: "آرش" });
    expect(authorizedPayload(tokenOf({ token_expire_at: NOW + 1 }), NOW)).not.toBeNull();
    expect(authorizedPayload(tokenOf({ token_expire_at: NOW }), NOW)).toBeNull();
    expect(authorizedPayload("a.b.c", NOW)).toBeNull();
  });
});

describe("the session", () => {
  function start(cookie: string) {
    const written: string[] = [];
    const session = createSession(
      { read: () => cookie, write: (text) => written.push(text), isSecure: false },
      () => NOW,
    );
    session.restore();
    return { session, written };
  }
  it("R113, R116 is filled at start by a token that still authorizes", () => {
    const token = tokenOf({ token_expire_at: NOW + 60, display_name: "A" });
    const { session } = start(`token=${token}`);
    expect(session.isLoggedIn.value).toBe(true);
    expect(session.bearer.value).toBe(token);
  });
  it("R116 clears a stored token that does not", () => {
    const { session, written } = start(`token=${tokenOf({ token_expire_at: NOW - 1 })}`);
    expect(session.isLoggedIn.value).toBe(false);
    expect(written.join()).toContain("expires=Thu, 01 Jan 1970");
  });
  it("follows what another tab did to the stored token: a login, another user's, a logout", () => {
    const [token, other] = ["A", "B"].map((sub) => tokenOf({ token_expire_at: NOW + 60, sub }));
    let cookie = "";
    const session = createSession({ read: () => cookie, write: () => {}, isSecure: false }, () => NOW);
    const events: string[] = [];
    session.listen(({ kind }) => events.push(`${kind} ${session.payload.value?.["sub"] ?? ""}`));
    session.restore();
    for (const stored of ["", `token=${token}`, `token=${token}`, `token=${other}`, ""]) {
      cookie = stored;
      session.follow();
    }
    expect(events).toEqual(["login A", "login B", "logout "]);
    expect(session.isLoggedIn.value).toBe(false);
  });
  it("a refusal ends it, unless another tab's user has the browser by now", () => {
    const [token, other] = ["A", "B"].map((sub) => tokenOf({ token_expire_at: NOW + 60, sub }));
    let cookie = `token=${token}`;
    const session = createSession({ read: () => cookie, write: () => {}, isSecure: false }, () => NOW);
    const events: string[] = [];
    session.restore();
    session.listen((event) => events.push(event.kind === "logout" ? event.why : `${session.payload.value?.["sub"]}`));
    cookie = `token=${other}`;
    session.refuse();
    session.refuse();
    expect(events).toEqual(["B", "refused"]);
  });
  it.each([
    ["left", NOW],
    ["over", NOW + 61],
  ])("a token that is gone from the browser has %s", (why, later) => {
    let [cookie, now] = [`token=${tokenOf({ token_expire_at: NOW + 60 })}`, NOW];
    const session = createSession({ read: () => cookie, write: () => {}, isSecure: false }, () => now);
    session.restore();
    const events: unknown[] = [];
    session.listen((event) => events.push(event));
    [cookie, now] = ["", later];
    session.follow();
    expect(events).toEqual([{ kind: "logout", why }]);
  });
  it("R114, R115 is empty after it was forgotten", () => {
    const { session } = start(`token=${tokenOf({ token_expire_at: NOW + 60 })}`);
    session.forget("refused");
    expect([session.payload.value, session.bearer.value, session.isLoggedIn.value]).toEqual([null, null, false]);
  });
});

describe("toasts", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("R103 are their body and theme, a title or none, a duration, and whether they can be cleared", () => {
    const { toasts, show } = createToasts();
    const plain = show({ body: "الف" });
    const whole = { body: "ب", theme: "danger", title: "خطا", duration: 8000, clearable: true } as const;
    const id = show(whole);
    expect(toasts.value).toEqual([
      { id: plain, body: "الف", theme: "info", title: null, duration: 5000, clearable: false },
      { id, ...whole },
    ]);
    expect(id).not.toBe(plain);
  });
  it("R103, R117 stay five seconds unless told otherwise", () => {
    const { toasts, show } = createToasts();
    show({ body: "الف" });
    show({ body: "ب", duration: 8000 });
    vi.advanceTimersByTime(4999);
    expect(toasts.value).toHaveLength(2);
    vi.advanceTimersByTime(1);
    expect(toasts.value.map((toast) => toast.body)).toEqual(["ب"]);
    vi.advanceTimersByTime(3000);
    expect(toasts.value).toEqual([]);
  });
  it("R118 go at once when hidden, and their timer with them", () => {
    const { toasts, show, hide } = createToasts();
    hide(show({ body: "الف" }));
    expect(toasts.value).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
  });
  it("stand still while they are paused and then stay the rest", () => {
    const { toasts, show, pause, resume } = createToasts();
    const id = show({ body: "الف" });
    vi.advanceTimersByTime(3000);
    pause(id);
    vi.advanceTimersByTime(60_000);
    expect(toasts.value).toHaveLength(1);
    resume(id);
    vi.advanceTimersByTime(1999);
    expect(toasts.value).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(toasts.value).toHaveLength(0);
  });
});
