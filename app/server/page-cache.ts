import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";

const compress = promisify(brotliCompress);

/** A rendered page as it goes out: plain and compressed once, not once per visitor. */
export type StoredPage = {
  status: number;
  headers: Readonly<Record<string, string>>;
  identity: Uint8Array;
  brotli: Uint8Array;
  etag: string;
  /** Until when it is fresh, and until when it may be shown while a new one is made; milliseconds. */
  freshUntil: number;
  staleUntil: number;
};

export type Rendered = { status: number; headers: Readonly<Record<string, string>>; html: string; freshMs: number };

/** How long past its freshness a page may go out while a new one is rendered, in milliseconds. */
const STALE_MS = 60_000;

export async function storedPage(page: Rendered, now: number): Promise<StoredPage> {
  const identity = Buffer.from(page.html);
  const brotli = await compress(identity, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_SIZE_HINT]: identity.length },
  });
  return {
    status: page.status,
    headers: page.headers,
    identity,
    brotli,
    etag: `W/"${createHash("sha256").update(identity).digest("base64url").slice(0, 22)}"`,
    freshUntil: now + page.freshMs,
    staleUntil: now + page.freshMs + STALE_MS,
  };
}

/**
 * Anonymous pages in memory, bounded by bytes, the least recently used leaving first.
 * One render is under way per key; a stale page goes out while its successor is made.
 * @param now milliseconds
 */
export function createPageCache(now: () => number, maxBytes = 64 * 1024 * 1024) {
  const pages = new Map<string, StoredPage>();
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
    const fresh = render()
      .then((page) => storedPage(page, now()))
      .then((page) => {
        if (page.freshUntil > now()) keep(key, page);
        return page;
      })
      .finally(() => underWay.delete(key));
    underWay.set(key, fresh);
    return fresh;
  }

  /** The page of a key: from memory when it is fresh, else rendered; a failing render never replaces a page that may still go out. */
  async function page(key: string, render: () => Promise<Rendered>): Promise<StoredPage> {
    const known = pages.get(key);
    if (known) {
      pages.delete(key);
      pages.set(key, known);
      if (known.freshUntil > now()) return known;
      if (known.staleUntil > now()) {
        renew(key, render).catch(() => {});
        return known;
      }
    }
    return renew(key, render);
  }

  return { page, bytes: () => bytes };
}

export type PageCache = ReturnType<typeof createPageCache>;
