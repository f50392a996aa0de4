import { describe, expect, it } from "vitest";
import { failed, type Result, succeeded } from "#app/src/api/result.ts";
import { type OwnData, openOwn } from "./own.ts";
import { createStore, emptyJar } from "./store.ts";

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
    const data: OwnData = new Map();
    const { own, reload, answer } = opened(data, "guests ");
    expect(own.value).toEqual({ kind: "loading" });
    void reload();
    await answer(succeeded("two"));
    expect(own.value).toEqual({ kind: "ready", value: "two" });
    expect(opened(data, "guests ").own.value).toEqual({ kind: "ready", value: "two" });
    expect(opened(data, "balance ").own.value).toEqual({ kind: "loading" });
  });

  it("is not kept without a name, or outside of a page", async () => {
    const data: OwnData = new Map();
    for (const [where, name] of [[data, null] as const, [null, "guests "] as const]) {
      const { own, put } = opened(where, name);
      put("two");
      expect(own.value).toEqual({ kind: "ready", value: "two" });
    }
    expect(data.size).toBe(0);
  });

  it("fails only while there is nothing to show, and a failure is not kept", async () => {
    const data: OwnData = new Map();
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
    const data: OwnData = new Map();
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

it("a log-out empties the own data of a document: another user may log in next", () => {
  const { own, session } = createStore({
    environment: { locale: "fa", theme: "system" },
    address: { path: "/", query: "" },
    view: {} as never,
    jar: emptyJar,
    now: () => 0,
  });
  const claims = Buffer.from(JSON.stringify({ sub: "7", token_expire_at: 60 })).toString("base64url");
  session.remember(`e30.${claims}.c2ln`);
  openOwn(async () => succeeded("two"), own, "guests ").put("two");
  expect(own.size).toBe(1);
  session.forget("left");
  expect(own.size).toBe(0);
});
