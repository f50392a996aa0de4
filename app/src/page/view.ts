import type { Recorded } from "#app/src/api/client.ts";
import type { Failure } from "#app/src/api/result.ts";
import type { RouteName, RouteParams } from "#domain/addresses/routes.ts";
import type { Locale } from "#domain/enums/enums.ts";
import type { RenderEnvironment } from "./environment.ts";
import type { AnyPage, Loaded, PageRequest } from "./page.ts";

/** Outcome of a page: ready, not found, or failed with the failure. */
export type Outcome = { kind: "ready" } | { kind: "not_found" } | { kind: "failed"; failure: Failure };

/** A page and its data at one moment. `request` is null when no route matches the address. */
export type PageView = Outcome & {
  readonly page: AnyPage;
  readonly data: unknown;
  readonly request: PageRequest | null;
};

/**
 * A server-rendered view that is not hydrated yet: links and forms work, and `arriving` resolves when the browser is
 * idle or the visitor interacts with the page.
 */
export type DrawnView = { readonly kind: "drawn"; readonly arriving: Promise<PageView> };

/**
 * A path and a query as text, in the canonical form that pages are made from. Both are empty when no route matches the
 * address: links to "this page" are then relative.
 */
export type PageAddress = { path: string; query: string };
export const NO_ADDRESS: PageAddress = { path: "", query: "" };

/** The state that the server hands to the browser inside the page. */
export type SerialisedState = {
  environment: RenderEnvironment;
  route: RouteName | null;
  params: RouteParams;
  /** The address that the page was rendered from, which may lack parts of the visitor's address bar. */
  address: PageAddress;
  outcome: Outcome;
  answers: readonly (readonly [string, Recorded])[];
};

export const STATE_ELEMENT = "state";

/** Source of the pages of an outcome: the screen of a route, and two that any address may have. */
export type PageSource = {
  screen(name: RouteName): Promise<AnyPage>;
  special(kind: Exclude<Outcome["kind"], "ready">): Promise<AnyPage>;
};

/** View of what was loaded for a page. */
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
