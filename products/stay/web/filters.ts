import type { FilterTable, ResultsTable } from "#app/src/features/results/filter-table.ts";
import { listGrammar } from "#app/src/features/results/list-grammar.ts";
import { priceRange } from "#app/src/features/results/price-range.ts";
import type { Translate } from "#app/src/messages/catalogue.ts";
import { labelled } from "#app/src/messages/labelled.ts";
import { listFilters } from "#domain/addresses/list-filters.ts";
import { type Locale, propertySorts } from "#domain/enums/enums.ts";
import { inLocale } from "#domain/text/in-locale.ts";
import { formatRating } from "#domain/text/numbers.ts";
import type { Facets } from "#products/stay/contract/stay.shapes.ts";

type FilterName = keyof typeof listFilters.property;

const label = (list: Parameters<typeof labelled>[1]) => (value: string, t: Translate) => labelled(t, list, value);

function named(facets: Facets["near"], value: string, locale: Locale): string {
  const found = facets.find((facet) => facet.value === value);
  return found ? inLocale(found, "name", locale) : value;
}

const price = priceRange<FilterName, Facets>({
  legend: "listing.filter.price",
  ends: { min: "price_min", max: "price_max" },
  found: (facets) => facets.price,
});

const filters = {
  price_min: price,
  price_max: price,
  cancellable: {
    draws: "checkbox",
    legend: "listing.filter.terms",
    words: (_value, t) => t("listing.filter.cancellable"),
    choices: ({ cancellable }) => [{ value: "true", count: cancellable }],
  },
  online: {
    draws: "checkbox",
    legend: "listing.filter.terms",
    words: (_value, t) => t("listing.filter.online"),
    choices: ({ online }) => [{ value: "true", count: online }],
  },
  type: {
    draws: "checkbox",
    legend: "listing.filter.type",
    words: label("propertyTypes"),
    choices: ({ type }) => type,
  },
  rating_min: {
    draws: "radio",
    legend: "listing.filter.rating",
    words: (value, t, locale) => t("listing.filter.ratingMin", { rating: formatRating(Number(value) || 0, locale) }),
    choices: ({ rating }) => rating,
  },
  near: {
    draws: "checkbox",
    legend: "listing.filter.near",
    words: (value, _t, locale, { near }) => named(near, value, locale),
    choices: ({ near }) => near,
  },
  area: {
    draws: "checkbox",
    legend: "listing.filter.area",
    words: (_value, t) => t("listing.filter.area"),
    // It is chosen on the map.
    choices: () => [],
  },
  class: {
    draws: "checkbox",
    legend: "listing.filter.class",
    words: label("propertyClasses"),
    choices: (facets) => facets.class,
  },
  meal: { draws: "radio", legend: "listing.filter.meal", words: label("meals"), choices: ({ meal }) => meal },
  facility: {
    draws: "checkbox",
    legend: "listing.filter.facility",
    words: (value, _t, locale, { facility }) => named(facility, value, locale),
    choices: ({ facility }) => facility,
  },
  grade: {
    draws: "checkbox",
    legend: "listing.filter.grade",
    words: label("propertyGrades"),
    choices: ({ grade }) => grade,
  },
} satisfies FilterTable<FilterName, Facets>;

/** Filters and orders of a list of places to stay. */
export const stayTable: ResultsTable<FilterName, Facets> = {
  grammar: listGrammar(listFilters.property),
  filters,
  sorts: propertySorts.map((value) => ({ value, words: `propertySorts.${value}` })),
  words: {
    count: "listing.count",
    parts: "listing.count.parts",
    show: "listing.show",
    empty: "listing.empty",
    emptyText: "listing.empty.text",
    none: { title: "listing.none", text: "listing.none.text" },
  },
};

/**
 * The table without dates: availability refers to the coming 30 days, and terms to any rate of a place, not to one stay;
 * both are labelled so.
 */
const comingStayTable: typeof stayTable = {
  ...stayTable,
  filters: {
    ...filters,
    cancellable: { ...filters.cancellable, words: (_value, t) => t("listing.filter.cancellable.some") },
    online: { ...filters.online, words: (_value, t) => t("listing.filter.online.some") },
  },
  words: { ...stayTable.words, parts: "listing.count.parts.coming" },
};

/** The table of a list by its address: with dates, or without. */
export const stayTableOf = (query: URLSearchParams): typeof stayTable =>
  query.has("check_in") ? stayTable : comingStayTable;
