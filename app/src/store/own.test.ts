import { describe, expect, it } from "vitest";
import { failed, type Result, succeeded } from "#app/src/api/result.ts";
import { openOwn } from "./own.ts";
import type { OwnData } from "./own-data.ts";
import { createStore } from "./store.ts";

/** A piece whose answers the test gives, each to the earliest call without one. */
function opened(data: OwnData | null, name: string | null) {
  const calls: PromiseWithResolvers<Result<string>>[] = [];
  const piece = openOwn<string>(
    () => {
      const call = Promise.withResolvers<Result<string>>();
      calls.push(call);
      return call.promise;
    },
    data,
    name,
  );
  async function answer(result: Result<string>): Promise<void> {
    calls.shift()?.resolve(result);
    await Promise.resolve();
    await Promise.resolve();
  }
  return { ...piece, answer };
}

const away = { kind: "network" } as const;

describe("a piece of own data", () => {
  it("is loading, then ready, and is there for the next that opens it by its name", async () => {
    const data: OwnData = { pieces: new Map() };
    const { own, reload, answer } = opened(data, "guests ");
    expect(own.value).toEqual({ kind: "loading" });
    void reload();
    await answer(succeeded("two"));
    expect(own.value).toEqual({ kind: "ready", value: "two" });
    expect(opened(data, "guests ").own.value).toEqual({ kind: "ready", value: "two" });
    expect(opened(data, "balance ").own.value).toEqual({ kind: "loading" });
  });

  it("is not kept without a name, or outside of a page", async () => {
    const data: OwnData = { pieces: new Map() };
    for (const [where, name] of [[data, null] as const, [null, "guests "] as const]) {
      const { own, put } = opened(where, name);
      put("two");
      expect(own.value).toEqual({ kind: "ready", value: "two" });
    }
    expect(data.pieces.size).toBe(0);
  });

  it("fails only while there is nothing to show, and a failure is not kept", async () => {
    const data: OwnData = { pieces: new Map() };
    const { own, reload, answer } = opened(data, "guests ");
    void reload();
    await answer(failed(away));
    expect(own.value).toEqual({ kind: "failed", failure: away });
    expect(opened(data, "guests ").own.value).toEqual({ kind: "loading" });
    void reload();
    await answer(succeeded("two"));
    void reload();
    await answer(failed(away));
    expect(own.value).toEqual({ kind: "ready", value: "two" });
  });

  it("drops an answer that is late: to an earlier call, after another call's answer, or once nothing shows it", async () => {
    const data: OwnData = { pieces: new Map() };
    const { own, reload, put, leave, answer } = opened(data, "guests ");
    void reload();
    void reload();
    await answer(succeeded("early"));
    expect(own.value).toEqual({ kind: "loading" });
    put("put");
    await answer(succeeded("late"));
    expect(own.value).toEqual({ kind: "ready", value: "put" });
    void reload();
    leave();
    await answer(succeeded("gone"));
    expect(own.value).toEqual({ kind: "ready", value: "put" });
  });
});

describe("the own data of a document belongs to one session", () => {
  const tokenOf = (user: string) =>
    `e30.${Buffer.from(JSON.stringify({ sub: user, token_expire_at: 60 })).toString("base64url")}.c2ln`;
  /** A store whose cookies another tab may change. */
  function opening() {
    let cookies = "";
    const write = (cookie: string): void => {
      cookies = cookie.split(";")[0] ?? "";
    };
    const store = createStore({
      environment: { locale: "fa", theme: "system" },
      address: { path: "/", query: "" },
      view: {} as never,
      jar: { read: () => cookies, write, isSecure: false },
      now: () => 0,
    });
    store.session.remember(tokenOf("7"));
    const piece = opened(store.own, "guests ");
    piece.put("of the first user");
    return { ...store, piece, inOtherTab: (token: string) => write(`token=${token}`) };
  }
  const kept = (own: OwnData) => opened(own, "guests ").own.value;

  it("is there while the session lasts", () => {
    expect(kept(opening().own)).toEqual({ kind: "ready", value: "of the first user" });
  });

  it.each([
    ["a log-out", ({ session }: ReturnType<typeof opening>) => session.forget("left")],
    [
      "another user's log-in of another tab",
      ({ session, inOtherTab }: ReturnType<typeof opening>) => {
        inOtherTab(tokenOf("8"));
        session.follow();
      },
    ],
    [
      "a stored token that authorizes nothing",
      ({ session, inOtherTab }: ReturnType<typeof opening>) => {
        inOtherTab("nonsense");
        session.restore();
      },
    ],
  ])("%s empties it", (_, end) => {
    const store = opening();
    end(store);
    expect(kept(store.own)).toEqual({ kind: "loading" });
  });

  it("an answer that the earlier user waited for is not kept for the next", async () => {
    const store = opening();
    void store.piece.reload();
    store.inOtherTab(tokenOf("8"));
    store.session.follow();
    await store.piece.answer(succeeded("of the first user, late"));
    expect(kept(store.own)).toEqual({ kind: "loading" });
  });
});
