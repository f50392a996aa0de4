/** The filters of a list of properties, by their names in an address. */

/** Filters of which several values may hold at once: `type[]=hotel&type[]=villa`. */
export const manyValued = ["type", "class", "grade", "facility"] as const;
/** Filters with one value. */
export const oneValued = ["meal", "price_min", "price_max", "rating_min", "cancellable", "online"] as const;

/** What narrows, orders and turns the pages of a list. */
export const listQuery = [
  ...manyValued.map((name) => `${name}[]` as const),
  ...oneValued,
  "sort",
  "page",
] as const satisfies readonly string[];
