import { CHILD_UNTIL, INFANT_UNTIL, TOUR_BEDS_TEXT } from "../bounds.ts";
import { areAgesKnown, isGrown, listedRooms, type Party, readRooms, roomsFaults } from "../rooms.ts";
import type { Fault } from "../validation/fault.ts";

/** Who of a tour sleeps in one room. Ages are completed years on the day of departure (A39). */
export type TourRoom = { readonly adults: number; readonly children: readonly TourChild[] };
export type TourChild = {
  readonly age: number;
  /** A bed is asked for where the package would not give one. */
  readonly withBed: boolean;
};

/** The people of a room as a tour counts them: 12 and over is an adult, also where a room lists a child. */
export type TourGroups = {
  readonly adults: number;
  /** From two to eleven. */
  readonly children: readonly TourChild[];
  readonly infants: number;
};

/** A child of a room, both counted from 0. */
export type ChildPlace = { readonly room: number; readonly child: number };

/** The children of a `beds` parameter: `0-0,1-1` is the first of the first room and the second of the second. Null when it is spelt otherwise. */
export function parseBeds(text: string | undefined): ChildPlace[] | null {
  if (text === undefined || text.trim() === "") return [];
  if (text.length > TOUR_BEDS_TEXT.max || !/^\d-\d(,\d-\d)*$/.test(text)) return null;
  return text.split(",").map((place) => ({ room: Number(place[0]), child: Number(place[2]) }));
}

/** The `beds` parameter of these rooms: what `parseBeds` reads back. */
export const formatBeds = (rooms: readonly TourRoom[]): string =>
  rooms
    .flatMap(({ children }, room) => children.flatMap(({ withBed }, child) => (withBed ? [`${room}-${child}`] : [])))
    .join(",");

/** The same room with those of twelve and over counted as adults. */
export function countGrown({ adults, children }: TourRoom): TourRoom {
  const young = children.filter(({ age }) => !isGrown(age));
  return { adults: adults + children.length - young.length, children: young };
}

/**
 * The rooms of a `rooms` parameter (A15), with a bed for each of these children that their age does not need; places
 * without a child are no one's. Places count the children as they are listed; those of twelve and over are adults then.
 */
export const tourRooms = (parties: readonly Party[], beds: readonly ChildPlace[] = []): TourRoom[] =>
  parties.map(({ adults, children }, room) =>
    countGrown({
      adults,
      children: children.map((age, child) => ({
        age,
        withBed: beds.some((place) => place.room === room && place.child === child),
      })),
    }),
  );

/** The rooms of both parameters, or the first thing that is wrong with them and with which. */
export function readTourRooms(
  text: string | undefined,
  beds: string | undefined,
): { rooms: TourRoom[]; fault: null } | { rooms: null; fault: Fault & { readonly name: "rooms" | "beds" } } {
  const listed = listedRooms(text);
  const { fault } = readRooms(text);
  if (listed === null || !areAgesKnown(listed) || fault !== null)
    return { rooms: null, fault: { name: "rooms", ...(fault ?? UNREADABLE) } };
  const places = parseBeds(beds);
  if (places === null) return { rooms: null, fault: { name: "beds", ...UNREADABLE } };
  return { rooms: tourRooms(listed, places), fault: null };
}

const UNREADABLE: Fault = { code: "unreadable_rooms", params: {} };

export function groupsOf({ adults, children }: TourRoom): TourGroups {
  const grown = children.filter(({ age }) => age >= CHILD_UNTIL).length;
  return {
    adults: adults + grown,
    children: children.filter(({ age }) => age >= INFANT_UNTIL && age < CHILD_UNTIL),
    infants: children.filter(({ age }) => age < INFANT_UNTIL).length,
  };
}

/** How many seats a party takes: one for everyone of two and over. An infant has none. */
export const seatsOf = (rooms: readonly TourRoom[]): number =>
  rooms.map(groupsOf).reduce((sum, { adults, children }) => sum + adults + children.length, 0);

/** Faults of the party of a reservation: see `roomsFaults`. */
export const tourPartyFaults = (rooms: readonly TourRoom[]): Fault[] =>
  roomsFaults(rooms.map(({ adults, children }) => ({ adults, children: children.map(({ age }) => age) })));
