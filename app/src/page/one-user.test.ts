import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createSession } from "#app/src/store/session.ts";
import type { KeptVouchers } from "./offline-vouchers.ts";

const NOW = 1_795_000_000;
const tokenOf = (sub: string) =>
  `e30.${Buffer.from(JSON.stringify({ sub, token_expire_at: NOW + 60 })).toString("base64url")}.c2ln`;

const kept = new Map<string, string>();
const replace = vi.fn();
const vouchers = { forget: async () => {} } as unknown as KeptVouchers;

beforeEach(() => {
  vi.stubGlobal("sessionStorage", {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    clear: () => kept.clear(),
  });
  vi.stubGlobal("location", { pathname: "/prepare", search: "?a=1", replace });
});
afterEach(() => {
  kept.clear();
  vi.clearAllMocks();
  vi.unstubAllGlobals();
});

/** A document of the tab: it takes over cookies that another tab stores. */
async function documentOf(sub: string | null) {
  vi.resetModules();
  const { keepUsersApart } = await import("./one-user.ts");
  let cookie = sub === null ? "" : `token=${tokenOf(sub)}`;
  const session = createSession({ read: () => cookie, write: () => {}, isSecure: false }, () => NOW);
  session.listen((event) => keepUsersApart(event, session, vouchers, "panel"));
  session.restore();
  return {
    refuse: session.refuse,
    takeOver(next: string | null) {
      cookie = next === null ? "" : `token=${tokenOf(next)}`;
      session.follow();
    },
  };
}
const type = (text: string) => void kept.set("draft:A", text);

it("what was typed before a first log-in stays", async () => {
  type("0084575948");
  await documentOf("1");
  expect(kept.get("draft:A")).toBe("0084575948");
});

it("what a user typed outlasts documents, a refused session and the same user's log-in", async () => {
  await documentOf("1");
  type("0084575948");
  const { refuse, takeOver } = await documentOf("1");
  refuse();
  takeOver("1");
  expect(kept.get("draft:A")).toBe("0084575948");
  expect(replace).not.toHaveBeenCalled();
});

it("it goes, and the page is left, when its user logs out in another tab", async () => {
  const { takeOver } = await documentOf("1");
  type("0084575948");
  takeOver(null);
  expect(kept.size).toBe(0);
  await new Promise(setImmediate);
  expect(replace.mock.calls).toEqual([["/"]]);
});

it("it goes, and the page is loaded again, when another user logs in in another tab", async () => {
  const { takeOver } = await documentOf("1");
  type("0084575948");
  takeOver("2");
  expect([...kept]).toEqual([["owner", "2"]]);
  expect(replace.mock.calls).toEqual([["/prepare?a=1"]]);
});

it("it goes before the next document of another user reads it, which shows nothing yet", async () => {
  await documentOf("1");
  type("0084575948");
  await documentOf(null);
  await documentOf("2");
  expect([...kept]).toEqual([["owner", "2"]]);
  expect(replace).not.toHaveBeenCalled();
});
