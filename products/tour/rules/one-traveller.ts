import { CHILD_UNTIL } from "#domain/bounds.ts";
import { type PricedLine, withKeptLines } from "./kept-lines.ts";
import { groupsOf, type TourRoom } from "./party.ts";
import { type TourPersonType, type TourPriceTable, tourPersonTypes, tourRoomPrice, USUAL_BEDS } from "./room-price.ts";

/** A traveller of a room, from 0. `age` in completed years on the day of departure. */
export type OneTraveller = { readonly room: number; readonly age: number };

/** The room without a traveller of an age; null where it has none of that age. */
function roomWithout(room: TourRoom, age: number): TourRoom | null {
  if (age >= CHILD_UNTIL) return room.adults === 0 ? null : { ...room, adults: room.adults - 1 };
  const child = room.children.findIndex((one) => one.age === age);
  return child < 0 ? null : { ...room, children: room.children.toSpliced(child, 1) };
}

const isEmpty = ({ adults, children }: TourRoom): boolean => adults + children.length === 0;

/** The rooms without a traveller; an empty room goes. Null where there is no such traveller. */
export function roomsWithout(rooms: readonly TourRoom[], { room, age }: OneTraveller): TourRoom[] | null {
  const own = rooms[room];
  const left = own === undefined ? null : roomWithout(own, age);
  if (left === null) return null;
  return isEmpty(left) ? rooms.toSpliced(room, 1) : rooms.with(room, left);
}

/** True when each room has an adult, and there are no more infants than adults. */
export function haveAdults(rooms: readonly TourRoom[]): boolean {
  const groups = rooms.map(groupsOf);
  const sum = (of: "adults" | "infants") => groups.reduce((total, one) => total + one[of], 0);
  return groups.every(({ adults }) => adults > 0) && sum("infants") <= sum("adults");
}

/** Prices of places as they were sold. Without a table, those that lines name are known. */
export const soldPrices = (table: TourPriceTable | undefined, lines: readonly PricedLine[]): TourPriceTable =>
  table ??
  (Object.fromEntries(
    tourPersonTypes.map((type) => [type, lines.find((line) => line.type === type)?.price ?? null]),
  ) as Record<TourPersonType, number | null>);

/** Lines of the party before, the rooms afterwards, and the prices that all of them were sold under. */
type Rest = {
  readonly lines: readonly PricedLine[];
  readonly rooms: readonly TourRoom[];
  readonly prices: TourPriceTable;
};

/**
 * Lines of the party without a traveller. Only their room has other places: those that it had keep their price, and one that
 * it had not has the price of the day on which it was sold. Null where such a place was not sold. `room`: from 0.
 */
export function linesWithout(
  { lines, rooms, prices }: Rest,
  { room }: OneTraveller,
  isRoomGone: boolean,
): PricedLine[] | null {
  const number = room + 1;
  const others = lines.filter((line) => line.room !== number);
  if (isRoomGone) return others.map((line) => (line.room > number ? { ...line, room: line.room - 1 } : line));
  const own = rooms[room];
  // The room had a bed more before.
  const priced = own && tourRoomPrice(own, prices, { ...USUAL_BEDS, beds: Number.POSITIVE_INFINITY });
  if (priced === undefined || "fault" in priced) return null;
  const before = lines.filter((line) => line.room === number);
  const after = withKeptLines(
    before,
    priced.lines.map((line) => ({ room: number, ...line })),
  );
  return [...others.filter((line) => line.room < number), ...after, ...others.filter((line) => line.room > number)];
}
