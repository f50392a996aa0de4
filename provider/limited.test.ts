import { expect, test } from "vitest";
import { productModules } from "#products/provider.ts";
import { endpointsOf } from "./endpoints.ts";
import type { Principal } from "./kernel/http/principal.ts";

const anonymous = { kind: "anonymous" } as Principal;
const user = { kind: "user", userId: 1 } as Principal;

/** Calls open to anybody without `limitOf`, and their bound instead. */
const ANYBODYS: Readonly<Record<string, string>> = {
  "user.loginByOtp": "counts `verifications` where it begins, beside its transactions",
  "user.loginByOtpForgetPassword": "counts `verifications`, as above",
  "user.loginByPassword": "counts `passwords` where it begins",
  "content.registerHotel": "counts `inquiries` in its transaction: one that is refused is not counted",
  "content.contactMessage": "counts `inquiries`, as above",
  "reservation.tracking": "counts tries by tracking code in `tracking_try`",
};

const all = endpointsOf(productModules);
const posts = all.filter(({ call }) => call.method === "POST");

test("every call of anybody that writes or verifies is counted, or says what bounds it", () => {
  const unlimited = posts
    .filter(({ call }) => call.who === "anyone")
    .filter((one) => !("limitOf" in one && one.limitOf?.(anonymous)))
    .map(({ call }) => call.name);
  expect(unlimited.toSorted()).toEqual(Object.keys(ANYBODYS).toSorted());
});

test("every call of an anonymous link is counted, reads too", () => {
  const ofLinks = all.filter(({ call }) => call.who === "anyone" && call.path.includes("_token}"));
  expect(ofLinks.map(({ call }) => call.name)).toEqual(expect.arrayContaining(["share.read", "companion.read"]));
  for (const one of ofLinks) expect(one.limitOf?.(anonymous), one.call.name).toMatch(/^link/);
});

test("prices are counted for users too, of every product", () => {
  const quotes = posts.filter(({ call }) => call.name.endsWith(".quote"));
  expect(quotes.length).toBeGreaterThanOrEqual(productModules.length);
  for (const one of quotes) expect("limitOf" in one && one.limitOf?.(user), one.call.name).toBe("ownQuotes");
});
