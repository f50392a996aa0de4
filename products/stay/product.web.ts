import type { ProductEntry } from "#app/src/features/reservation/product-parts.ts";
import type { SearchTab } from "#app/src/features/search/search-tab.ts";

/** Manifest for the browser. Lists take one half each, so that no page loads the other. */

/** Parts of the pages of a reservation. */
export const reservation: ProductEntry = {
  areas: ["stay"],
  load: async () => (await import("./web/parts.tsx")).stayParts,
};

export const search: SearchTab = {
  label: "search.kind.property",
  icon: "building",
  missing: "search.incomplete.missing",
  dates: ["check_in"],
  areas: ["stay"],
  load: async () => (await import("./web/TypedSearchForm.tsx")).TypedSearchForm,
};
