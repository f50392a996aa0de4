import { expect, it, vi } from "vitest";
import type { Transport } from "#app/src/api/client.ts";
import { pageSlugs } from "#domain/contract/content.shapes.ts";
import { mockTransport } from "#fixtures/mock/transport.ts";
import { createContentPages, isOfContent } from "./content-pages.ts";
import { readSettings } from "./settings.ts";

const settings = { ...readSettings({ APP_ENV: "demo" }), providerUrl: "http://p" };
const mock = mockTransport();
const answered: Transport = (address, init) => mock(address.slice("http://p".length), init);
const none = async () =>
  Response.json({ code: 404, reason: "not_found", message: "", errors: [], value: null }, { status: 404 });
const away = async () => {
  throw new TypeError("fetch failed");
};
/** Counts the questions to a provider that answers each page so; a page that is not named is there. */
const asking = (of: Readonly<Record<string, Transport>>) => {
  const asked: string[] = [];
  const transport: Transport = (address, init) => {
    asked.push(address);
    const slug = address.slice(address.lastIndexOf("/") + 1);
    return (of[slug] ?? answered)(address, init);
  };
  return { asked, pages: createContentPages({ settings, transport }) };
};

it("the words of every content page are fetched in both languages, with the website's token and no session", async () => {
  const asked: string[] = [];
  const transport: Transport = (address, init) => {
    const headers = new Headers(init.headers);
    const said = ["Accept-Language", "Client-Token", "Disable-Session"].map((name) => headers.get(name));
    asked.push([address, ...said].join(" "));
    return answered(address, init);
  };
  const pages = createContentPages({ settings, transport });
  await pages.look();
  expect(pages.missing()).toEqual([]);
  const wanted = ["fa", "en"].flatMap((locale) =>
    pageSlugs.map((slug) => `http://p/content/v2/pages/${slug} ${locale} shamseh-web 1`),
  );
  expect(asked.toSorted()).toEqual(wanted.toSorted());
});

it("pages whose provider is away are asked for again each second, and taken to be as they were", async () => {
  vi.useFakeTimers();
  const of: Record<string, Transport> = { gallery: away };
  const { asked, pages } = asking(of);
  await pages.look();
  expect([asked.length, pages.missing()]).toEqual([8, []]);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(asked).toHaveLength(16);
  of["gallery"] = answered;
  await vi.advanceTimersByTimeAsync(1_000);
  expect(asked).toHaveLength(24);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toHaveLength(24);
  vi.useRealTimers();
});

it("pages that a shop has not written are known as such, and not asked for each second", async () => {
  vi.useFakeTimers();
  const of: Record<string, Transport> = Object.fromEntries(pageSlugs.map((slug) => [slug, none]));
  const { asked, pages } = asking(of);
  const moved = vi.fn();
  pages.follow(moved);
  await pages.look();
  expect([pages.missing(), moved.mock.calls.length]).toEqual([[...pageSlugs], 1]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toHaveLength(8);
  of["about"] = answered;
  of["contact"] = away;
  await pages.look();
  expect(pages.missing()).toEqual(["rules-and-policies", "contact", "gallery"]);
  expect(moved).toHaveBeenCalledTimes(2);
  vi.useRealTimers();
});

it.each([
  [null, true],
  [["content-about"], true],
  [["content"], true],
  [["city-3", "places"], false],
  [[], false],
] as const)("a change of %j may be one of which pages there are: %s", (changed, isOne) => {
  expect(isOfContent(changed && new Set(changed))).toBe(isOne);
});
