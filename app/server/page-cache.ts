import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, brotliCompressSync, constants } from "node:zlib";
import { utf8Of } from "#runtime/utf8.ts";
import { createByteBoundedCache, exactBytes } from "./byte-bounded.ts";
import { type Changed, showsChanged } from "./page-keys.ts";
import { createRecentChanges } from "./recent-changes.ts";
import { createSharedRenders } from "./shared-renders.ts";

const compress = promisify(brotliCompress);

/** A rendered page as a response: plain, and compressed once for all visitors. */
export type StoredPage = {
  readonly status: number;
  /** Every header but those of the encoding. */
  readonly headers: Readonly<Record<string, string>>;
  readonly identity: Uint8Array<ArrayBuffer>;
  /** Compressed quickly for the first visitor; as small as can be once there are more. */
  brotli: Uint8Array<ArrayBuffer>;
  isPacked: boolean;
  readonly etag: string;
  /** Keys of what it shows (`page-keys.ts`). */
  readonly keys: readonly string[];
  /** The instant in its state, in epoch seconds; undefined where the page shows something derived from it. */
  readonly instant: number | undefined;
  /** Milliseconds: when it was rendered, how long it is fresh, until when, and until when it may be served stale. */
  readonly renderedAt: number;
  readonly freshMs: number;
  freshUntil: number;
  staleUntil: number;
};

export type Rendered = {
  status: number;
  headers: Readonly<Record<string, string>>;
  html: readonly string[];
  freshMs: number;
  instant?: number;
  keys?: readonly string[];
};

/** The stale-while-revalidate time after a page's freshness, in milliseconds. */
const STALE_MS = 60_000;

/** Maximum age of a page whose answers stay the same, and so of the instant in its state, milliseconds. */
const KEPT_MS = 600_000;

/**
 * Brotli's levels. 1 costs a tenth of a millisecond a page, less than the way to another thread and back; 9 takes as
 * long as a render and saves a tenth more bytes than 4.
 */
const QUICK = 1;
const SMALL = 9;

const paramsOf = (quality: number, size: number) => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: size,
    // A window of 256 KB holds any page whole; the usual one of 4 MB is memory to be cleared for each.
    [constants.BROTLI_PARAM_LGWIN]: 18,
  },
});

export function storedPage(page: Rendered, now: number): StoredPage {
  const identity = utf8Of(...page.html);
  const brotli = exactBytes(brotliCompressSync(identity, paramsOf(QUICK, identity.length)));
  return {
    status: page.status,
    headers: page.headers,
    identity,
    brotli,
    isPacked: false,
    etag: `W/"${createHash("sha256").update(brotli).digest("base64url").slice(0, 22)}"`,
    keys: page.keys ?? [],
    instant: page.instant,
    renderedAt: now,
    freshMs: page.freshMs,
    freshUntil: now + page.freshMs,
    staleUntil: now + page.freshMs + STALE_MS,
  };
}

/** The page that a revalidation compares with; null where the page is rendered in any case. */
const keptPage = ({ identity, instant, renderedAt }: StoredPage, now: number): KeptPage | null =>
  instant !== undefined && now < renderedAt + KEPT_MS ? { identity, instant } : null;

/** A page that a revalidation found unchanged: the same bytes and the same ETag, fresh once more. */
function renewed(page: StoredPage | null, now: number): StoredPage {
  if (page === null) throw new Error("A page is unchanged where none is kept");
  page.freshUntil = now + page.freshMs;
  page.staleUntil = page.freshUntil + STALE_MS;
  return page;
}

/** It is not served again, but may be found unchanged by the next that is made. */
function outdate(page: StoredPage): void {
  page.freshUntil = Number.NEGATIVE_INFINITY;
  page.staleUntil = Number.NEGATIVE_INFINITY;
}

const weight = (page: StoredPage): number => page.identity.byteLength + page.brotli.byteLength;

/** A page that is revalidated, and the instant that its state names. */
export type KeptPage = { readonly identity: Uint8Array; readonly instant: number };

/** `isAhead`: no visitor waits for the page. "unchanged": it would come out the same as `kept`. */
export type Render = (signal: AbortSignal, isAhead: boolean, kept: KeptPage | null) => Promise<Rendered | "unchanged">;

/**
 * Compresses a page at a high level at its second request, one page at a time: each takes megabytes meanwhile.
 * @param packed called with each page that has become smaller
 */
function createPacking(packed: (key: string, page: StoredPage) => void) {
  let isPacking = false;
  return async (key: string, page: StoredPage): Promise<void> => {
    if (page.isPacked || isPacking) return;
    isPacking = true;
    page.isPacked = true;
    try {
      page.brotli = exactBytes(await compress(page.identity, paramsOf(SMALL, page.identity.length)));
      packed(key, page);
    } finally {
      isPacking = false;
    }
  };
}

/**
 * Anonymous pages in memory, bounded by bytes, the least recently used leaving first. A key is an address in canonical
 * form and the request properties that a page depends on (`page-key.ts`). Concurrent requests of one key share one
 * render; a stale page is served while it is revalidated. `now` is milliseconds of a clock that never steps: a page
 * would otherwise stay fresh for as long as the clock went back.
 */
export function createPageCache({ maxBytes = 64 * 1024 * 1024, now = () => performance.now() } = {}) {
  const pages = createByteBoundedCache<StoredPage>(maxBytes, weight);
  const recent = createRecentChanges(now);
  const pack = createPacking((key, page) => {
    if (pages.get(key) !== page) return;
    pages.delete(key);
    pages.set(key, page);
  });
  const renders = createSharedRenders((key, page) => {
    if (page.freshUntil > now()) pages.set(key, page);
  });
  /** A fresh page: a cache hit. */
  function fresh(key: string): StoredPage | null {
    const page = pages.get(key);
    if (page === undefined || page.freshUntil <= now()) return null;
    void pack(key, page);
    return page;
  }

  /** Makes a page; where `kept` would come out the same, it is that one. */
  const making =
    (render: Render, kept: StoredPage | null) =>
    async (signal: AbortSignal, isAhead: boolean): Promise<StoredPage> => {
      const mark = recent.mark();
      const made = await render(signal, isAhead, kept && keptPage(kept, now()));
      const page = made === "unchanged" ? renewed(kept, now()) : storedPage(made, now());
      if (recent.isOutdated(page.keys, mark)) outdate(page);
      return page;
    };

  /** A fresh or stale page; a stale one is revalidated in the background. */
  function stale(key: string, render: Render): StoredPage | null {
    const page = pages.get(key);
    if (page === undefined || page.staleUntil <= now()) return null;
    renders.revalidate(key, making(render, page));
    return page;
  }

  /**
   * The page of a key: from the cache while fresh or stale, else rendered once for all concurrent requests. A failed
   * render never replaces a stored page. Rejects with the reason of `signal` once the visitor has left.
   */
  const page = async (key: string, render: Render, signal: AbortSignal): Promise<StoredPage> =>
    fresh(key) ?? stale(key, render) ?? renders.join(key, making(render, pages.get(key) ?? null), signal);

  /** Purges every page whose key has this prefix, including renders under way. */
  function forget(beginning: string): void {
    for (const key of [...pages.keys()]) if (key.startsWith(beginning)) pages.delete(key);
    renders.forget(beginning);
  }

  /** Outdates every page that shows something that changed, including renders under way. */
  function outdateChanged(changed: Changed): void {
    recent.note(changed);
    for (const page of pages.values()) if (showsChanged(page.keys, changed)) outdate(page);
  }

  return { page, fresh, forget, outdateChanged, bytes: () => pages.calculatedSize };
}
