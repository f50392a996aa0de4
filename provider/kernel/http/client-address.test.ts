import { expect, test } from "vitest";
import { clientAddress } from "./client-address.ts";
import { isOwnOrigin } from "./same-origin.ts";

const secret = "the shared one";

test("a client may name another's address only with the shared secret", () => {
  const named = { clientAddress: "5.6.7.8" };
  expect(clientAddress("1.2.3.4", { ...named, proxySecret: secret }, secret)).toBe("5.6.7.8");
  expect(clientAddress("1.2.3.4", { ...named, proxySecret: "guess" }, secret)).toBe("1.2.3.4");
  expect(clientAddress("1.2.3.4", { ...named, proxySecret: undefined }, secret)).toBe("1.2.3.4");
  expect(clientAddress("1.2.3.4", { clientAddress: "not one", proxySecret: secret }, secret)).toBe("1.2.3.4");
  expect(clientAddress("::1", { clientAddress: "::ffff:5.6.7.8", proxySecret: secret }, secret)).toBe("5.6.7.8");
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
