import type { Logger } from "pino";
import { createAggregatedLog } from "#runtime/aggregated-log.ts";
import { ANYTHING, type Changed } from "./page-keys.ts";
import type { Settings } from "./settings.ts";

/** Header that tells a cache before the websites the keys of a page. */
const SURROGATE_KEY = "Surrogate-Key";
/** Header in which that cache describes the visitor. */
export const VARIANT_HEADER = "Page-Variant";

/** Key of every page: purging it purges everything. */
const EVERY_PAGE = "pages";

/** The header of a page that shows these keys. */
const surrogateKey = (keys: readonly string[]): string => [EVERY_PAGE, ...keys].join(" ");

/** Headers of a page that a cache before this host keeps for all visitors: its lifetime and its purge keys. */
export const keptByEdge = (seconds: number, keys: readonly string[]) => ({
  "Cache-Control": `public, s-maxage=${seconds}, max-age=0, must-revalidate`,
  [SURROGATE_KEY]: surrogateKey(keys),
});

/** Keys in one request. */
const MAX_AT_ONCE = 200;
/** More of them that wait are everything. */
const MAX_WAITING = 2_000;
const TIMEOUT_MS = 2_000;
/** Delay before the second purge, milliseconds: pages that were being made during the first have arrived by then. */
const ONCE_MORE_MS = 3_000;
const RETRY_MS = 1_000;

type EdgeOptions = {
  settings: Pick<Settings, "edgePurgeUrl">;
  log: Pick<Logger, "warn">;
  fetch?: typeof globalThis.fetch;
};

/**
 * Tells a cache before the websites what has changed: a `PURGE` whose `Surrogate-Key` header names it. A failed purge
 * is retried with the next one, after at most a second.
 */
export function createEdge({ settings, log, fetch = globalThis.fetch }: EdgeOptions) {
  const { edgePurgeUrl } = settings;
  const failures = createAggregatedLog((name, count) => log.warn({ count }, name));
  let waiting = new Set<string>();
  let isSending = false;

  async function send(url: string): Promise<void> {
    if (isSending) return;
    isSending = true;
    while (waiting.size > 0) {
      const some = [...waiting].slice(0, MAX_AT_ONCE);
      for (const key of some) waiting.delete(key);
      try {
        const signal = AbortSignal.timeout(TIMEOUT_MS);
        const answer = await fetch(url, { method: "PURGE", headers: { [SURROGATE_KEY]: some.join(" ") }, signal });
        if (!answer.ok) throw new Error(`answered ${answer.status}`);
      } catch {
        failures.count("the edge cache was not purged");
        for (const key of some) waiting.add(key);
        setTimeout(() => send(url), RETRY_MS).unref();
        break;
      }
    }
    isSending = false;
  }

  function purge(keys: Iterable<string>, url: string): void {
    for (const key of keys) waiting.add(key);
    if (waiting.size > MAX_WAITING) waiting = new Set([EVERY_PAGE]);
    void send(url);
  }

  return {
    /** Purges every page that shows something that changed. */
    forget(changed: Changed): void {
      if (edgePurgeUrl === null) return;
      const keys = changed === null ? [EVERY_PAGE] : [...changed, ANYTHING];
      purge(keys, edgePurgeUrl);
      setTimeout(() => purge(keys, edgePurgeUrl), ONCE_MORE_MS).unref();
    },
  };
}
