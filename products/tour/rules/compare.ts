import type { IsoDate } from "#domain/calendar/types.ts";
import { formatRooms, type Party } from "#domain/rooms.ts";

/** A package's stay, or a stay sold separately: in a property, for some nights, with a board. */
export type ComparedStay = {
  readonly propertyId: number;
  readonly checkIn: IsoDate;
  readonly nights: number;
  readonly meal: string;
};

/** A package's leg, or a fare sold separately: a flight, train or bus by its number and day. */
export type ComparedLeg = { readonly carrier: string; readonly number: string; readonly date: IsoDate };

/** A package for a party: its stays and its journey. */
export type ComparedPackage = {
  readonly rooms: readonly Party[];
  readonly stays: readonly ComparedStay[];
  readonly legs: readonly ComparedLeg[];
};

/** Price of a part for the whole party, integer rial; null: not sold separately. */
export type PartPrice<Part> = Part & { readonly rooms: readonly Party[]; readonly total: number | null };

/**
 * Sum of the prices of a package's parts when each is booked separately, integer rial. Null unless every stay and every
 * leg has an exact price: of the same property and board, carrier and days, for the same party.
 */
export function boughtApart(
  { rooms, stays, legs }: ComparedPackage,
  stayPrices: readonly PartPrice<ComparedStay>[],
  farePrices: readonly PartPrice<ComparedLeg>[],
): number | null {
  const party = partyKey(rooms);
  const ofParty = <Part>(prices: readonly PartPrice<Part>[]) =>
    prices.filter((price) => partyKey(price.rooms) === party);
  const totals = [
    ...stays.map((stay) => ofParty(stayPrices).find((price) => isSameStay(price, stay))?.total ?? null),
    ...legs.map((leg) => ofParty(farePrices).find((price) => isSameLeg(price, leg))?.total ?? null),
  ];
  if (totals.length === 0) return null;
  return totals.reduce((sum, total) => (sum === null || total === null ? null : sum + total), 0);
}

/** Key of a party, independent of the order of rooms and children. */
const partyKey = (rooms: readonly Party[]): string =>
  rooms
    .map(({ adults, children }) => formatRooms([{ adults, children: children.toSorted((one, other) => one - other) }]))
    .toSorted()
    .join(";");

const isSameStay = (one: ComparedStay, other: ComparedStay): boolean =>
  one.propertyId === other.propertyId &&
  one.checkIn === other.checkIn &&
  one.nights === other.nights &&
  one.meal === other.meal;

const isSameLeg = (one: ComparedLeg, other: ComparedLeg): boolean =>
  one.carrier === other.carrier && one.number === other.number && one.date === other.date;
