import { LENGTH_OF_STAY } from "#domain/bounds.ts";
import { normaliseIso } from "#domain/calendar/parse.ts";
import { checkOutOf, type Stay } from "#domain/calendar/stay.ts";
import type { IsoDate } from "#domain/calendar/types.ts";
import { formatRooms, type Party, parseRooms } from "#domain/rooms.ts";

/** A stay as an address asks for it: dates Gregorian, `rooms` in the compact grammar (A14, A15). */
export type StayQuery = Stay & { checkOut: IsoDate; rooms: string; parties: Party[] };

/** The parties of an address; rooms that cannot be read are the usual two adults. */
export const partiesOf = (query: URLSearchParams): Party[] =>
  parseRooms(query.get("rooms") ?? undefined) ?? parseRooms(undefined) ?? [];

/** A stay as calls and addresses take it. */
export const stayParameters = ({ checkIn, lengthOfStay, rooms }: StayQuery) => ({
  check_in: checkIn,
  length_of_stay: lengthOfStay,
  rooms,
});

/** The stay of an address that prices can be asked for: not one that is gone. */
export function comingStay(query: URLSearchParams, today: IsoDate): StayQuery | null {
  const stay = stayOf(query);
  return stay !== null && stay.checkIn >= today ? stay : null;
}

/** The stay of an address, or null when it has none or not a whole one. */
export function stayOf(query: URLSearchParams): StayQuery | null {
  const checkIn = normaliseIso(query.get("check_in") ?? "");
  const lengthOfStay = Number(query.get("length_of_stay") ?? "");
  const isLegal =
    Number.isInteger(lengthOfStay) && lengthOfStay >= LENGTH_OF_STAY.min && lengthOfStay <= LENGTH_OF_STAY.max;
  if (checkIn === null || !isLegal) return null;
  const parties = partiesOf(query);
  return { checkIn, checkOut: checkOutOf(checkIn, lengthOfStay), lengthOfStay, rooms: formatRooms(parties), parties };
}
