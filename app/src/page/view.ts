import type { Recorded } from "#app/src/api/client.ts";
import type { Failure } from "#app/src/api/result.ts";
import type { CatalogueArea } from "#app/src/messages/catalogue.ts";
import type { RouteName, RouteParams } from "#app/src/routes.ts";
import type { RenderEnvironment } from "./environment.ts";
import type { AnyPage, Loaded, PageRequest } from "./page.ts";

/** What stands on the page at one moment. */
export type PageView =
  | { kind: "ready"; page: AnyPage; data: unknown; request: PageRequest }
  | { kind: "not_found"; request: RequestOnly }
  | { kind: "failed"; failure: Failure; request: RequestOnly };

type RequestOnly = { path: string; query: URLSearchParams };

/** The words that every page needs, whatever its screen. */
export const commonAreas: readonly CatalogueArea[] = ["shared"];
export const areasOf = (view: PageView): readonly CatalogueArea[] =>
  view.kind === "ready" ? [...commonAreas, ...view.page.areas] : commonAreas;

/** The state that the server hands to the browser inside the page. */
export type SerialisedState = {
  environment: RenderEnvironment;
  route: RouteName | null;
  params: RouteParams;
  outcome: { kind: "ready" } | { kind: "not_found" } | { kind: "failed"; failure: Failure };
  answers: readonly (readonly [string, Recorded])[];
};

export const STATE_ELEMENT = "state";

export function viewOf(
  page: AnyPage,
  request: PageRequest,
  loaded: Exclude<Loaded<unknown>, { kind: "moved" }>,
): PageView {
  if (loaded.kind === "ready") return { kind: "ready", page, data: loaded.data, request };
  if (loaded.kind === "not_found") return { kind: "not_found", request };
  return { kind: "failed", failure: loaded.failure, request };
}
