import type { ComponentType } from "react";
import type { Client } from "#app/src/api/client.ts";
import type { Failure } from "#app/src/api/result.ts";
import type { CatalogueArea, Translate } from "#app/src/messages/catalogue.ts";
import { serializeQuery, withQuery } from "#domain/addresses/query.ts";
import type { RouteMatch, RouteName } from "#domain/addresses/routes.ts";
import type { Scene } from "#domain/contract/scene.shapes.ts";
import type { Locale } from "#domain/enums/enums.ts";
import type { ScreenActions } from "./actions.ts";
import type { RenderEnvironment } from "./environment.ts";

/** Request for a page, by its address. */
export type PageRequest = { match: RouteMatch; path: string; query: URLSearchParams };

export type LoadContext = { request: PageRequest; client: Client; environment: RenderEnvironment };

export type Loaded<D> =
  | { kind: "ready"; data: D }
  | { kind: "not_found" }
  /** `isForNow`: the address may be a page again. */
  | { kind: "moved"; address: string; isForNow?: true }
  | { kind: "failed"; failure: Failure };

export type HeadContext = { request: PageRequest; environment: RenderEnvironment; t: Translate };

/** Picture beside a link to a page in messengers: what it says, and what is drawn. */
export type SharePicture = {
  name: string;
  /** Place, or what else tells it from others. */
  line: string | null;
  /** A price says of what it is, and for which day. */
  price: { amount: string; of: string } | null;
  scene: Scene;
};

/** Contents of a page's `<head>` beyond those of every page. */
export type Head = {
  title: string;
  description: string;
  /** Path and query of the address that search engines should keep; null: this one is not to be indexed. */
  canonical: string | null;
  /** schema.org objects, in IRR and ASCII digits. */
  jsonLd: readonly object[];
  /** Absent: links to the page are sent with the picture of Home. */
  share?: SharePicture;
};

export type ScreenProps<D> = { data: D; actions: ScreenActions };

/**
 * Metadata of a page for machines, for the server alone: exported as `head` by the page's module where it is short,
 * else by the `head.ts` beside it. The build of the browser leaves it out.
 */
export type PageHead<D> = (data: D, context: HeadContext) => Head;

/** A page: its words, its data and its screen. */
export type Page<D> = {
  areas: readonly CatalogueArea[];
  load: (context: LoadContext) => Promise<Loaded<D>>;
  /**
   * The data for another query of the same path, derived from the shown data: a choice among it. It is shown at once
   * and revalidated. Null: it has to be loaded.
   */
  atQuery?: (data: D, from: URLSearchParams, to: URLSearchParams) => D | null;
  /** Data of the page shown after a failure; only that page defines it. */
  afterFailure?: (failure: Failure, request: PageRequest | null, locale: Locale) => Promise<D>;
  Screen: ComponentType<ScreenProps<D>>;
  /** For each of its routes the module to load with it, as the build's manifest spells it. */
  parts?: Partial<Record<RouteName, string>>;
};

/** A page with the type of its data erased, as the table of screens holds them. */
export type AnyPage = Page<unknown>;

/** Checks a page's parts against each other, then forgets the type of its data. */
export function definePage<D>(page: Page<D>): AnyPage {
  return page as unknown as AnyPage;
}

/** Outcome of a failed load: not found for a 404, otherwise a failure. */
export function notFoundOrFailed(failure: Failure): Loaded<never> {
  return failure.kind === "status" && failure.status === 404 ? { kind: "not_found" } : { kind: "failed", failure };
}

/** The page's own path, with the requested query. */
export const movedTo = (path: string, { query }: PageRequest): Extract<Loaded<never>, { kind: "moved" }> => ({
  kind: "moved",
  address: withQuery(path, serializeQuery(Object.fromEntries(query))),
});
