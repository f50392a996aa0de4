import type { AnyPage } from "#app/src/page/page.ts";
import type { PageSource } from "#app/src/page/view.ts";
import type { RouteName } from "./routes.ts";

/** Which screen's folder shows which route. A route without one is not built yet and answers 404. */
const screenFolders: Partial<Record<RouteName, string>> = {
  home: "home",
  rulesAndPolicies: "content",
  contact: "contact",
  about: "content",
  gallery: "content",
  partner: "partner",
  iranHotels: "listing",
  internationalHotels: "listing",
  propertySearch: "property-search",
  category: "category",
  city: "city",
  subject: "subject",
  attraction: "attraction",
  property: "property",
  login: "login",
  prepare: "prepare",
  status: "status",
  voucher: "voucher",
  tracking: "tracking",
  reservationHandOff: "hand-off",
  registerHotel: "register-hotel",
  chabahar: "landing",
  nowruz: "landing",
  oneNightOffer: "landing",
  panel: "panel",
  panelReserves: "panel",
  panelReserve: "panel",
  panelGuests: "panel",
  panelInformation: "panel",
  panelFavorites: "panel",
  panelFinancial: "panel",
  panelTransactions: "panel",
  panelRefunds: "panel",
  panelCommentsHome: "panel",
  panelComments: "panel",
  panelQuestions: "panel",
  compare: "compare",
};

const modules = import.meta.glob<{ default: AnyPage }>("./screens/*/page.tsx");

export const hasScreen = (name: RouteName): boolean => screenFolders[name] !== undefined;

/** The folder of the page that a route, or an outcome without one, is shown with. */
export const screenFolder = (name: RouteName | "not_found" | "failed"): string =>
  name === "not_found" ? "not-found" : name === "failed" ? "failure" : (screenFolders[name] ?? "not-found");

/** The page's module as the build's manifest spells it. */
export const screenModule = (folder: string): string => `app/src/screens/${folder}/page.tsx`;

async function loadFolder(folder: string): Promise<AnyPage> {
  const load = modules[`./screens/${folder}/page.tsx`];
  if (load === undefined) throw new Error(`There is no screen in ${folder}`);
  return (await load()).default;
}

export const pages: PageSource = {
  screen: (name) => loadFolder(screenFolder(name)),
  special: (kind) => loadFolder(screenFolder(kind)),
};
