import { placeIn, type TypedPlace } from "#app/src/features/search/typed-place.ts";
import { LONGEST_DATE, typedText } from "#app/src/features/search/typed-text.ts";
import { LENGTH_OF_STAY, ROOMS_TEXT } from "#domain/bounds.ts";
import { normaliseIso } from "#domain/calendar/parse.ts";
import { checkOutOf, type Stay } from "#domain/calendar/stay.ts";
import type { IsoDate } from "#domain/calendar/types.ts";
import {
  countGrown,
  formatRooms,
  grownIn,
  listedRooms,
  type RequestedParty,
  readRooms,
  roomsIn,
  usualParties,
} from "#domain/rooms.ts";
import { cutText } from "#domain/text/cut.ts";

/**
 * A stay as an address asks for it: dates Gregorian, `rooms` in the compact grammar. Parties that cannot be
 * booked stay as listed: the calls give the reason.
 */
export type StayQuery = Stay & { checkOut: IsoDate; rooms: string; parties: RequestedParty[] };

/** The parties that an address lists, twelve and over as adults; rooms that cannot be read are the usual two adults. */
export const partiesOf = (query: URLSearchParams): RequestedParty[] =>
  (listedRooms(roomsIn(query)) ?? usualParties()).map(countGrown);

/** Rooms as calls take them. Unreadable text is passed on as it is, so that the provider reports it. */
export const roomsOf = (query: URLSearchParams): string => {
  const text = roomsIn(query);
  return listedRooms(text) === null ? cutText(text ?? "", ROOMS_TEXT.max) : formatRooms(partiesOf(query));
};

/** Ages of people listed as children in an address who count as adults. */
export const grownOf = (query: URLSearchParams): number[] => grownIn(listedRooms(roomsIn(query)) ?? []);

/** A stay as calls and addresses take it. */
export const stayParameters = ({ checkIn, lengthOfStay, rooms }: StayQuery) => ({
  check_in: checkIn,
  length_of_stay: lengthOfStay,
  rooms,
});

/** The stay of an address that can be priced: not a past one, nor for people who cannot travel together. */
export function comingStay(query: URLSearchParams, today: IsoDate): StayQuery | null {
  const stay = stayOf(query);
  const isAskable = stay !== null && stay.checkIn >= today && readRooms(stay.rooms).fault === null;
  return isAskable ? stay : null;
}

/** The destination that stands in the form again; null where an address names none. */
export const destinationIn = (query: URLSearchParams): TypedPlace | null =>
  placeIn(query, "destination_id", "destination_name");

/** The dates of an address as they were typed, which make no stay: they stand in the form to be mended. */
export type TypedStay = { readonly checkIn: string; readonly lengthOfStay: number | null };

/** The typed parts of an invalid stay; null when it is valid, or only lacks its nights or its check-in. */
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
