import type { ProductEntry } from "#app/src/features/reservation/product-parts.ts";
import type { SearchTab } from "#app/src/features/search/search-tab.ts";

/** Manifest for the browser. Lists take one half each, so that no page loads the other. */

/** Parts of the pages of a reservation. */
export const reservation: ProductEntry = {
  areas: ["lounge"],
  load: async () => (await import("./web/parts.tsx")).loungeParts,
};

export const search: SearchTab = {
  label: "lounge.kind",
  icon: "clock",
  missing: "lounge.missing",
  dates: ["departure_date"],
  areas: ["stay", "lounge"],
  load: async () => (await import("./web/LoungeSearchForm.tsx")).LoungeSearchForm,
};
