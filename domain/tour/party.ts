import { CHILD_AGE, CHILD_UNTIL, INFANT_UNTIL, PARTY, ROOMS, TOUR_BEDS_TEXT } from "../bounds.ts";
import type { Party } from "../rooms.ts";
import type { Fault } from "../validation/fault.ts";

/** Who of a tour sleeps in one room. Ages are completed years on the day of departure (A39). */
export type TourRoom = { readonly adults: number; readonly children: readonly TourChild[] };
export type TourChild = {
  readonly age: number;
  /** A bed is asked for where the package would not give one. */
  readonly withBed: boolean;
};

/** The people of a room as a tour counts them: 12 and over is an adult, also where the grammar of rooms lists a child. */
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

/**
 * The rooms of a `rooms` parameter (A15), with a bed for each of these children that their age does not need; places
 * without a child are no one's.
 */
export const tourRooms = (parties: readonly Party[], beds: readonly ChildPlace[] = []): TourRoom[] =>
  parties.map(({ adults, children }, room) => ({
    adults,
    children: children.map((age, child) => ({
      age,
      withBed: beds.some((place) => place.room === room && place.child === child),
    })),
  }));

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

type PartyRule = (rooms: readonly TourRoom[]) => Fault | null;

const isAge = (age: number): boolean => Number.isInteger(age) && age >= CHILD_AGE.min && age <= CHILD_AGE.max;

const RULES: readonly PartyRule[] = [
  (rooms) => (rooms.length < ROOMS.min ? { code: "unreadable_rooms", params: {} } : null),
  (rooms) => (rooms.length > ROOMS.max ? { code: "too_many_rooms", params: { max: ROOMS.max } } : null),
  (rooms) =>
    rooms.every(({ children }) => children.every(({ age }) => isAge(age)))
      ? null
      : { code: "child_age_missing", params: {} },
  (rooms) => (rooms.every((room) => groupsOf(room).adults > 0) ? null : { code: "adult_missing", params: {} }),
  (rooms) => (seatsOf(rooms) > PARTY.max ? { code: "too_many_travellers", params: { max: PARTY.max } } : null),
  (rooms) => {
    const groups = rooms.map(groupsOf);
    const adults = groups.reduce((sum, group) => sum + group.adults, 0);
    const infants = groups.reduce((sum, group) => sum + group.infants, 0);
    return infants > adults ? { code: "too_many_infants", params: {} } : null;
  },
];

/**
 * What is wrong with the party of a reservation: at most five rooms with an adult in each, nine people of two and over
 * (R134, A40), no more infants than adults in all (R135), every child's age known (R136). Empty when nothing is.
 */
export const tourPartyFaults = (rooms: readonly TourRoom[]): Fault[] =>
  RULES.flatMap((rule) => {
    const fault = rule(rooms);
    return fault === null ? [] : [fault];
  });
