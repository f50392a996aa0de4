import type { SearchTab } from "#app/src/features/search/search-tab.ts";

/** Its tab in the search of several products. */
export const search: SearchTab = {
  label: "lounge.kind",
  icon: "clock",
  missing: "lounge.missing",
  dates: ["departure_date"],
  areas: ["stay", "lounge"],
  load: async () => (await import("./web/LoungeSearchForm.tsx")).LoungeSearchForm,
};
