import type { StoredPage } from "./page-cache.ts";

/** Makes a page until `signal` ends. `isAhead`: no visitor waits for it. */
type Make = (signal: AbortSignal, isAhead: boolean) => Promise<StoredPage>;

/** A page being made for all who request it. It belongs to no connection. */
type SharedRender = {
  readonly page: Promise<StoredPage>;
  readonly controller: AbortController;
  /** Number of those still interested: visitors, and the cache itself when it revalidates. */
  waiters: number;
};

/** Called once a page is rendered that has not been purged meanwhile. */
type Keep = (key: string, page: StoredPage) => void;

/** The renders under way, one per key, each shared by all who request its page meanwhile. */
export function createSharedRenders(keep: Keep) {
  const underWay = new Map<string, SharedRender>();

  function start(key: string, make: Make, isAhead: boolean): SharedRender {
    const controller = new AbortController();
    // A page purged during its render still goes to the requests that wait for it, and is not stored.
    const isWanted = () => underWay.get(key) === shared;
    const shared: SharedRender = {
      controller,
      waiters: 0,
      page: make(controller.signal, isAhead)
        .then((page) => {
          if (isWanted()) keep(key, page);
          return page;
        })
        .finally(() => {
          if (isWanted()) underWay.delete(key);
        }),
    };
    underWay.set(key, shared);
    // The waiters handle a failure; there may be no waiters.
    shared.page.catch(() => {});
    return shared;
  }

  /** Waits for a page until it is there or its visitor leaves. The last one to leave ends the render. */
  function waitFor(key: string, shared: SharedRender, signal: AbortSignal): Promise<StoredPage> {
    shared.waiters += 1;
    return new Promise((resolve, reject) => {
      function leave(): void {
        shared.waiters -= 1;
        if (shared.waiters === 0) {
          if (underWay.get(key) === shared) underWay.delete(key);
          shared.controller.abort(signal.reason);
        }
        reject(signal.reason);
      }
      if (signal.aborted) return leave();
      signal.addEventListener("abort", leave, { once: true });
      shared.page.then(resolve, reject).finally(() => signal.removeEventListener("abort", leave));
    });
  }

  return {
    /** The page of a key for one visitor. Rejects with the reason of `signal` once the visitor has left. */
    join: (key: string, make: Make, signal: AbortSignal): Promise<StoredPage> =>
      waitFor(key, underWay.get(key) ?? start(key, make, false), signal),
    /** Renders the page of a key for the cache itself, unless that is under way: no visitor waits for it. */
    revalidate(key: string, make: Make): void {
      if (!underWay.has(key)) start(key, make, true).waiters += 1;
    },
    /** No page that is being made under such a key is kept. */
    forget(beginning: string): void {
      for (const key of underWay.keys()) if (key.startsWith(beginning)) underWay.delete(key);
    },
  };
}
