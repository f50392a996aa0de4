import type { TransportationClass } from "../enums/enums.ts";

/** The rows of one class, all with the same seats. */
export type CabinPart = {
  readonly class: TransportationClass;
  readonly rows: readonly [first: number, last: number];
  /** The letters of a row's seats; a space is an aisle. */
  readonly columns: string;
  /** Rows at an exit, which must be left at once: they have more room for the legs. */
  readonly exits: readonly number[];
  /** Other rows with more room for the legs. */
  readonly legroom: readonly number[];
  /** Seats in front of which a bassinet hangs. */
  readonly bassinets: readonly string[];
};

export type Cabin = { readonly id: string; readonly parts: readonly CabinPart[] };

/** No row bears this number. */
export const NO_ROW = 13;

/** Cabins of the aircraft that fly here, front to back. Invented, as their carriers are; the number counts their seats. */
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

/** The cabin of an aircraft, as a flight names it. */
export type CabinId = (typeof cabins)[number]["id"];

/** The letters of an aircraft's widest rows from left to right; null is an aisle. @throws RangeError for no cabin of these. */
export function columnsOf(id: CabinId): (string | null)[] {
  const cabin = cabins.find((one) => one.id === id);
  if (cabin === undefined) throw new RangeError(`No cabin ${id}`);
  const widest = cabin.parts
    .map(({ columns }): string => columns)
    .reduce((one, other) => (other.length > one.length ? other : one));
  return [...widest].map((letter) => (letter === " " ? null : letter));
}
