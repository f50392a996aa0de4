import type { TransportationClass } from "#domain/enums/enums.ts";

/** The rows of one class, all with the same seats. */
export type CabinPart = {
  readonly class: TransportationClass;
  readonly rows: readonly [first: number, last: number];
  /** The letters of a row's seats; a space is an aisle. */
  readonly columns: string;
  /** Exit rows, which must be evacuated at once: they have extra legroom. */
  readonly exits: readonly number[];
  /** Other rows with extra legroom. */
  readonly legroom: readonly number[];
  /** Seats with a bassinet in front. */
  readonly bassinets: readonly string[];
};

export type Cabin = { readonly id: string; readonly parts: readonly CabinPart[] };

/** Row number that no cabin has. */
export const NO_ROW = 13;

/** Cabins of the aircraft in service, front to back. Invented, as their carriers are; the number counts their seats. */
export const cabins = [
  {
    id: "turboprop_68",
    parts: [{ class: "economy", rows: [1, 18], columns: "AC DF", exits: [1], legroom: [], bassinets: [] }],
  },
  {
    id: "regional_102",
    parts: [
      { class: "business", rows: [1, 3], columns: "AC DF", exits: [], legroom: [1], bassinets: [] },
      { class: "economy", rows: [4, 22], columns: "AB CDE", exits: [11, 12], legroom: [4], bassinets: ["4C", "4D"] },
    ],
  },
  {
    id: "narrow_156",
    parts: [
      { class: "business", rows: [1, 3], columns: "AC DF", exits: [], legroom: [1], bassinets: ["1A"] },
      { class: "economy", rows: [4, 28], columns: "ABC DEF", exits: [12, 14], legroom: [4], bassinets: ["4B", "4E"] },
    ],
  },
  {
    id: "wide_270",
    parts: [
      { class: "business", rows: [1, 5], columns: "AC DG HK", exits: [], legroom: [1], bassinets: ["1D", "1G"] },
      {
        class: "economy",
        rows: [10, 40],
        columns: "AC DEFG HK",
        exits: [25],
        legroom: [10, 26],
        bassinets: ["10D", "10G", "26D", "26G"],
      },
    ],
  },
] as const satisfies readonly Cabin[];

/** Returns the cabin of an aircraft, by its name on a flight. */
export type CabinId = (typeof cabins)[number]["id"];

/** Letters of a cabin's widest rows from left to right; null is an aisle. @throws RangeError for an unknown cabin. */
export function columnsOf(id: CabinId): (string | null)[] {
  const cabin = cabins.find((one) => one.id === id);
  if (cabin === undefined) throw new RangeError(`No cabin ${id}`);
  const widest = cabin.parts
    .map(({ columns }): string => columns)
    .reduce((one, other) => (other.length > one.length ? other : one));
  return [...widest].map((letter) => (letter === " " ? null : letter));
}
