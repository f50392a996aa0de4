import type { Client } from "#app/src/api/client.ts";
import type { Translate } from "#app/src/messages/catalogue.ts";
import type { Address } from "#app/src/store/address.ts";
import type { Store } from "#app/src/store/store.ts";
import { carryOn } from "#domain/addresses/carried.ts";
import { matchRoute, routeNamed } from "#domain/addresses/routes.ts";
import { browserNow } from "./browser-clock.ts";
import { ChunkError } from "./chunk.ts";
import type { RenderEnvironment } from "./environment.ts";
import { linkFollowed, staysInPage } from "./in-page.ts";
import type { PageRequest } from "./page.ts";
import type { DrawnView, PageView } from "./view.ts";

export type NavigationOptions = {
  store: Pick<Store, "address" | "view" | "isResolving" | "toasts">;
  client: Client;
  environment: RenderEnvironment;
  t: Translate;
};

/**
 * Time for which a view of the current address stays fresh, milliseconds. A user's own pages never go stale: their
 * screens fetch the data.
 */
function freshMsHere(): number {
  const match = matchRoute(location.pathname);
  const route = match && routeNamed(match.name);
  return route && "freshMs" in route ? route.freshMs : Number.POSITIVE_INFINITY;
}

/** Effects on the browser's history: a new entry, or none. */
const FORWARD = { load: "assign", state: "pushState" } as const;
const IN_PLACE = { load: "replace", state: "replaceState" } as const;
type Steps = typeof FORWARD | typeof IN_PLACE;

/** Goes to an address. Answers whether it stays in the page, which then has to show it. */
function goneTo(address: string, steps: Steps): boolean {
  const here = new URL(location.href);
  const to = new URL(address, here);
  const stays = staysInPage(here, to);
  if (stays) history[steps.state](null, "", to.pathname + to.search + to.hash);
  else location[steps.load](to.href);
  return stays;
}

/** Id of a list's beginning, scrolled into view when another page of the list is shown. */
const RESULTS = "results";

/** True when two addresses show the same page of a list, and both as a list or both as a map. */
const isSameList = (one: URLSearchParams, other: URLSearchParams): boolean =>
  ["page", "view"].every((name) => one.get(name) === other.get(name));

/** Brings a part of the page into view by its id, as a full load would; none by an empty one. */
function showPlace(id: string): void {
  // By then the view is rendered that may bring the place, and a sheet that it closes has given the focus back.
  requestAnimationFrame(() => {
    const place = document.getElementById(id);
    place?.scrollIntoView({ block: "start" });
    place?.focus({ preventScroll: true });
  });
}

/** Follows pressed links, and the browser's Back and Forward. */
function listen(go: (address: string) => void, open: () => Promise<void>, isResolving: Store["isResolving"]): void {
  document.addEventListener("click", (click) => {
    const here = new URL(location.href);
    const to = linkFollowed(click, here);
    if (to === null) return;
    if (staysInPage(here, to)) {
      click.preventDefault();
      go(to.href);
    } else if (to.origin === here.origin && to.pathname !== here.pathname) isResolving.value = true;
  });
  addEventListener("popstate", () => void open());
  addEventListener("pageshow", () => {
    isResolving.value = false;
  });
}

/** Returns the hydrated view; null while there is only the server's markup. */
function awakeView(view: Store["view"]): () => PageView | null {
  let arrived: PageView | null = null;
  if (view.value.kind === "drawn") {
    void view.value.arriving.then(
      (page) => {
        arrived = page;
      },
      // The screen that waits for it throws.
      () => {},
    );
  }
  return () => (view.value.kind === "drawn" ? arrived : view.value);
}

/** The address that the browser stands at. */
const addressHere = (): Address => ({ path: location.pathname, query: new URLSearchParams(location.search) });

/** The view of the browser's address, if it is a choice among data already shown. */
function chosenView(shown: PageView | null): PageView | undefined {
  if (shown?.kind !== "ready" || shown.request?.path !== location.pathname) return undefined;
  const { match, query: from } = shown.request;
  const here = addressHere();
  const data = shown.page.atQuery?.(shown.data, from, here.query) ?? null;
  return data === null ? undefined : { ...shown, data, request: { match, ...here } };
}

/** Data loaded for a page; null when code that it needs fails to load. */
const unlessCodeIsMissing = <T>(loading: Promise<T>): Promise<T | null> =>
  loading.catch((error: unknown) => {
    if (error instanceof ChunkError) return null;
    throw error;
  });

/** The page request of the browser's current address. */
const requestHere = (from: PageRequest): PageRequest => ({
  match: matchRoute(location.pathname) ?? from.match,
  ...addressHere(),
});

/** Shows a view at the address that the browser stands at. */
function show(next: PageView | DrawnView, { isResolving, address, view }: NavigationOptions["store"]): void {
  isResolving.value = false;
  carryOn(addressHere().query);
  address.value = addressHere();
  view.value = next;
}

/** Resolves once the last render has been painted. */
const painted = (): Promise<void> => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));

/**
 * Moves between addresses: in the page where only the query changes, by a full load otherwise (R72). Views
 * that were already open come back at once, so that going back also restores the scroll position. A view past its
 * page's freshness is then revalidated, and replaced when the answer arrives.
 */
export function followLinks({ store, client, environment, t }: NavigationOptions) {
  const { view, isResolving, toasts } = store;
  type Opened = { readonly view: PageView | DrawnView; readonly freshUntil: number };
  const openedNow = (shown: PageView | DrawnView): Opened => ({
    view: shown,
    freshUntil: browserNow() + freshMsHere(),
  });
  const opened = new Map([[location.pathname + location.search, openedNow(view.value)]]);
  let latest = 0;
  const awake = awakeView(view);

  /** Shows the page of the address that the browser stands at, and the part of it that is named. */
  async function open(place = ""): Promise<void> {
    latest += 1;
    const turn = latest;
    const { pathname, search } = location;
    const known = opened.get(pathname + search);
    const shown = known?.view ?? chosenView(awake());
    if (shown) {
      show(shown, store);
      showPlace(place);
    }
    if (known && browserNow() < known.freshUntil) return;
    // A choice among data already shown displays at once: it is revalidated once painted.
    const isQuiet = shown !== undefined && known === undefined;
    if (isQuiet) await painted();
    else isResolving.value = true;
    // The server's markup must not be replaced before its code has loaded.
    const from = view.value.kind === "drawn" ? await view.value.arriving : view.value;
    if (from.kind !== "ready" || from.request === null) return location.reload();
    const request = requestHere(from.request);
    const loaded = await unlessCodeIsMissing(from.page.load({ request, client, environment }));
    if (turn !== latest) return;
    // Its code failed to load, or the page no longer exists: the server's page explains it.
    if (loaded === null || loaded.kind === "not_found") return location.reload();
    if (loaded.kind === "moved") return location.replace(loaded.address);
    if (loaded.kind === "failed") {
      isResolving.value = false;
      if (!isQuiet && loaded.failure.kind !== "cancel")
        toasts.show({ body: t("failure.toast"), theme: "danger", clearable: true });
      return;
    }
    const next: PageView = { kind: "ready", page: from.page, data: loaded.data, request };
    opened.set(pathname + search, openedNow(next));
    show(next, store);
    if (shown) return;
    showPlace(place || (isSameList(from.request.query, request.query) ? "" : RESULTS));
  }

  /** To an address, with a step in the browser's history or in the place of the last one. */
  const goBy = (steps: Steps) => (address: string) => {
    if (goneTo(address, steps)) void open(location.hash.slice(1));
    else isResolving.value = true;
  };
  const go = goBy(FORWARD);

  /** Views that were opened before are as old as this one. */
  function refresh(): Promise<void> {
    opened.clear();
    return open();
  }

  listen(go, open, isResolving);
  return { go, replace: goBy(IN_PLACE), refresh };
}
