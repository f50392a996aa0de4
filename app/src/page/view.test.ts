import { describe, expect, it } from "vitest";
import type { Failure } from "#app/src/api/result.ts";
import { idleActions } from "./idle-actions.ts";
import { type AnyPage, movedTo, notFoundOrFailed, type PageRequest } from "./page.ts";
import { viewOf } from "./view.ts";

const pageOf = (name: string): AnyPage => ({
  areas: [],
  load: async () => ({ kind: "ready", data: name }),
  afterFailure: async (failure, request, locale) => [failure, request, locale],
  Screen: () => null,
});
const own = pageOf("own");
const special = { not_found: pageOf("not found"), failed: pageOf("failed") };
const source = { screen: async () => own, special: async (kind: keyof typeof special) => special[kind] };
const request: PageRequest = {
  match: { name: "city", params: { destinationName: "Isfahan" } },
  path: "/IsfahanHotels.html",
  query: new URLSearchParams("sort=price&page=2"),
};
const status = (code: number): Failure =>
  ({ kind: "status", status: code, reason: null, message: "", errors: [] }) as never;

describe("what is shown of what was loaded", () => {
  it("is the page with its data", async () => {
    expect(await viewOf(own, request, { kind: "ready", data: 7 }, source, "en")).toEqual({
      kind: "ready",
      page: own,
      data: 7,
      request,
    });
  });
  it("is a page of its own for what is not there, and for what failed, with what it makes of the failure", async () => {
    const missing = await viewOf(own, request, { kind: "not_found" }, source, "en");
    expect(missing).toEqual({ kind: "not_found", page: special.not_found, data: null, request });
    const failure = status(503);
    const failed = await viewOf(own, request, { kind: "failed", failure }, source, "en");
    expect(failed).toEqual({
      kind: "failed",
      failure,
      page: special.failed,
      data: [failure, request, "en"],
      request,
    });
  });
});

describe("a load", () => {
  it("that the provider answers with 404 finds nothing, and any other failure is one", () => {
    expect(notFoundOrFailed(status(404))).toEqual({ kind: "not_found" });
    for (const failure of [status(403), status(500), { kind: "cancel" } as Failure]) {
      expect(notFoundOrFailed(failure)).toEqual({ kind: "failed", failure });
    }
  });
  it("that moves keeps the query that was asked for", () => {
    const moved = movedTo("/ShirazHotels.html", request);
    expect(moved).toMatchObject({ kind: "moved" });
    const to = new URL("address" in moved ? moved.address : "", "https://shamseh.test");
    expect([to.pathname, to.searchParams.get("sort"), to.searchParams.get("page")]).toEqual([
      "/ShirazHotels.html",
      "price",
      "2",
    ]);
  });
});

describe("no-op actions", () => {
  it("do not log in and make no call", async () => {
    expect(idleActions.isLoggedIn()).toBe(false);
    expect(await idleActions.logIn()).toBe(false);
    expect(await idleActions.client.call({} as never, {} as never)).toEqual({ ok: false, failure: { kind: "cancel" } });
    expect(await idleActions.account.demoMessage({} as never)).toBeNull();
  });
});
