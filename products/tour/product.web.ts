import type { ProductEntry } from "#app/src/features/reservation/product-parts.ts";
import type { SearchTab } from "#app/src/features/search/search-tab.ts";

/** Manifest for the browser. Lists take one half each, so that no page loads the other. */

/** Parts of the pages of a reservation. */
export const reservation: ProductEntry = {
  areas: ["tourJourney", "tourReserve"],
  load: async () => (await import("./web/parts.tsx")).tourParts,
};

export const search: SearchTab = {
  label: "search.kind.tour",
  icon: "suitcase",
  missing: "search.incomplete.tour",
  dates: ["check_in"],
  areas: ["stay", "tour"],
  load: async () => (await import("./web/TypedTourSearchForm.tsx")).TypedTourSearchForm,
};
