import { fetchOnDemand } from "#app/src/fetch-on-demand.ts";
import type { AnyPage } from "#app/src/page/page.ts";
import type { PageSource } from "#app/src/page/view.ts";
import { type RouteName, routeNamed } from "#domain/addresses/routes.ts";

export const hasScreen = (name: RouteName): boolean => routeNamed(name).screen !== null;

/** The folder of the page that a route, or an outcome without one, is shown with. */
export const screenFolder = (name: RouteName | "not_found" | "failed"): string =>
  name === "not_found" ? "not-found" : name === "failed" ? "failure" : (routeNamed(name).screen ?? "not-found");

/** Module from which screens and catalogues are loaded, as the build's manifest spells it. */
export const ON_DEMAND = "app/src/on-demand.ts";

/** The page's module as the build's manifest spells it. */
export const screenModule = (folder: string): string => `app/src/screens/${folder}/page.tsx`;

async function loadFolder(folder: string): Promise<AnyPage> {
  const { screenModules } = await fetchOnDemand();
  const load = screenModules[`./screens/${folder}/page.tsx`];
  if (load === undefined) throw new Error(`There is no screen in ${folder}`);
  return (await load()).default;
}

export const pages: PageSource = {
  screen: (name) => loadFolder(screenFolder(name)),
  special: (kind) => loadFolder(screenFolder(kind)),
};
