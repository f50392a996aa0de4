import { INFANT_UNTIL } from "#domain/bounds.ts";
import { roundToTen } from "#domain/pricing/pricing.ts";
import { type ChildPlace, groupsOf, type TourChild, type TourGroups, type TourRoom } from "./party.ts";

/** Price types of a tour's travellers, in the order of the lines. */
export const tourPersonTypes = ["single", "double", "extra_adult", "child_with_bed", "child_no_bed", "infant"] as const;
export type TourPersonType = (typeof tourPersonTypes)[number];

/** Price of a package for one person of each type, integer rial; null: not sold. */
export type TourPriceTable = Readonly<Record<TourPersonType, number | null>>;

/** Allocation of beds in a package. Data, because packages differ. */
export type BedPolicy = {
  /** Beds in a room, extra ones included. */
  readonly beds: number;
  /** Children under this age, in completed years, have no bed unless one is requested. */
  readonly noBedUntil: number;
  /** Maximum number of children without a bed in a room. */
  readonly maxNoBed: number;
};

export const USUAL_BEDS: BedPolicy = { beds: 3, noBedUntil: 6, maxNoBed: 1 };

/** A number of people of one type. `price` for one, `amount` for all of them, rounded to 10 rial; integer rial. */
export type TourLine = {
  readonly type: TourPersonType;
  readonly count: number;
  readonly price: number;
  readonly amount: number;
};

/** Reason why a room cannot be sold: a missing price, or the number of places it lacks. */
export type RoomFault =
  | { readonly reason: "no_price"; readonly type: TourPersonType }
  | { readonly reason: "capacity"; readonly places: number };

export type TourRoomPrice =
  | { readonly lines: readonly TourLine[]; readonly total: number }
  | { readonly fault: RoomFault };

/** The lines and faults of all rooms. `room` counts from 1. */
export type TourPrice =
  | { readonly lines: readonly (TourLine & { readonly room: number })[]; readonly total: number }
  | { readonly faults: readonly (RoomFault & { readonly room: number })[] };

type Counts = Record<TourPersonType, number>;

/** The children who have a bed of their own only when it is requested; both counted from 0. */
export const childrenOfBeds = (rooms: readonly TourRoom[]): (TourChild & ChildPlace)[] =>
  rooms.flatMap(({ children }, room) =>
    children.flatMap((one, child) =>
      one.age >= INFANT_UNTIL && one.age < USUAL_BEDS.noBedUntil ? [{ ...one, room, child }] : [],
    ),
  );

const PLACES = 2;

/**
 * Price of one room, a line for each type of person. One adult alone pays `single`; otherwise two share the room at
 * `double`, the eldest child being the second of a single adult. A third and fourth adult are `extra_adult`; further
 * children are with or without a bed; infants take none.
 *
 * @throws RangeError for a room without an adult, which `tourPartyFaults` refuses.
 */
export function tourRoomPrice(room: TourRoom, table: TourPriceTable, policy: BedPolicy): TourRoomPrice {
  const counts = countsOf(room, policy);
  const lacking = bedsOf(counts) - policy.beds;
  if (lacking > 0) return { fault: { reason: "capacity", places: lacking } };
  const lines: TourLine[] = [];
  for (const type of tourPersonTypes) {
    const count = counts[type];
    if (count === 0) continue;
    const price = table[type];
    if (price === null) return { fault: { reason: "no_price", type } };
    lines.push({ type, count, price, amount: roundToTen(count * price) });
  }
  return { lines, total: lines.reduce((sum, { amount }) => sum + amount, 0) };
}

/** Price type of an adult of a party: single only if every room has one adult and no child. */
export const adultPlace = (rooms: readonly TourRoom[]): "single" | "double" =>
  rooms.every((room) => isAloneIn(groupsOf(room))) ? "single" : "double";

/**
 * Price for an adult of a party, integer rial, shown as the price "per person". Never a share of the total: infants and
 * children pay their own prices. Null where that place is not sold.
 */
export const adultPrice = (rooms: readonly TourRoom[], table: TourPriceTable): number | null =>
  table[adultPlace(rooms)];

/** Sum of the prices of all rooms, or all their faults. */
export function tourPrice(rooms: readonly TourRoom[], table: TourPriceTable, policy: BedPolicy): TourPrice {
  const priced = rooms.map((room) => tourRoomPrice(room, table, policy));
  const faults = priced.flatMap((one, index) => ("fault" in one ? [{ room: index + 1, ...one.fault }] : []));
  if (faults.length > 0) return { faults };
  const lines = priced.flatMap((one, index) =>
    "lines" in one ? one.lines.map((line) => ({ room: index + 1, ...line })) : [],
  );
  return { lines, total: lines.reduce((sum, { amount }) => sum + amount, 0) };
}

/** Counts the people of each type in a room. */
function countsOf(room: TourRoom, policy: BedPolicy): Counts {
  const { adults, children, infants } = groupsOf(room);
  if (adults < 1) throw new RangeError("A room of a tour has an adult");
  const isAlone = isAloneIn({ adults, children });
  const further = children.toSorted(eldestFirst).slice(Math.max(0, PLACES - adults));
  const withoutBed = withoutBedOf(further, policy);
  return {
    single: isAlone ? 1 : 0,
    double: isAlone ? 0 : PLACES,
    extra_adult: Math.max(0, adults - PLACES),
    child_with_bed: further.length - withoutBed,
    child_no_bed: withoutBed,
    infant: infants,
  };
}

const isAloneIn = ({ adults, children }: Pick<TourGroups, "adults" | "children">): boolean =>
  adults === 1 && children.length === 0;

/** With one adult, the first child takes the second place; of two of the same age, the one with a requested bed. */
const eldestFirst = (one: TourChild, other: TourChild): number =>
  other.age - one.age || Number(other.withBed) - Number(one.withBed);

/** Prices are by type, so the choice of children without a bed affects names only: the youngest are chosen. */
const withoutBedOf = (children: readonly TourChild[], { noBedUntil, maxNoBed }: BedPolicy): number =>
  Math.min(maxNoBed, children.filter(({ age, withBed }) => age < noBedUntil && !withBed).length);

const bedsOf = ({ single, double, extra_adult, child_with_bed }: Counts): number =>
  single + double + extra_adult + child_with_bed;
