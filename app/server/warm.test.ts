import { expect, it } from "vitest";
import { mockTransport } from "#fixtures/mock/transport.ts";
import { readSettings } from "./settings.ts";
import { warmContent } from "./warm.ts";

const PAGES = ["rules-and-policies", "contact", "about", "gallery"];

it("G11 the words of every content page are fetched in both languages, with the website's token and no session", async () => {
  const asked: string[] = [];
  const mock = mockTransport();
  const isWarm = await warmContent(
    { ...readSettings({ APP_ENV: "demo" }), providerUrl: "http://p" },
    (address, init) => {
      const headers = new Headers(init.headers);
      asked.push(
        [address, headers.get("Accept-Language"), headers.get("Client-Token"), headers.get("Disable-Session")].join(
          " ",
        ),
      );
      return mock(address.slice("http://p".length), init);
    },
  );
  expect(isWarm).toBe(true);
  const wanted = ["fa", "en"].flatMap((locale) =>
    PAGES.map((slug) => `http://p/content/v2/pages/${slug} ${locale} shamseh-web 1`),
  );
  expect(asked.toSorted()).toEqual(wanted.toSorted());
});

it("G11 one that does not come leaves the website cold, so that it is tried again", async () => {
  const mock = mockTransport();
  const isWarm = await warmContent(
    { ...readSettings({ APP_ENV: "demo" }), providerUrl: "http://p" },
    (address, init) =>
      address.endsWith("gallery") ? Promise.reject(new TypeError("fetch failed")) : mock(address.slice(8), init),
  );
  expect(isWarm).toBe(false);
});
