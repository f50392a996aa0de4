import { describe, expect, it, vi } from "vitest";
import { eventually } from "#tests/support/eventually.ts";
import { pageClock } from "#tests/support/page-clock.ts";
import { createBreaker } from "./breaker.ts";
import { environmentOf } from "./environment.ts";
import { inertJson } from "./inert-json.ts";
import { createPageCache, type Rendered, type StoredPage } from "./page-cache.ts";
import { createProviderTransport } from "./provider-transport.ts";
import { readSettings } from "./settings.ts";
import { visitorOf } from "./visitor.ts";

const page =
  (html: string, freshMs = 1000) =>
  async () => ({ status: 200, headers: {}, html: [html], freshMs });

/** Signal of a visitor who never leaves. */
const stays = new AbortController().signal;
const textOf = ({ identity }: StoredPage): string => Buffer.from(identity).toString();

describe("the page cache", () => {
  it("renders once for many visitors at the same moment", async () => {
    const render = vi.fn(page("one"));
    const cache = createPageCache({ now: () => 0 });
    const pages = await Promise.all(Array.from({ length: 20 }, () => cache.page("k", render, stays)));
    expect(render).toHaveBeenCalledTimes(1);
    expect(new Set(pages.map((stored) => stored.etag)).size).toBe(1);
  });
  it("shows a stale page while it makes the next one, and never after its time", async () => {
    let now = 0;
    const cache = createPageCache({ now: () => now });
    await cache.page("k", page("old"), stays);
    now = 1500;
    expect(textOf(await cache.page("k", page("new"), stays))).toBe("old");
    await eventually(async () => expect(textOf(await cache.page("k", page("new"), stays))).toBe("new"));
    now = 200_000;
    expect(textOf(await cache.page("k", page("newest"), stays))).toBe("newest");
  });
  it("R179 forgets a page in all its variants, and no other", async () => {
    const cache = createPageCache({ now: () => 0 });
    const keys = ["/a fa", "/a en", "/a?sort=x fa", "/ab fa"];
    for (const key of keys) await cache.page(key, page("old"), stays);
    cache.forget("/a ");
    expect(keys.map((key) => cache.fresh(key) !== null)).toEqual([false, false, true, true]);
    expect(textOf(await cache.page("/a fa", page("new"), stays))).toBe("new");
  });
  it("R179 never keeps a page that was being made when it was forgotten", async () => {
    const cache = createPageCache({ now: () => 0 });
    let finish = (_html: string): void => {};
    const slow = new Promise<string>((resolve) => {
      finish = resolve;
    });
    const waiting = cache.page("k", async () => page(await slow)(), stays);
    cache.forget("k");
    const next = await cache.page("k", page("new"), stays);
    finish("old");
    expect(textOf(await waiting)).toBe("old");
    expect(cache.fresh("k")).toBe(next);
  });
  it("keeps nothing that is not fresh for a while, and forgets the oldest past its bound", async () => {
    const cache = createPageCache({ maxBytes: 20_000, now: () => 0 });
    const failing = vi.fn(page("503", 0));
    await cache.page("k", failing, stays);
    await cache.page("k", failing, stays);
    expect(failing).toHaveBeenCalledTimes(2);
    for (let index = 0; index < 50; index += 1) await cache.page(`p${index}`, page("x".repeat(300)), stays);
    expect(cache.bytes()).toBeLessThanOrEqual(20_000);
    expect([cache.fresh("p0"), cache.fresh("p49") !== null]).toEqual([null, true]);
  });
  it("makes a page for the visitors who stay, even when the first one leaves", async () => {
    const cache = createPageCache({ now: () => 0 });
    const first = new AbortController();
    let finish = (): void => {};
    const render = vi.fn(
      (signal: AbortSignal) =>
        new Promise<Rendered>((resolve, reject) => {
          finish = () => resolve({ status: 200, headers: {}, html: ["one"], freshMs: 1000 });
          signal.addEventListener("abort", () => reject(signal.reason));
        }),
    );
    const left = cache.page("k", render, first.signal);
    const waiting = cache.page("k", render, stays);
    first.abort();
    await expect(left).rejects.toThrow();
    finish();
    expect(textOf(await waiting)).toBe("one");
    expect(render).toHaveBeenCalledTimes(1);
  });
  it("aborts a render when its last waiter leaves, and starts again for the next visitor", async () => {
    const cache = createPageCache({ now: () => 0 });
    const ended = vi.fn();
    const endless = (signal: AbortSignal) =>
      new Promise<Rendered>((_, reject) => {
        signal.addEventListener("abort", () => {
          ended();
          reject(signal.reason);
        });
      });
    const visitors = Array.from({ length: 3 }, () => new AbortController());
    const pages = visitors.map(({ signal }) => cache.page("k", endless, signal));
    const outcomes = Promise.allSettled(pages);
    visitors[0]?.abort();
    visitors[1]?.abort();
    expect(ended).not.toHaveBeenCalled();
    visitors[2]?.abort();
    expect(ended).toHaveBeenCalledOnce();
    expect((await outcomes).map(({ status }) => status)).toEqual(["rejected", "rejected", "rejected"]);
    expect(textOf(await cache.page("k", page("new"), stays))).toBe("new");
  });
});

describe("the way to the provider", () => {
  it("stops asking a provider that fails, tries one call after a rest, and goes on when it answers", () => {
    let now = 0;
    const breaker = createBreaker({ threshold: 2, restMs: 1000, now: () => now });
    breaker.failed();
    expect(breaker.mayCall()).toBe(true);
    breaker.failed();
    expect(breaker.mayCall()).toBe(false);
    now = 1000;
    expect([breaker.mayCall(), breaker.mayCall()]).toEqual([true, false]);
    breaker.succeeded();
    expect([breaker.mayCall(), breaker.mayCall()]).toEqual([true, true]);
  });
  it("a wall clock that is set back does not keep the breaker open", () => {
    const wall = vi.spyOn(Date, "now").mockReturnValue(0);
    const uptime = vi.spyOn(performance, "now").mockReturnValue(0);
    const breaker = createBreaker({ threshold: 1, restMs: 1000 });
    breaker.failed();
    expect(breaker.mayCall()).toBe(false);
    wall.mockReturnValue(-3_600_000);
    uptime.mockReturnValue(1000);
    expect(breaker.mayCall()).toBe(true);
    vi.restoreAllMocks();
  });
  it("keeps the content pages' words for when the provider is away, in each language, and nothing else", async () => {
    let isUp = true;
    const transport = createProviderTransport(createBreaker(), async () => {
      if (!isUp) throw new TypeError("fetch failed");
      return new Response('{"value":1}');
    });
    const fa = { headers: { "Accept-Language": "fa" } };
    await transport("http://p/content/v2/pages/about", fa);
    await transport("http://p/content/v2/home", fa);
    isUp = false;
    expect(await (await transport("http://p/content/v2/pages/about", fa)).text()).toBe('{"value":1}');
    await expect(transport("http://p/content/v2/home", fa)).rejects.toThrow();
    await expect(
      transport("http://p/content/v2/pages/about", { headers: { "Accept-Language": "en" } }),
    ).rejects.toThrow();
  });
});

describe("what a host must never get wrong", () => {
  it("state cannot end its element or start a script", () => {
    const text = inertJson({ a: "</script><script>&\u2028\u2029" });
    expect(text).not.toMatch(/[<>&\u2028\u2029]/);
    expect(JSON.parse(text)).toEqual({ a: "</script><script>&\u2028\u2029" });
  });
  it("R1, R96, R189 without cookies a page is Persian and Jalali", () => {
    const said = environmentOf(
      visitorOf(undefined, 0),
      readSettings({ APP_ENV: "demo" }),
      pageClock(() => 1_795_000_000_000),
    );
    expect(said).toMatchObject({ locale: "fa", direction: "rtl", calendar: "jalali" });
    const english = environmentOf(
      visitorOf("lang=en", 0),
      readSettings({ APP_ENV: "demo" }),
      pageClock(() => 1_795_000_000_000),
    );
    expect(english).toMatchObject({ locale: "en", direction: "ltr" });
  });
});
