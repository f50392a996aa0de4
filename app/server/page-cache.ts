import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, brotliCompressSync, constants } from "node:zlib";

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
  const brotli = brotliCompressSync(identity, paramsOf(QUICK, identity.length));
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

/** Makes a page that is asked for again as small as it gets. */
async function pack(page: StoredPage): Promise<void> {
  page.isPacked = true;
  page.brotli = await compress(page.identity, paramsOf(SMALL, page.identity.length));
}

const MOST_ALIASES = 5_000;

/**
 * Anonymous pages in memory, bounded by bytes, the least recently used leaving first.
 * One render is under way per key; a stale page goes out while its successor is made.
 * @param now milliseconds
 */
export function createPageCache(now: () => number, maxBytes = 64 * 1024 * 1024) {
  const pages = new Map<string, StoredPage>();
  const aliases = new Map<string, StoredPage>();
  const underWay = new Map<string, Promise<StoredPage>>();
  let bytes = 0;

  const weight = (page: StoredPage): number => page.identity.length + page.brotli.length;

  function keep(key: string, page: StoredPage): void {
    drop(key);
    pages.set(key, page);
    bytes += weight(page);
    for (const [oldest] of pages) {
      if (bytes <= maxBytes) break;
      drop(oldest);
    }
  }

  function drop(key: string): void {
    const old = pages.get(key);
    if (old) bytes -= weight(old);
    pages.delete(key);
  }

  function renew(key: string, render: () => Promise<Rendered>): Promise<StoredPage> {
    const running = underWay.get(key);
    if (running) return running;
    // A page that was forgotten while it was made still goes to those who wait for it, and to nobody after them.
    const isWanted = () => underWay.get(key) === fresh;
    const fresh = render()
      .then((page) => storedPage(page, now()))
      .then((page) => {
        if (isWanted() && page.freshUntil > now()) keep(key, page);
        return page;
      })
      .finally(() => {
        if (isWanted()) underWay.delete(key);
      });
    underWay.set(key, fresh);
    return fresh;
  }

  /** The page of a key: from memory when it is fresh, else rendered; a failing render never replaces a page that may still go out. */
  async function page(key: string, render: () => Promise<Rendered>): Promise<StoredPage> {
    const known = pages.get(key);
    if (known) {
      pages.delete(key);
      pages.set(key, known);
      if (!known.isPacked) pack(known).catch(() => {});
      if (known.freshUntil > now()) return known;
      if (known.staleUntil > now()) {
        renew(key, render).catch(() => {});
        return known;
      }
    }
    return renew(key, render);
  }

  /** A page that is fresh, by another name that it went out under: without working out its key again. */
  function recall(alias: string): StoredPage | null {
    const page = aliases.get(alias);
    return page !== undefined && page.freshUntil > now() ? page : null;
  }

  function remember(alias: string, key: string, page: StoredPage): void {
    if (pages.get(key) !== page || page.freshUntil <= now()) return;
    if (aliases.size >= MOST_ALIASES) aliases.clear();
    aliases.set(alias, page);
  }

  /** Forgets every page whose key begins so, and those of them that are being made. */
  function forget(beginning: string): void {
    for (const key of [...pages.keys(), ...underWay.keys()]) {
      if (!key.startsWith(beginning)) continue;
      drop(key);
      underWay.delete(key);
    }
    const kept = new Set(pages.values());
    for (const [alias, page] of aliases) if (!kept.has(page)) aliases.delete(alias);
  }

  return { page, recall, remember, forget, bytes: () => bytes };
}

export type PageCache = ReturnType<typeof createPageCache>;
