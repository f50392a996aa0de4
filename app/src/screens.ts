import { fetchOnDemand } from "#app/src/fetch-on-demand.ts";
import type { AnyPage } from "#app/src/page/page.ts";
import type { PageSource } from "#app/src/page/view.ts";
import { type RouteName, routeNamed } from "#domain/addresses/routes.ts";

export const hasScreen = (name: RouteName): boolean => routeNamed(name).screen !== null;

/** The screen that a route, or an outcome without one, is shown with: see `Route.screen`. */
export const screenOf = (name: RouteName | "not_found" | "failed"): string =>
  name === "not_found" ? "not-found" : name === "failed" ? "failure" : (routeNamed(name).screen ?? "not-found");

/** Module from which screens and catalogues are loaded, as the build's manifest spells it. */
export const ON_DEMAND = "app/src/on-demand.ts";

/** The folder of a screen, from the repository's root. A product's screens stand in its own folder. */
export const screenPath = (screen: string): string => {
  const [product, folder] = screen.split("/");
  return folder === undefined ? `app/src/screens/${screen}` : `products/${product}/web/${folder}`;
};

/** The page's module as the build's manifest spells it. */
export const screenModule = (screen: string): string => `${screenPath(screen)}/page.tsx`;

async function loadScreen(screen: string): Promise<AnyPage> {
  const { screenModules } = await fetchOnDemand();
  const load = screenModules[`/${screenModule(screen)}`];
  if (load === undefined) throw new Error(`There is no screen in ${screenPath(screen)}`);
  return (await load()).default;
}

export const pages: PageSource = {
  screen: (name) => loadScreen(screenOf(name)),
  special: (kind) => loadScreen(screenOf(kind)),
};
