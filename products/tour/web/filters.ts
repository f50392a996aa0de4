import type { FilterTable, ResultsTable } from "#app/src/features/results/filter-table.ts";
import { listGrammar } from "#app/src/features/results/list-grammar.ts";
import { priceRange } from "#app/src/features/results/price-range.ts";
import type { MessageId, Translate } from "#app/src/messages/catalogue.ts";
import { labelled } from "#app/src/messages/labelled.ts";
import { listFilters } from "#domain/addresses/list-filters.ts";
import { tourSorts } from "#domain/enums/enums.ts";
import type { PartyAudience } from "#domain/sale/audience.ts";
import { inLocale } from "#domain/text/in-locale.ts";
import type { TourFacets } from "#products/tour/contract/tour.shapes.ts";

type FilterName = keyof typeof listFilters.tour;
/** A list without a party has no carriers: they are of one departure. */
type Facets = Omit<TourFacets, "carrier"> & Partial<Pick<TourFacets, "carrier">>;

/** Addresses of filtered lists of tours. */
export const tourGrammar = listGrammar(listFilters.tour);

/** Words for a value of an address, or the value itself when it is unknown. */
const inWords =
  (list: "tour.filter.mode" | "tour.visa") =>
  (value: string, t: Translate): string => {
    const id = `${list}.${value}`;
    return t.knows(id) ? t(id) : value;
  };

/** @param hasVisas false for a party without an Iranian passport: the visas that are known are those of Iranian ones. */
const filtersAt = (legend: MessageId, hasVisas: boolean): FilterTable<FilterName, Facets> => {
  const price = priceRange<FilterName, Facets>({
    legend,
    ends: { min: "price_min", max: "price_max" },
    found: (facets) => facets.price,
  });
  return {
    price_min: price,
    price_max: price,
    guaranteed: {
      draws: "checkbox",
      legend: "tour.filter.group",
      words: (_value, t) => t("tour.state.filter"),
      choices: ({ guaranteed }) => [{ value: "true", count: guaranteed }],
    },
    hotel_star: {
      draws: "checkbox",
      legend: "tour.filter.star",
      words: (value, t) => t("tour.stars", { star: value }),
      choices: ({ hotel_star }) => hotel_star,
    },
    meal: {
      draws: "radio",
      legend: "tour.filter.meal",
      words: (value, t) => labelled(t, "meals", value),
      choices: ({ meal }) => meal,
    },
    mode: {
      draws: "checkbox",
      legend: "tour.filter.mode",
      words: inWords("tour.filter.mode"),
      choices: ({ mode }) => mode,
    },
    carrier: {
      draws: "checkbox",
      legend: "tour.filter.carrier",
      words: (value, _t, locale, { carrier = [] }) => {
        const named = carrier.find((facet) => facet.value === value);
        return named ? inLocale(named, "name", locale) : value;
      },
      choices: ({ carrier = [] }) => carrier,
    },
    visa: {
      draws: "radio",
      legend: "tour.filter.visa",
      words: (value, t) => t("tour.visa.badge", { visa: inWords("tour.visa")(value, t) }),
      wordsBelowLegend: inWords("tour.visa"),
      // In Iran there is none to choose by.
      choices: ({ visa }) => (hasVisas && (visa.length > 1 || visa[0]?.value !== "none") ? visa : []),
    },
  };
};

type Counted = Pick<ResultsTable<FilterName, Facets>["words"], "count" | "show">;

const tableAt = (
  legend: MessageId,
  counted: Counted,
  { hasVisas }: { hasVisas: boolean },
): ResultsTable<FilterName, Facets> => ({
  grammar: tourGrammar,
  filters: filtersAt(legend, hasVisas),
  sorts: tourSorts.map((value) => ({ value, words: `tourSorts.${value}` })),
  words: { ...counted, empty: "tour.empty", emptyText: "tour.empty.text" },
});

/** The same filters and orders for a party with an Iranian passport and for one without. */
function tablesAt(legend: MessageId, counted: Counted): (audience: PartyAudience) => ResultsTable<FilterName, Facets> {
  const ofIranians = tableAt(legend, counted, { hasVisas: true });
  const ofOthers = tableAt(legend, counted, { hasVisas: false });
  return (audience) => (audience === "foreign" ? ofOthers : ofIranians);
}

/** Filters and orders of a search's departures: prices are for the party. */
export const tourSearchTable = tablesAt("tour.filter.price", { count: "tour.results", show: "tour.results.show" });
/** Filters and orders of tours without a party: prices are for one person in a double. */
export const tourListTable = tablesAt("tour.filter.pricePerson", { count: "tour.count", show: "tour.show" });
