/**
 * Mistakes about the filters of a list that must not compile, as in `calls.ts`. Nothing here runs.
 */
import type { FilterTable } from "#app/src/features/results/filter-table.ts";

type Facets = { carriers: { value: string; count: number }[] };
const carrier = {
  draws: "checkbox",
  legend: "listing.filter.type",
  choices: ({ carriers }: Facets) => carriers,
} as const;

/** A filter that is in addresses and has no row. */
// @ts-expect-error every filter has a row
export const notDrawn: FilterTable<"carrier", Facets> = {};

/** A row for a filter that no address has. */
export const unknownFilter: FilterTable<"carrier", Facets> = {
  carrier: { ...carrier, words: (value) => value },
  // @ts-expect-error there is no such filter
  minutes: { ...carrier, words: (value: string) => value },
};

/** A filter whose values have no words. */
// @ts-expect-error a filter says what its values are called
export const withoutWords: FilterTable<"carrier", Facets> = { carrier };
