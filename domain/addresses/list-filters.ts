/** Filters of a list by their names in an address: `many` accept several values at once, `one` a single value. */
export type FilterNames = Readonly<Record<string, "many" | "one">>;

/** Filters of each product's lists, in the order in which active ones are shown. */
export const listFilters = {
  property: {
    type: "many",
    class: "many",
    grade: "many",
    facility: "many",
    near: "many",
    area: "one",
    meal: "one",
    price_min: "one",
    price_max: "one",
    rating_min: "one",
    cancellable: "one",
    online: "one",
  },
  tour: {
    price_min: "one",
    price_max: "one",
    guaranteed: "one",
    hotel_star: "many",
    meal: "one",
    mode: "many",
    carrier: "many",
    visa: "one",
  },
  flight: {
    stops: "many",
    kind: "many",
    bag: "one",
    refundable: "one",
    protected: "one",
    price_max: "one",
    departure: "many",
    arrival: "many",
    carrier: "many",
    airport_from: "many",
    airport_to: "many",
    minutes_max: "one",
  },
} as const satisfies Readonly<Record<string, FilterNames>>;

/** Filters of accommodation that apply to a rate: they are passed on to the property's page. */
export const rateFilters = ["meal", "cancellable", "online"] as const;

/** Name of a filter's parameter: `type[]`, as in `type[]=hotel&type[]=villa`, or `meal`. */
export const parameterOf = (filters: FilterNames, name: string): string =>
  filters[name] === "many" ? `${name}[]` : name;

/** Parameters for filters, sort order and pagination of a list. */
export const listQuery = (filters: FilterNames): string[] => [
  ...Object.keys(filters).map((name) => parameterOf(filters, name)),
  "sort",
  "page",
];
