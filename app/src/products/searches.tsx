import { Search, type SearchProps } from "#app/src/features/search/Search.tsx";
import { type AskedForm, askedForm, loadForm, type SearchTab } from "#app/src/features/search/search-tab.ts";
import type { Locale } from "#domain/enums/enums.ts";

/** Searches of this website, by kind, in the order of the tabs. */
const searches = {
  property: {
    label: "search.kind.property",
    icon: "building",
    areas: ["stay"],
    load: async () => (await import("./stay/TypedSearchForm.tsx")).TypedSearchForm,
  },
  tour: {
    label: "search.kind.tour",
    icon: "suitcase",
    areas: ["stay", "tour"],
    load: async () => (await import("./tour/TypedTourSearchForm.tsx")).TypedTourSearchForm,
  },
  flight: {
    label: "search.kind.flight",
    icon: "flight",
    areas: ["stay", "flight", "flightLabels", "labels"],
    load: async () => (await import("./flight/TypedFlightSearchForm.tsx")).TypedFlightSearchForm,
  },
} as const satisfies Readonly<Record<string, SearchTab>>;

export type SearchKind = keyof typeof searches;

/** The search of a page that brings the form of one product, with a tab for each other. */
export const ProductSearch = (props: Omit<SearchProps, "tabs"> & { kind: SearchKind }) => (
  <Search tabs={searches} {...props} />
);

/** The form of one product, with the values of its fields. */
export const searchOf = async (
  kind: SearchKind,
  typed: URLSearchParams,
  locale: Locale,
): Promise<AskedForm<SearchKind>> => ({ kind, Form: await loadForm(searches[kind], locale), typed });

/** The form that Home's address asks for, if it is not the one that Home brings itself. */
export const homeSearch = (query: URLSearchParams, locale: Locale): Promise<AskedForm<SearchKind> | null> =>
  askedForm<SearchKind>(searches, "property", query, locale);
