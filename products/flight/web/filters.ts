import type { FilterChoice, FilterTable, FoundRange, ResultsTable } from "#app/src/features/results/filter-table.ts";
import { type Bounds, listGrammar } from "#app/src/features/results/list-grammar.ts";
import { priceBands, priceRange } from "#app/src/features/results/price-range.ts";
import type { MessageId, Translate } from "#app/src/messages/catalogue.ts";
import { labelled } from "#app/src/messages/labelled.ts";
import { listFilters } from "#domain/addresses/list-filters.ts";
import { airports } from "#domain/place/airports.ts";
import { formatDuration } from "#domain/text/duration.ts";
import { inLocale, ofPair } from "#domain/text/in-locale.ts";
import { isolated } from "#domain/text/isolated.ts";
import { formatMoneyText } from "#domain/text/money.ts";
import type { FlightSearchValue } from "#products/flight/contract/flight.shapes.ts";
import { flightSorts, ORDER_COSTS } from "#products/flight/rules/order.ts";

type FilterName = keyof typeof listFilters.flight;
type Facets = FlightSearchValue["facets"];

/** Bands of travel time, minutes: the first step that cuts the range into at most five. */
const STEPS = [30, 60, 120, 240, 480] as const;
const MAX_CUTS = 4;
const FINEST = 10;

/** Upper bounds that cut a range of minutes; none where all are about as long. */
export function minuteBands(found: FoundRange | null): Bounds[] {
  if (found === null) return [];
  const { min, max } = found;
  const step = STEPS.find((size) => (max - min) / size <= MAX_CUTS) ?? Math.ceil((max - min) / MAX_CUTS);
  const bands: Bounds[] = [];
  for (let cut = (Math.floor(min / step) + 1) * step; cut < max; cut += step) bands.push({ min: null, max: cut });
  return bands;
}

/** A choice that all offers share is none. */
const several = <Choice extends FilterChoice>(choices: readonly Choice[]): readonly Choice[] =>
  choices.length > 1 ? choices : [];

const bandAlone = (value: string, t: Translate): string => {
  const band = `flight.dayBands.${value}`;
  return t.knows(band) ? t(band) : value;
};

const bandWords =
  (id: "flight.filter.departure.value" | "flight.filter.arrival.value") =>
  (value: string, t: Translate): string => {
    const band = `flight.dayBands.${value}`;
    return t.knows(band) ? t(id, { band: t(band) }) : value;
  };

const airportWords = (value: string, _t: Translate, locale: "fa" | "en"): string => {
  const airport = airports.find(({ iata }) => iata === value);
  return airport === undefined
    ? isolated(value)
    : `${ofPair([airport.nameFa, airport.nameEn], locale)} (${isolated(value)})`;
};

const term = (name: "bag" | "refundable" | "protected") => ({
  draws: "checkbox" as const,
  legend: "flight.filter.terms" as const,
  words: (_value: string, t: Translate) => t(`flight.filter.${name}`),
  choices: (facets: Facets) => [{ value: "true", count: facets[name] }],
});

const hasStops = ({ stops }: Facets): boolean => stops.some(({ value }) => value !== "0");

const band = (name: "departure" | "arrival") => ({
  draws: "checkbox" as const,
  legend: `flight.filter.${name}` as MessageId,
  words: bandWords(`flight.filter.${name}.value`),
  wordsBelowLegend: bandAlone,
  choices: (facets: Facets) => several(facets[name]),
});

const airport = (name: "airport_from" | "airport_to", legend: MessageId) => ({
  draws: "checkbox" as const,
  legend,
  words: airportWords,
  choices: (facets: Facets) => several(facets[name]),
});

const filters: FilterTable<FilterName, Facets> = {
  stops: {
    draws: "checkbox",
    legend: "flight.filter.stops",
    words: (value, t) => t("flight.stops", { count: Number(value) || 0 }),
    choices: ({ stops }) => several(stops),
  },
  kind: {
    draws: "checkbox",
    legend: "flight.filter.kind",
    words: (value, t) => labelled(t, "transportationTypes", value),
    choices: ({ kind }) => several(kind),
  },
  bag: term("bag"),
  refundable: term("refundable"),
  // Non-stop offers are on one ticket by nature: a list of them has nothing to filter.
  protected: { ...term("protected"), choices: (facets) => (hasStops(facets) ? term("protected").choices(facets) : []) },
  price_max: {
    ...priceRange<FilterName, Facets>({
      legend: "flight.filter.price",
      ends: { max: "price_max" },
      found: ({ price }) => price,
    }),
    // Only upper bounds: there is no parameter for a lowest price.
    bands: (found) => priceBands(found).flatMap(({ max }) => (max === null ? [] : [{ min: null, max }])),
  },
  departure: band("departure"),
  arrival: band("arrival"),
  carrier: {
    draws: "checkbox",
    legend: "flight.filter.carrier",
    words: (value, _t, locale, { carrier }) => {
      const named = carrier.find((facet) => facet.value === value);
      return named ? inLocale(named, "name", locale) : isolated(value);
    },
    choices: ({ carrier }) => several(carrier),
  },
  airport_from: airport("airport_from", "flight.filter.airportFrom"),
  airport_to: airport("airport_to", "flight.filter.airportTo"),
  minutes_max: {
    draws: "range",
    legend: "flight.filter.minutes",
    ends: { max: "minutes_max" },
    found: ({ minutes }) => minutes,
    bands: minuteBands,
    scale: ({ min, max }) => ({
      min: Math.floor(min / FINEST) * FINEST,
      max: Math.ceil(max / FINEST) * FINEST,
      step: FINEST,
    }),
    format: formatDuration,
    labels: { min: "flight.filter.minutes.lowest", max: "flight.filter.minutes.highest" },
  },
};

/** Filters and orders of a search's offers. The default order's formula is shown beside it. */
export const flightTable: ResultsTable<FilterName, Facets> = {
  grammar: listGrammar(listFilters.flight),
  filters,
  sorts: flightSorts.map((value) => ({ value, words: `flight.sorts.${value}` })),
  sortNote: (t, locale) => ({
    summary: t("flight.order.summary"),
    formula: t("flight.order.formula", {
      minute: formatMoneyText(ORDER_COSTS.minute, locale),
      stop: formatMoneyText(ORDER_COSTS.stop, locale),
      self_transfer: formatMoneyText(ORDER_COSTS.selfTransfer, locale),
    }),
  }),
  words: {
    count: "flight.count",
    parts: "flight.count.parts",
    show: "flight.show",
    empty: "flight.empty",
    emptyText: "flight.empty.text",
  },
};

/** Of a return: prices are filtered by the direction that is chosen, while a fare's sum is both ways. */
export const directionTable: ResultsTable<FilterName, Facets> = {
  ...flightTable,
  filters: { ...filters, price_max: { ...filters.price_max, legend: "flight.filter.price.direction" } as const },
};
