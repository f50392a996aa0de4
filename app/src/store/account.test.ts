import { effect } from "@preact/signals-react";
import { describe, expect, it } from "vitest";
import { createClient } from "#app/src/api/client.ts";
import { userCalls } from "#domain/contract/user.calls.ts";
import { askMe, createAccount } from "./account.ts";
import { fillingClient } from "./me.ts";
import { createSession, type SessionEvent } from "./session.ts";

const NOW = 1_795_000_000;
const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");
const token = `${part({ alg: "HS256" })}.${part({ token_expire_at: NOW + 3_600, display_name: "آرش" })}.c2ln`;
const entered = { mobile: "09121110000", challenge: "c", code: "123456" };

/** A document's session and account over a provider that answers with this status, and all that happens to them in order. */
function documentWith({ cookie = "", status = 200 } = {}) {
  const happened: string[] = [];
  const written: string[] = [];
  let stored = cookie;
  const jar = {
    read: () => stored,
    write: (text: string) => {
      stored = text
        .split(";", 1)
        .join()
        .replace(/^token=$/, "");
      written.push(text);
      happened.push(text.startsWith("token=;") ? "token cleared" : "token stored");
    },
    isSecure: false,
  };
  const session = createSession(jar, () => NOW);
  session.listen((event) => happened.push(`${event.kind} told`));
  const { client, sync } = fillingClient(
    createClient({
      base: "/",
      transport: async (address, { headers }) => {
        const isBearing = new Headers(headers).has("Authorization");
        happened.push(`${address.slice(1)} asked${isBearing ? " with the bearer" : ""}`);
        const value = address.endsWith("me") ? { id: 7 } : { token, user: { id: 7 }, known_browser: "k" };
        return Response.json({ code: status, reason: null, message: "", errors: [], value }, { status });
      },
      clientToken: "web",
      locale: () => "fa",
      token: () => session.bearer.value,
      onUnauthorised: session.refuse,
    }),
    session,
  );
  let isFirst = true;
  effect(() => {
    const isSet = session.bearer.value !== null;
    if (!isFirst) happened.push(isSet ? "bearer set" : "bearer removed");
    isFirst = false;
  });
  return { session, account: createAccount(client, session), client, sync, happened, written };
}

describe("logging in", () => {
  it.each([
    ["R111, R171, R177", "user/v2/login-by-otp", (my: Account) => my.loginByCode("login", entered)],
    [
      "R111, R172, R177",
      "user/v2/login-by-password",
      (my: Account) => my.loginByPassword("09121110000", "secret words"),
    ],
    ["R111, R173, R177", "user/v2/login-by-otp/forget-password", (my: Account) => my.loginByCode("forgotten", entered)],
  ])("%s by %s stores the token, sets the bearer, then tells of it", async (_, address, logIn) => {
    const { account, happened } = documentWith();
    expect(await logIn(account)).toMatchObject({ ok: true, value: { token, user: { id: 7 } } });
    expect(happened).toEqual([`${address} asked`, "token stored", "bearer set", "login told"]);
  });

  it("R190 keeps the token in a cookie that ends with it", async () => {
    const { account, written } = documentWith();
    await account.loginByCode("login", entered);
    expect(written).toEqual([
      `token=${token}; path=/; SameSite=lax; expires=${new Date((NOW + 3_600) * 1000).toUTCString()}`,
    ]);
  });

  it("R102, R113 fills the session with the token's payload, which is read again from what is stored", async () => {
    const { account, session } = documentWith();
    expect(session.payload.value).toBeNull();
    await account.loginByCode("login", entered);
    expect(session.payload.value).toEqual({ token_expire_at: NOW + 3_600, display_name: "آرش" });
    const next = documentWith({ cookie: `token=${token}` });
    next.session.restore();
    expect(next.session.payload.value).toEqual(session.payload.value);
  });

  it("R113 leaves the session empty when it is refused", async () => {
    const { account, session, happened } = documentWith({ status: 422 });
    await account.loginByCode("login", entered);
    expect([session.payload.value, happened]).toEqual([null, ["user/v2/login-by-otp asked"]]);
  });
});

describe("logging out", () => {
  const leaving = ["bearer removed", "token cleared", "logout told"];
  it.each([
    ["R112", 200],
    ["R112", 500],
    ["R112", 401],
  ])(
    "%s asks the server, then removes bearer and token, then tells of it, when the answer is %i",
    async (_, status) => {
      const { account, session, happened } = documentWith({ cookie: `token=${token}`, status });
      session.restore();
      happened.length = 0;
      await account.logOut();
      expect(happened).toEqual(["user/v2/logout asked with the bearer", ...leaving]);
      expect([session.payload.value, session.isLoggedIn.value]).toEqual([null, false]);
    },
  );

  it("R102, R114 empties the session, once", async () => {
    const { account, session, happened } = documentWith();
    await account.loginByCode("login", entered);
    happened.length = 0;
    session.forget("refused");
    session.forget("refused");
    expect([session.payload.value, happened]).toEqual([null, leaving]);
  });
});

describe("who is logged in", () => {
  it.each([
    ["R171", (my: Account) => my.loginByCode("login", entered)],
    ["R172", (my: Account) => my.loginByPassword("09121110000", "secret words")],
    ["R173", (my: Account) => my.loginByCode("forgotten", entered)],
  ])("R111, R177 is the user that %s answers, and the login event carries them", async (_, logIn) => {
    const { account, session, happened } = documentWith();
    const events: SessionEvent[] = [];
    session.listen((event) => events.push(event));
    await logIn(account);
    expect(session.user.value).toEqual({ id: 7 });
    expect(events).toEqual([{ kind: "login", user: { id: 7 } }]);
    expect(happened.join()).not.toContain("user/v2/me");
  });

  it("R112, R114 is null after the session ends", async () => {
    const { account, session } = documentWith();
    await account.loginByCode("login", entered);
    session.forget("refused");
    expect(session.user.value).toBeNull();
  });

  it("R116, R162 is asked for once at the start of a page, and fills the session", async () => {
    const { session, client, sync, happened } = documentWith({ cookie: `token=${token}` });
    session.restore();
    expect(session.user.value).toBeNull();
    happened.length = 0;
    sync(askMe);
    const shown = await client.call(userCalls.me);
    expect(shown).toEqual({ ok: true, value: { id: 7 } });
    expect(session.user.value).toEqual({ id: 7 });
    expect(happened).toEqual(["user/v2/me asked with the bearer"]);
  });

  it("R162 is asked for again by whom the first answer is too old", async () => {
    const { session, client, sync, happened } = documentWith({ cookie: `token=${token}` });
    session.restore();
    sync(askMe);
    await client.call(userCalls.me);
    await client.call(userCalls.me);
    expect(happened.filter((each) => each.includes("user/v2/me"))).toHaveLength(2);
  });

  it("R162 is asked for again after a write, whose answer the first one does not know", async () => {
    const { session, client, sync, happened } = documentWith({ cookie: `token=${token}` });
    session.restore();
    sync(askMe);
    await client.call(userCalls.logout);
    await client.call(userCalls.me);
    expect(happened.filter((each) => each.includes("user/v2/me"))).toHaveLength(2);
  });

  it("R116 is not asked for on an anonymous visitor's page", () => {
    const { session, sync, happened } = documentWith();
    session.restore();
    sync(askMe);
    expect([session.user.value, happened]).toEqual([null, []]);
  });

  it("is not the user before, whose answer comes after the log-out", async () => {
    const { session, sync, client } = documentWith({ cookie: `token=${token}` });
    session.restore();
    sync(askMe);
    session.forget("refused");
    await client.call(userCalls.me);
    expect(session.user.value).toBeNull();
  });

  it("R116, R181 a token that the server does not know ends the session", async () => {
    const { session, sync, client, happened } = documentWith({ cookie: `token=${token}`, status: 401 });
    session.restore();
    happened.length = 0;
    sync(askMe);
    await client.call(userCalls.me);
    expect(happened).toEqual([
      "user/v2/me asked with the bearer",
      ...["bearer removed", "token cleared", "logout told"],
    ]);
    expect([session.isLoggedIn.value, session.user.value]).toEqual([false, null]);
  });

  it.each(["%E0%A4%A", "a.b.c", ""])("R116 a stored token that cannot be read is cleared: %j", (text) => {
    const { session, written } = documentWith({ cookie: `lang=fa; token=${text}` });
    session.restore();
    expect(written).toEqual(["token=; path=/; SameSite=lax; expires=Thu, 01 Jan 1970 00:00:00 GMT"]);
    expect(session.isLoggedIn.value).toBe(false);
  });
});

it("R115 a visitor is logged in while the payload is not empty", () => {
  const { session } = documentWith();
  const verdicts = [null, {}, { sub: "7" }].map((payload) => {
    session.payload.value = payload;
    return session.isLoggedIn.value;
  });
  expect(verdicts).toEqual([false, false, true]);
});

type Account = ReturnType<typeof createAccount>;
