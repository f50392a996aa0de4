import type { LoadContext, Loaded } from "#app/src/page/page.ts";

/** Where in the panel one is. What is shown there is its owner's, and asked for by the browser. */
export type PanelData = { place: PanelPlace; code: string; query: URLSearchParams };

/** The panel's pages, by their routes. */
export const panelPlaces = [
  "panel",
  "panelInformation",
  "panelReserves",
  "panelReserve",
  "panelGuests",
  "panelFavorites",
  "panelTransactions",
  "panelRefunds",
  "panelComments",
  "panelQuestions",
] as const;
export type PanelPlace = (typeof panelPlaces)[number];

export async function loadPanel({ request }: LoadContext): Promise<Loaded<PanelData>> {
  const place = panelPlaces.find((name) => name === request.match.name);
  if (place === undefined) return { kind: "not_found" };
  const code = request.match.params["confirmation_code"] ?? "";
  return { kind: "ready", data: { place, code, query: request.query } };
}
