import { brotliDecompressSync } from "node:zlib";
import { describe, expect, it, vi } from "vitest";
import { eventually } from "#tests/support/eventually.ts";
import { createPageCache, type Rendered, type StoredPage, storedPage } from "./page-cache.ts";

/** Signal of a visitor who never leaves. */
const stays = new AbortController().signal;
const FRESH_MS = 1_000;
const rendered = (html: string, freshMs = FRESH_MS): Rendered => ({ status: 200, headers: {}, html: [html], freshMs });
const page = (html: string, freshMs?: number) => async () => rendered(html, freshMs);
const textOf = ({ identity }: StoredPage): string => Buffer.from(identity).toString();
const unpacked = ({ brotli }: StoredPage): string => brotliDecompressSync(brotli).toString();

/** A render that ends when it is told to, and knows whether it is still wanted. */
function slowRender() {
  const answer = Promise.withResolvers<Rendered>();
  const signals: AbortSignal[] = [];
  const render = vi.fn((signal: AbortSignal) => {
    signals.push(signal);
    return answer.promise;
  });
  return { ...answer, render, isAborted: () => signals[0]?.aborted };
}

/** A cache with a clock of its own. */
function open() {
  const clock = { now: 0 };
  return { clock, ...createPageCache({ now: () => clock.now }) };
}

describe("a page in the cache", () => {
  it("is fresh up to its last millisecond, then stale for a minute, then gone", async () => {
    const { clock, ...cache } = open();
    const old = await cache.page("k", page("old"), stays);
    clock.now = FRESH_MS - 1;
    expect(cache.fresh("k")).toBe(old);
    clock.now = FRESH_MS;
    expect(cache.fresh("k")).toBeNull();
    clock.now = FRESH_MS + 59_999;
    const slow = slowRender();
    expect(await cache.page("k", slow.render, stays)).toBe(old);
    clock.now = FRESH_MS + 60_000;
    const waiting = cache.page("k", slow.render, stays);
    slow.resolve(rendered("new"));
    expect(textOf(await waiting)).toBe("new");
    expect(slow.render).toHaveBeenCalledTimes(1);
  });
  it("that is fresh for no time is not kept, and is made again for the next visitor", async () => {
    const cache = open();
    await cache.page("k", page("first", 0), stays);
    expect(cache.bytes()).toBe(0);
    expect(textOf(await cache.page("k", page("second", 0), stays))).toBe("second");
  });
  it("that is fresh is not rendered again", async () => {
    const cache = open();
    const { render } = slowRender();
    const first = await cache.page("k", page("one"), stays);
    expect(await cache.page("k", render, stays)).toBe(first);
    expect(render).not.toHaveBeenCalled();
  });
  it("is its parts in UTF-8, one after another, whatever was encoded before it", () => {
    const texts = [["هتل ۱۲".repeat(500), "\u{1F3E8}&<>"], ["a", "", "خ\u200Cط"], []];
    const stored = texts.map((html) => storedPage({ ...rendered(""), html }, 0));
    expect(stored.map(textOf)).toEqual(texts.map((parts) => parts.join("")));
    expect(stored.map(unpacked)).toEqual(stored.map(textOf));
  });
  it("has a weak tag of its text, which packing leaves as it is", () => {
    const tags = ["one", "one", "two"].map((html) => storedPage(rendered(html), 0).etag);
    expect(tags[0]).toMatch(/^W\/"[\w-]{22}"$/);
    expect([tags[1], tags[2]]).toEqual([tags[0], expect.not.stringMatching(tags[0] ?? "")]);
  });
});

describe("a stale page", () => {
  it("is revalidated by one render for all who ask for it meanwhile", async () => {
    const { clock, ...cache } = open();
    await cache.page("k", page("old"), stays);
    clock.now = FRESH_MS;
    const slow = slowRender();
    for (let asked = 0; asked < 3; asked += 1) expect(textOf(await cache.page("k", slow.render, stays))).toBe("old");
    expect(slow.render).toHaveBeenCalledTimes(1);
    slow.resolve(rendered("new"));
    await eventually(() => expect(cache.fresh("k")).not.toBeNull());
  });
  it.each([
    ["failed", () => Promise.reject(new Error("the provider is away"))],
    ["made a page that is not to be kept", page("503", 0)],
  ])("stays when its revalidation %s, and the next visitor has it tried again", async (_, failing) => {
    const { clock, ...cache } = open();
    await cache.page("k", page("old"), stays);
    clock.now = FRESH_MS;
    expect(textOf(await cache.page("k", failing, stays))).toBe("old");
    await new Promise(setImmediate);
    expect(textOf(await cache.page("k", page("new"), stays))).toBe("old");
    await eventually(() => expect(textOf(cache.fresh("k") as StoredPage)).toBe("new"));
  });
  it("is revalidated to the end, also when the visitors who came to wait for it leave", async () => {
    const { clock, ...cache } = open();
    await cache.page("k", page("old"), stays);
    clock.now = FRESH_MS;
    const slow = slowRender();
    await cache.page("k", slow.render, stays);
    clock.now = FRESH_MS + 60_000;
    const visits = [new AbortController(), new AbortController()];
    const waiting = visits.map(({ signal }) => cache.page("k", slow.render, signal));
    for (const [index, visitor] of visits.entries()) {
      visitor.abort(new Error("left"));
      await expect(waiting[index]).rejects.toThrow("left");
    }
    expect(slow.isAborted()).toBe(false);
    slow.resolve(rendered("new"));
    await eventually(() => expect(textOf(cache.fresh("k") as StoredPage)).toBe("new"));
  });
});

describe("packing", () => {
  const HTML = Array.from({ length: 400 }, (_, at) => `<li>${(at * 7919) % 1009} ${at % 13}</li>`).join("");

  it("makes a page smaller at its second request, and its bytes are counted as they are then", async () => {
    const cache = open();
    const stored = await cache.page("k", page(HTML), stays);
    const quick = stored.brotli.byteLength;
    const bytes = cache.bytes();
    expect([stored.isPacked, unpacked(stored)]).toEqual([false, HTML]);
    cache.fresh("k");
    await eventually(() => expect(stored.brotli.byteLength).toBeLessThan(quick));
    expect(unpacked(stored)).toBe(HTML);
    expect(bytes - cache.bytes()).toBe(quick - stored.brotli.byteLength);
  });
  it("is done to one page at a time, and to none twice", async () => {
    const cache = open();
    const [one, two] = [await cache.page("1", page(HTML), stays), await cache.page("2", page(HTML), stays)];
    const quick = one.brotli;
    for (const key of ["1", "2"]) cache.fresh(key);
    expect([one.isPacked, two.isPacked]).toEqual([true, false]);
    await eventually(() => expect(one.brotli).not.toBe(quick));
    for (const key of ["1", "2"]) cache.fresh(key);
    expect(two.isPacked).toBe(true);
    await eventually(() => expect(two.brotli).not.toBe(quick));
  });
  it("does not bring back a page that was purged meanwhile", async () => {
    const cache = open();
    const stored = await cache.page("k", page(HTML), stays);
    const quick = stored.brotli;
    cache.fresh("k");
    cache.forget("k");
    await eventually(() => expect(stored.brotli).not.toBe(quick));
    expect([cache.fresh("k"), cache.bytes()]).toEqual([null, 0]);
  });
});

describe("a render that is shared", () => {
  it("is not waited for by a visitor who has left already, and is ended when there is no other", async () => {
    const cache = open();
    const slow = slowRender();
    await expect(cache.page("k", slow.render, AbortSignal.abort(new Error("left")))).rejects.toThrow("left");
    expect(slow.isAborted()).toBe(true);
    expect(textOf(await cache.page("k", page("new"), stays))).toBe("new");
  });
  it("R179 goes on for its own when it was purged, beside the one that took its place", async () => {
    const cache = open();
    const [before, after] = [slowRender(), slowRender()];
    const visitor = new AbortController();
    const first = cache.page("/a fa", before.render, stays);
    const leaving = cache.page("/a fa", before.render, visitor.signal);
    cache.forget("/a ");
    const second = cache.page("/a fa", after.render, stays);
    visitor.abort(new Error("left"));
    await expect(leaving).rejects.toThrow("left");
    before.resolve(rendered("old"));
    expect(textOf(await first)).toBe("old");
    const third = cache.page("/a fa", after.render, stays);
    after.resolve(rendered("new"));
    expect([await second, await third].map(textOf)).toEqual(["new", "new"]);
    expect(after.render).toHaveBeenCalledTimes(1);
  });
  it("R179 that was purged leaves the one that took its place alone, when its last visitor leaves", async () => {
    const cache = open();
    const [before, after] = [slowRender(), slowRender()];
    const visitor = new AbortController();
    const leaving = cache.page("/a fa", before.render, visitor.signal);
    cache.forget("/a ");
    const staying = cache.page("/a fa", after.render, stays);
    visitor.abort(new Error("left"));
    await expect(leaving).rejects.toThrow("left");
    const joining = cache.page("/a fa", after.render, stays);
    after.resolve(rendered("new"));
    await Promise.all([staying, joining]);
    expect(after.render).toHaveBeenCalledTimes(1);
  });
  it("R179 of another page is kept when a page is purged", async () => {
    const cache = open();
    const slow = slowRender();
    const waiting = cache.page("/ab fa", slow.render, stays);
    cache.forget("/a ");
    slow.resolve(rendered("one"));
    const kept = await waiting;
    expect(cache.fresh("/ab fa")).toBe(kept);
  });
  it("that fails fails for all who wait, and the next visitor starts another", async () => {
    const cache = open();
    const slow = slowRender();
    const waiting = [1, 2].map(() => cache.page("k", slow.render, stays));
    slow.reject(new Error("broken"));
    for (const one of waiting) await expect(one).rejects.toThrow("broken");
    expect(textOf(await cache.page("k", page("new"), stays))).toBe("new");
  });
});

describe("a page that shows something that changed", () => {
  const shown = (html: string, keys: readonly string[]) => async () => ({ ...rendered(html), keys });
  const changed = (...keys: string[]) => new Set(keys);

  it("is not served again, stale neither, and others are", async () => {
    const { clock, ...cache } = open();
    await cache.page("one", shown("one", ["city-3", "places"]), stays);
    await cache.page("other", shown("other", ["city-4", "places"]), stays);
    cache.outdateChanged(changed("city-3", "stays"));
    expect(cache.fresh("one")).toBeNull();
    expect(cache.fresh("other")).not.toBeNull();
    expect(textOf(await cache.page("one", shown("new", ["city-3"]), stays))).toBe("new");
    expect(cache.fresh("one")).not.toBeNull();
    cache.outdateChanged(null);
    expect([cache.fresh("one"), cache.fresh("other")]).toEqual([null, null]);
  });

  it("is not kept where its making began before the change, and goes to who waits for it", async () => {
    const cache = open();
    const slow = slowRender();
    const waiting = cache.page("k", slow.render, stays);
    cache.outdateChanged(changed("city-3"));
    slow.resolve({ ...rendered("old"), keys: ["city-3"] });
    expect(textOf(await waiting)).toBe("old");
    expect(cache.fresh("k")).toBeNull();
    const other = slowRender();
    const also = cache.page("other", other.render, stays);
    cache.outdateChanged(changed("city-3"));
    other.resolve({ ...rendered("kept"), keys: ["city-4"] });
    await also;
    expect(cache.fresh("other")).not.toBeNull();
  });

  it("is served on with its tag where it comes out the same, unless it changed meanwhile", async () => {
    const cache = open();
    const first = await cache.page("k", async () => ({ ...rendered("same"), keys: ["city-3"], instant: 1 }), stays);
    cache.outdateChanged(changed("city-3"));
    const unchanged = vi.fn(async () => "unchanged" as const);
    expect(await cache.page("k", unchanged, stays)).toBe(first);
    expect(cache.fresh("k")).toBe(first);
    cache.outdateChanged(changed("city-3"));
    const during = async () => {
      cache.outdateChanged(changed("city-3"));
      return "unchanged" as const;
    };
    expect(await cache.page("k", during, stays)).toBe(first);
    expect(cache.fresh("k")).toBeNull();
  });
});
