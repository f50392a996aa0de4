/**
 * Kinds of counters in `stock`, as the counter's id modulo `MAX_KINDS`: ids follow from what is counted, so that a
 * world which is loaded again finds its claims, and no two products share one.
 */
const kinds = { tourSeats: 0, tourRooms: 1, flightSeats: 2, flightInfants: 3, fareSeats: 4 } as const;

/** A departure's seats, a package's rooms, a flight's seats and places for infants, a fare's seats. */
export type CounterKind = keyof typeof kinds;

/** Maximum number of kinds. */
const MAX_KINDS = 8;

/** The id of a counter, from the id of what is counted. */
export const stockIdOf = (kind: CounterKind, id: number): number => id * MAX_KINDS + kinds[kind];

/** The same of a column, as SQL. */
export const stockIdSql = (kind: CounterKind, column: string): string => `${column} * ${MAX_KINDS} + ${kinds[kind]}`;

/** SQL condition: the counter of this id is of one of these kinds. */
export const isOfKindSql = (some: readonly CounterKind[], id: string): string =>
  `${id} % ${MAX_KINDS} IN (${some.map((kind) => kinds[kind]).join(", ")})`;
