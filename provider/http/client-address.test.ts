import { expect, test } from "vitest";
import { clientAddress, isWithin, networkList } from "./client-address.ts";
import { isOwnOrigin } from "./same-origin.ts";

const secret = "the shared one";

test("a client may name another's address only with the shared secret", () => {
  const named = { clientAddress: "5.6.7.8" };
  expect(clientAddress("1.2.3.4", { ...named, proxySecret: secret }, secret)).toBe("5.6.7.8");
  expect(clientAddress("1.2.3.4", { ...named, proxySecret: "guess" }, secret)).toBe("1.2.3.4");
  expect(clientAddress("1.2.3.4", { ...named, proxySecret: undefined }, secret)).toBe("1.2.3.4");
  expect(clientAddress("1.2.3.4", { clientAddress: "not one", proxySecret: secret }, secret)).toBe("1.2.3.4");
});

test("R13 the company's networks are addresses and ranges; nobody else is in them", () => {
  const list = networkList(["10.1.0.0/16", "192.0.2.7", "2001:db8::/32", "nonsense", "10.0.0.0/99"]);
  expect(["10.1.2.3", "192.0.2.7", "2001:db8::1"].map((address) => isWithin(list, address))).toEqual([
    true,
    true,
    true,
  ]);
  expect(["10.2.2.3", "192.0.2.8", "::1", "", "x"].map((address) => isWithin(list, address))).toEqual([
    false,
    false,
    false,
    false,
    false,
  ]);
});

test.each([
  ["a program", {}, true],
  ["the site itself", { origin: "https://shamseh.example", fetchSite: "same-origin" }, true],
  ["another site", { origin: "https://elsewhere.example", fetchSite: "cross-site" }, false],
  ["another site without Sec-Fetch-Site", { origin: "https://elsewhere.example" }, false],
  ["a sibling of the site", { origin: "https://shamseh.example", fetchSite: "same-site" }, false],
  ["a page without an origin", { origin: "null" }, false],
])("a change from %s", (_, { origin, fetchSite }: { origin?: string; fetchSite?: string }, isAllowed) => {
  expect(isOwnOrigin({ origin, fetchSite }, "https://shamseh.example", false)).toBe(isAllowed);
});
