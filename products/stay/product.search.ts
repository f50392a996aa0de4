import type { SearchTab } from "#app/src/features/search/search-tab.ts";

/** Its tab in the search of several products. */
export const search: SearchTab = {
  label: "search.kind.property",
  icon: "building",
  missing: "search.incomplete.missing",
  dates: ["check_in"],
  areas: ["stay"],
  load: async () => (await import("./web/TypedSearchForm.tsx")).TypedSearchForm,
};
