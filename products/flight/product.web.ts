import type { ProductEntry } from "#app/src/features/reservation/product-parts.ts";
import type { SearchTab } from "#app/src/features/search/search-tab.ts";

/** Manifest for the browser. Lists take one half each, so that no page loads the other. */

/** Parts of the pages of a reservation. */
export const reservation: ProductEntry = {
  areas: ["flightJourney", "flightReserve"],
  load: async () => (await import("./web/parts.tsx")).flightParts,
};

export const search: SearchTab = {
  label: "search.kind.flight",
  icon: "flight",
  missing: "search.incomplete.flight",
  dates: ["departure_date", "return_date"],
  areas: ["stay", "flight", "flightLabels", "labels"],
  load: async () => (await import("./web/TypedFlightSearchForm.tsx")).TypedFlightSearchForm,
};
