import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, brotliCompressSync, constants } from "node:zlib";
import { createByteBoundedMap, exactBytes } from "./byte-bounded.ts";
import { createSharedRenders } from "./shared-renders.ts";

const compress = promisify(brotliCompress);

/** A rendered page as it goes out: plain and compressed once, not once per visitor. */
export type StoredPage = {
  readonly status: number;
  /** Every header but those of the encoding. */
  readonly headers: Readonly<Record<string, string>>;
  readonly identity: Uint8Array<ArrayBuffer>;
  /** Compressed quickly for the first visitor; as small as can be once there are more. */
  brotli: Uint8Array<ArrayBuffer>;
  isPacked: boolean;
  readonly etag: string;
  /** Until when it is fresh, and until when it may be shown while a new one is made; milliseconds. */
  readonly freshUntil: number;
  readonly staleUntil: number;
};

export type Rendered = { status: number; headers: Readonly<Record<string, string>>; html: string; freshMs: number };

/** How long past its freshness a page may go out while a new one is rendered, in milliseconds. */
const STALE_MS = 60_000;

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
  const identity = Buffer.from(page.html);
  const brotli = exactBytes(brotliCompressSync(identity, paramsOf(QUICK, identity.length)));
  return {
    status: page.status,
    headers: page.headers,
    identity,
    brotli,
    isPacked: false,
    etag: `W/"${createHash("sha256").update(brotli).digest("base64url").slice(0, 22)}"`,
    freshUntil: now + page.freshMs,
    staleUntil: now + page.freshMs + STALE_MS,
  };
}

const weight = (page: StoredPage): number => page.identity.byteLength + page.brotli.byteLength;

export type Render = (signal: AbortSignal) => Promise<Rendered>;

/**
 * Anonymous pages in memory, bounded by bytes, the least recently used leaving first. A key is an address in its one
 * spelling and what of a visitor a page depends on: a page has no other name, so nothing else can keep it alive.
 * One render is under way per key; a stale page goes out while its successor is made.
 * `now` is milliseconds of a clock that never steps: a page would otherwise stay fresh for as long as the clock went back.
 */
export function createPageCache({ maxBytes = 64 * 1024 * 1024, now = () => performance.now() } = {}) {
  const pages = createByteBoundedMap<StoredPage>(maxBytes, weight);
  const renders = createSharedRenders(
    async (render, signal) => storedPage(await render(signal), now()),
    (key, page) => {
      if (page.freshUntil > now()) pages.set(key, page);
    },
  );
  let isPacking = false;

  /**
   * Makes a page that is asked for again as small as it gets, one page at a time: each takes megabytes while it lasts.
   */
  async function pack(key: string, page: StoredPage): Promise<void> {
    if (page.isPacked || isPacking) return;
    isPacking = true;
    page.isPacked = true;
    try {
      page.brotli = exactBytes(await compress(page.identity, paramsOf(SMALL, page.identity.length)));
      if (pages.get(key) === page) pages.set(key, page);
    } finally {
      isPacking = false;
    }
  }

  /** A page that is fresh. */
  function fresh(key: string): StoredPage | null {
    const page = pages.get(key);
    if (page === undefined || page.freshUntil <= now()) return null;
    void pack(key, page);
    return page;
  }

  /** A page that may still go out; its successor is made meanwhile, unless that is under way. */
  function stale(key: string, render: Render): StoredPage | null {
    const page = pages.get(key);
    if (page === undefined || page.staleUntil <= now()) return null;
    renders.revalidate(key, render);
    return page;
  }

  /**
   * The page of a key: from memory when it may go out, else rendered once for all who ask for it meanwhile. A failing
   * render never replaces a page that may still go out. Rejects with the reason of `signal` once the visitor has left.
   */
  const page = async (key: string, render: Render, signal: AbortSignal): Promise<StoredPage> =>
    fresh(key) ?? stale(key, render) ?? renders.join(key, render, signal);

  /** Forgets every page whose key begins so, and those of them that are being made. */
  function forget(beginning: string): void {
    for (const key of [...pages.keys()]) if (key.startsWith(beginning)) pages.drop(key);
    renders.forget(beginning);
  }

  return { page, fresh, forget, bytes: pages.bytes };
}
