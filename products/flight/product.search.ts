import type { SearchTab } from "#app/src/features/search/search-tab.ts";

/** Its tab in the search of several products. */
export const search: SearchTab = {
  label: "search.kind.flight",
  icon: "flight",
  missing: "search.incomplete.flight",
  dates: ["departure_date", "return_date"],
  areas: ["stay", "flight", "flightLabels", "labels"],
  load: async () => (await import("./web/TypedFlightSearchForm.tsx")).TypedFlightSearchForm,
};
