import { expect, it, onTestFinished, vi } from "vitest";
import { LOGGED_IN, openHost } from "#tests/support/host.ts";
import { createEdge } from "./edge.ts";
import { variantOf } from "./visitor.ts";

const ON = { EDGE_CACHE: "on" };
const HOME = "/";

it("a page is for a cache before the website only where one is said to be there", async () => {
  const headersOf = async (environment: Record<string, string>, headers = {}) =>
    (await openHost({ environment }).get(HOME, headers)).headers;
  const plain = await headersOf({});
  expect([plain.get("Cache-Control"), plain.get("Vary"), plain.get("Surrogate-Key")]).toEqual([
    "private, max-age=0, must-revalidate",
    "Accept-Encoding, Cookie",
    null,
  ]);
  const edge = await headersOf(ON);
  expect(edge.get("Cache-Control")).toBe("public, s-maxage=60, max-age=0, must-revalidate");
  expect(edge.get("Vary")).toBe("Accept-Encoding, Page-Variant");
  expect(edge.get("Surrogate-Key")).toMatch(/^pages stays places page-[\w-]{16}$/);
  const own = await headersOf(ON, LOGGED_IN);
  expect([own.get("Cache-Control"), own.get("Surrogate-Key")]).toEqual(["private, no-store", null]);
});

it("what a visitor gets follows from what the cache says, and only where there is one", async () => {
  const htmlOf = async (environment: Record<string, string>, variant: string) =>
    (await openHost({ environment }).get(HOME, { "Page-Variant": variant })).text();
  expect(await htmlOf(ON, "en dark")).toContain('lang="en"');
  expect(await htmlOf(ON, "de dark")).toContain('lang="fa"');
  expect(await htmlOf({}, "en dark")).toContain('lang="fa"');
  expect(variantOf("en light")).toEqual({ locale: "en", theme: "light" });
  expect(variantOf("en tablet light")).toEqual({ locale: "en", theme: "light" });
  for (const none of [
    undefined,
    "",
    "en",
    "en tablet",
    "en light x",
    "en tablet light x",
    "en watch light",
    "en light tablet",
  ]) {
    expect(variantOf(none)).toBeNull();
  }
});

it("an edge cache is purged of what changed at once and once more, and what failed is said again", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const purged: (string | null)[] = [];
  let isAway = false;
  const edge = createEdge({
    settings: { edgePurgeUrl: "http://edge.invalid/" },
    log: { warn: () => {} } as never,
    fetch: async (_, init) => {
      if (isAway) throw new TypeError("away");
      purged.push(`${init?.method} ${new Headers(init?.headers).get("Surrogate-Key")}`);
      return new Response("");
    },
  });
  edge.forget(new Set(["city-3", "stays"]));
  await vi.advanceTimersByTimeAsync(0);
  expect(purged).toEqual(["PURGE city-3 stays any"]);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(purged).toEqual(["PURGE city-3 stays any", "PURGE city-3 stays any"]);
  isAway = true;
  edge.forget(null);
  await vi.advanceTimersByTimeAsync(500);
  isAway = false;
  await vi.advanceTimersByTimeAsync(600);
  expect(purged.slice(2)).toEqual(["PURGE pages"]);
});
