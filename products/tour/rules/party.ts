import { CHILD_UNTIL, INFANT_UNTIL, TOUR_BEDS_TEXT } from "#domain/bounds.ts";
import { areAgesKnown, isGrown, listedRooms, type Party, readRooms, roomsFaults } from "#domain/rooms.ts";
import type { Fault } from "#domain/validation/fault.ts";

/** Travellers of a tour in one room. Ages are completed years on the day of departure. */
export type TourRoom = { readonly adults: number; readonly children: readonly TourChild[] };
export type TourChild = {
  readonly age: number;
  /** A bed is requested where the package would not give one. */
  readonly withBed: boolean;
};

/** Groups of a room's travellers by a tour's rules: 12 and over are adults, even if listed as children. */
export type TourGroups = {
  readonly adults: number;
  /** Children from two to eleven. */
  readonly children: readonly TourChild[];
  readonly infants: number;
};

/** A child of a room, both counted from 0. */
export type ChildPlace = { readonly room: number; readonly child: number };

/**
 * Parses a `beds` parameter: `0-0,1-1` is the first child of the first room and the second of the second. Null when
 * malformed.
 */
export function parseBeds(text: string | undefined): ChildPlace[] | null {
  if (text === undefined || text.trim() === "") return [];
  if (text.length > TOUR_BEDS_TEXT.max || !/^\d-\d(,\d-\d)*$/.test(text)) return null;
  return text.split(",").map((place) => ({ room: Number(place[0]), child: Number(place[2]) }));
}

/** The beds of a change where no child has one: an empty parameter is an absent one. */
export const NO_BEDS = "none";

/** Formats the `beds` parameter of these rooms: the inverse of `parseBeds`. */
export const formatBeds = (rooms: readonly TourRoom[]): string =>
  rooms
    .flatMap(({ children }, room) => children.flatMap(({ withBed }, child) => (withBed ? [`${room}-${child}`] : [])))
    .join(",");

/** The rooms with the bed of a child requested, or not any more. */
export const withBedToggled = (rooms: readonly TourRoom[], place: ChildPlace): TourRoom[] =>
  rooms.map((one, room) => ({
    ...one,
    children: one.children.map((each, child) =>
      room === place.room && child === place.child ? { ...each, withBed: !each.withBed } : each,
    ),
  }));

/** The same room with those of twelve and over counted as adults. */
export function countGrown({ adults, children }: TourRoom): TourRoom {
  const young = children.filter(({ age }) => !isGrown(age));
  return { adults: adults + children.length - young.length, children: young };
}

/**
 * The rooms of a `rooms` parameter, with a bed for each of these children that their age does not require;
 * indices without a child are ignored. They count the children as listed, before those of twelve and over become
 * adults.
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

/** Parses both parameters: the rooms, or the first fault and its parameter. */
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

/** Number of seats for a party: one for everyone of two and over. An infant has none. */
export const seatsOf = (rooms: readonly TourRoom[]): number =>
  rooms.map(groupsOf).reduce((sum, { adults, children }) => sum + adults + children.length, 0);

/**
 * The rooms of a booking with more people, each child who was booked with their bed; null where someone who was booked is
 * not in their room any more. Further rooms stand behind those that were booked.
 */
export function joinedRooms(before: readonly TourRoom[], after: readonly TourRoom[]): TourRoom[] | null {
  const joined = after.map((room, index) => withBooked(before[index] ?? { adults: 0, children: [] }, room));
  return after.length >= before.length && joined.every((room) => room !== null) ? joined : null;
}

function withBooked(booked: TourRoom, { adults, children }: TourRoom): TourRoom | null {
  const come = [...children];
  for (const { age } of booked.children) {
    const at = come.findIndex((one) => one.age === age);
    if (at < 0) return null;
    come.splice(at, 1);
  }
  return adults < booked.adults ? null : { adults, children: [...booked.children, ...come] };
}

/** Faults of the party of a reservation: see `roomsFaults`. */
export const tourPartyFaults = (rooms: readonly TourRoom[]): Fault[] =>
  roomsFaults(rooms.map(({ adults, children }) => ({ adults, children: children.map(({ age }) => age) })));
