import { fetchOnDemand } from "#app/src/fetch-on-demand.ts";
import type { AnyPage } from "#app/src/page/page.ts";
import type { PageSource } from "#app/src/page/view.ts";
import { type RouteName, routeNamed } from "#domain/addresses/routes.ts";

export const hasScreen = (name: RouteName): boolean => routeNamed(name).screen !== undefined;

/** The screen that a route, or an outcome without one, is shown with: see `Route.screen`. */
export const screenOf = (name: RouteName | "not_found" | "failed"): string =>
  name === "not_found" ? "not-found" : name === "failed" ? "failure" : (routeNamed(name).screen ?? "not-found");

const load = async (name: Parameters<typeof screenOf>[0]): Promise<AnyPage> =>
  (await fetchOnDemand()).loadScreen(screenOf(name));

export const pages: PageSource = { screen: load, special: load };
