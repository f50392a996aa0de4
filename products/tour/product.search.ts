import type { SearchTab } from "#app/src/features/search/search-tab.ts";

/** Its tab in the search of several products. */
export const search: SearchTab = {
  label: "search.kind.tour",
  icon: "suitcase",
  missing: "search.incomplete.tour",
  dates: ["check_in"],
  areas: ["stay", "tour"],
  load: async () => (await import("./web/TypedTourSearchForm.tsx")).TypedTourSearchForm,
};
