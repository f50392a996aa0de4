import type { AnyPage } from "#app/src/page/page.ts";
import type { RouteName } from "./routes.ts";

/** Which screen's folder shows which route. A route without one is not built yet and answers 404. */
const screenFolders: Partial<Record<RouteName, string>> = {
  home: "home",
  rulesAndPolicies: "content",
  contact: "content",
  about: "content",
  gallery: "content",
  iranHotels: "listing",
  internationalHotels: "listing",
  propertySearch: "property-search",
  category: "category",
  city: "city",
  subject: "subject",
  attraction: "attraction",
  property: "property",
};

const modules = import.meta.glob<{ default: AnyPage }>("./screens/*/page.tsx");

export const hasScreen = (name: RouteName): boolean => screenFolders[name] !== undefined;

/** The page's module as the build's manifest spells it. */
export const screenModule = (name: RouteName): string => `app/src/screens/${screenFolders[name]}/page.tsx`;

export async function loadScreen(name: RouteName): Promise<AnyPage> {
  const load = modules[`./screens/${screenFolders[name]}/page.tsx`];
  if (load === undefined) throw new Error(`The route ${name} has no screen`);
  return (await load()).default;
}
