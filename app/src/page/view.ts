import type { Recorded } from "#app/src/api/client.ts";
import type { Failure } from "#app/src/api/result.ts";
import type { RouteName, RouteParams } from "#domain/addresses/routes.ts";
import type { Locale } from "#domain/enums/enums.ts";
import type { RenderEnvironment } from "./environment.ts";
import type { AnyPage, Loaded, PageRequest } from "./page.ts";

/** What a page is about to show: itself, that there is no such thing, or why it could not be made. */
export type Outcome = { kind: "ready" } | { kind: "not_found" } | { kind: "failed"; failure: Failure };

/** What stands on the page at one moment: a page and its data. `request` is null where no route has the address. */
export type PageView = Outcome & {
  readonly page: AnyPage;
  readonly data: unknown;
  readonly request: PageRequest | null;
};

/**
 * What the server drew and no code stands behind yet: links and forms work, and `arriving` comes when the browser has
 * nothing better to do or the visitor reaches for the page.
 */
export type DrawnView = { readonly kind: "drawn"; readonly arriving: Promise<PageView> };

/**
 * A path and a query as text, in the one spelling that pages are made from. Where no route has the address both are
 * empty: links to "this page" are then relative.
 */
export type PageAddress = { path: string; query: string };
export const NO_ADDRESS: PageAddress = { path: "", query: "" };

/** The state that the server hands to the browser inside the page. */
export type SerialisedState = {
  environment: RenderEnvironment;
  route: RouteName | null;
  params: RouteParams;
  /** What the page was rendered from, which is not all that its visitor's address bar may hold. */
  address: PageAddress;
  outcome: Outcome;
  answers: readonly (readonly [string, Recorded])[];
};

export const STATE_ELEMENT = "state";

/** Where the pages of an outcome come from: the screen of a route, and two that any address may have. */
export type PageSource = {
  screen(name: RouteName): Promise<AnyPage>;
  special(kind: Exclude<Outcome["kind"], "ready">): Promise<AnyPage>;
};

/** What was loaded for a page, as it is shown. */
export async function viewOf(
  page: AnyPage,
  request: PageRequest,
  loaded: Exclude<Loaded<unknown>, { kind: "moved" }>,
  ...[source, locale]: [source: PageSource, locale: Locale]
): Promise<PageView> {
  if (loaded.kind === "ready") return { kind: "ready", page, data: loaded.data, request };
  return specialView(loaded, request, source, locale);
}

/** The page of an outcome that is no screen's. */
export async function specialView(
  outcome: Exclude<Outcome, { kind: "ready" }>,
  request: PageRequest | null,
  ...[source, locale]: [source: PageSource, locale: Locale]
): Promise<PageView> {
  const page = await source.special(outcome.kind);
  const data = outcome.kind === "failed" ? await page.afterFailure?.(outcome.failure, request, locale) : null;
  return { ...outcome, page, data, request };
}
