import { LONGEST_DATE, typedText } from "#app/src/features/search/typed-text.ts";
import { LENGTH_OF_STAY, ROOMS_TEXT } from "#domain/bounds.ts";
import { normaliseIso } from "#domain/calendar/parse.ts";
import { checkOutOf, type Stay } from "#domain/calendar/stay.ts";
import type { IsoDate } from "#domain/calendar/types.ts";
import {
  type AskedParty,
  countGrown,
  formatRooms,
  grownIn,
  listedRooms,
  readRooms,
  roomsIn,
  usualParties,
} from "#domain/rooms.ts";
import { cutText } from "#domain/text/cut.ts";

/** A stay as an address asks for it: dates Gregorian, `rooms` in the compact grammar (A14, A15). Who cannot be asked for together stands as it is listed: the calls say why. */
export type StayQuery = Stay & { checkOut: IsoDate; rooms: string; parties: AskedParty[] };

/** The parties that an address lists, twelve and over as adults; rooms that cannot be read are the usual two adults. */
export const partiesOf = (query: URLSearchParams): AskedParty[] =>
  (listedRooms(roomsIn(query)) ?? usualParties()).map(countGrown);

/** The same as calls take them. What cannot be read goes as it is, so that the provider says so. */
export const roomsOf = (query: URLSearchParams): string => {
  const text = roomsIn(query);
  return listedRooms(text) === null ? cutText(text ?? "", ROOMS_TEXT.max) : formatRooms(partiesOf(query));
};

/** The ages of those whom an address lists as children and who count as adults. */
export const grownOf = (query: URLSearchParams): number[] => grownIn(listedRooms(roomsIn(query)) ?? []);

/** A stay as calls and addresses take it. */
export const stayParameters = ({ checkIn, lengthOfStay, rooms }: StayQuery) => ({
  check_in: checkIn,
  length_of_stay: lengthOfStay,
  rooms,
});

/** The stay of an address that prices can be asked for: not one that is gone, nor of people who cannot travel together. */
export function comingStay(query: URLSearchParams, today: IsoDate): StayQuery | null {
  const stay = stayOf(query);
  const isAskable = stay !== null && stay.checkIn >= today && readRooms(stay.rooms).fault === null;
  return isAskable ? stay : null;
}

/** The dates of an address as they were typed, which make no stay: they stand in the form to be mended. */
export type TypedStay = { readonly checkIn: string; readonly lengthOfStay: number | null };

/** The typed parts of a stay; null where they make one, or lack its nights or its check-in only. */
export function typedStayOf(query: URLSearchParams): TypedStay | null {
  const checkIn = typedText(query, "check_in", LONGEST_DATE);
  const nights = query.get("length_of_stay") || null;
  const isLacking = checkIn === "" || (nights === null && normaliseIso(checkIn) !== null);
  if (isLacking || stayOf(query) !== null) return null;
  return { checkIn, lengthOfStay: isLength(Number(nights)) ? Number(nights) : null };
}

const isLength = (nights: number): boolean =>
  Number.isInteger(nights) && nights >= LENGTH_OF_STAY.min && nights <= LENGTH_OF_STAY.max;

/** The stay of an address, or null when it has none or not a whole one. */
export function stayOf(query: URLSearchParams): StayQuery | null {
  const checkIn = normaliseIso(query.get("check_in") ?? "");
  const lengthOfStay = Number(query.get("length_of_stay") ?? "");
  if (checkIn === null || !isLength(lengthOfStay)) return null;
  const parties = partiesOf(query);
  return { checkIn, checkOut: checkOutOf(checkIn, lengthOfStay), lengthOfStay, rooms: roomsOf(query), parties };
}
