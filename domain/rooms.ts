import { CHILD_UNTIL, INFANT_UNTIL, LISTED_AGE, PARTY, ROOMS, ROOMS_TEXT } from "./bounds.ts";
import { foldDigits } from "./text/fold.ts";
import type { Fault } from "./validation/fault.ts";

/** A fault of the requested party. */
export type RoomsFault = Pick<Fault, "code">;

/** Guests of one room: number of adults, and the age of each child in completed years (R136). */
export type Party = { adults: number; children: number[] };

/** A party in a form or an address. A child without a chosen age is null. */
export type RequestedParty = { adults: number; children: (number | null)[] };

/** Default of a search without `rooms`: one room for two. */
const DEFAULT_PARTIES: readonly Party[] = [{ adults: 2, children: [] }];

export const usualParties = (): Party[] => DEFAULT_PARTIES.map((party) => ({ ...party, children: [] }));

const within = (n: number, bound: { min: number; max: number }): boolean => n >= bound.min && n <= bound.max;

const isListed = (age: number): boolean => Number.isInteger(age) && within(age, LISTED_AGE);

/**
 * Parses a `rooms` parameter: rooms separated by `;`, each `adults[,age of child…]`, so `2;2,5,8` is a room for two and
 * one for two with children of five and eight. A comma without an age is a child whose age is not chosen. Absent
 * means one room for two adults. Ages from twelve on are kept as listed, in their places.
 *
 * Null when it is malformed, or lists an age above seventeen. Does not check which travellers may go together.
 */
export function listedRooms(text: string | undefined): RequestedParty[] | null {
  if (text === undefined || text.trim() === "") return usualParties();
  if (text.length > ROOMS_TEXT.max) return null;
  const folded = foldDigits(text).replace(/\s/g, "");
  if (!/^\d{1,2}(,\d{0,2})*(;\d{1,2}(,\d{0,2})*)*$/.test(folded)) return null;
  const parties = folded.split(";").map((room): RequestedParty => {
    const [adults = "0", ...ages] = room.split(",");
    return { adults: Number(adults), children: ages.map((age) => (age === "" ? null : Number(age))) };
  });
  return parties.every(({ children }) => children.every((age) => age === null || isListed(age))) ? parties : null;
}

/** True for an age that counts as an adult. */
export const isGrown = (age: number | null): age is number => age !== null && isListed(age) && age >= CHILD_UNTIL;

/** The same party with those of twelve and over counted as adults, as in all pricing. */
export function countGrown({ adults, children }: RequestedParty): RequestedParty {
  const young = children.filter((age) => !isGrown(age));
  return { adults: adults + children.length - young.length, children: young };
}

/** Ages, in completed years, of those listed as children who count as adults. */
export const grownIn = (parties: readonly RequestedParty[]): number[] =>
  parties.flatMap(({ children }) => children.filter(isGrown));

type RoomsRule = (groups: ReturnType<typeof groupsOf>, parties: readonly RequestedParty[]) => Fault | null;

const fault = (code: Fault["code"], params: Fault["params"] = {}): Fault => ({ code, params });

const RULES: readonly RoomsRule[] = [
  ({ rooms }) => (rooms < ROOMS.min ? fault("unreadable_rooms") : null),
  ({ rooms }) => (rooms > ROOMS.max ? fault("too_many_rooms", { max: ROOMS.max }) : null),
  (_, parties) => (areAgesKnown(parties) ? null : fault("child_age_missing")),
  (_, parties) => (parties.every(({ adults }) => adults > 0) ? null : fault("adult_missing")),
  ({ adults, children }) => (adults + children > PARTY.max ? fault("too_many_travellers", { max: PARTY.max }) : null),
  ({ adults, infants }) => (infants > adults ? fault("too_many_infants") : null),
];

/** True when every child's age is chosen and within the listed range. */
export const areAgesKnown = (parties: readonly RequestedParty[]): parties is readonly Party[] =>
  parties.every(({ children }) => children.every((age) => age !== null && isListed(age)));

/**
 * Returns the faults of a requested party: at most five rooms with an adult in each, every child's age known (R136),
 * nine people of two and over (R134), no more infants than adults in all (R135). Those of twelve and over are
 * adults.
 */
export function roomsFaults(parties: readonly RequestedParty[]): Fault[] {
  const counted = parties.map(countGrown);
  const groups = groupsOf(counted);
  return RULES.flatMap((rule) => rule(groups, counted) ?? []);
}

/** True when the bounds of `roomsFaults` allow one more traveller; an age that is not chosen may yet be an infant's. */
export function hasPlaceFor(parties: readonly RequestedParty[]): boolean {
  const { adults, children, infants, rooms } = groupsOf(parties);
  const unknown = parties.flatMap((party) => party.children).filter((age) => age === null).length;
  return within(rooms, ROOMS) && within(adults + children - unknown, PARTY) && infants + unknown <= PARTY.max;
}

/**
 * The rooms in a form or an address: its `rooms`, with the children whose ages are listed one by one added to the first
 * room, as by a form without scripts (`child_age[]`).
 */
export function roomsIn(query: URLSearchParams): string | undefined {
  const rooms = query.get("rooms") ?? undefined;
  const ages = query.getAll("child_age[]").filter((age) => age !== "");
  if (ages.length === 0) return rooms;
  const [first = formatRooms(DEFAULT_PARTIES), ...others] = rooms === undefined || rooms === "" ? [] : rooms.split(";");
  return [[first, ...ages].join(","), ...others].join(";");
}

export type ReadRooms = { parties: Party[]; fault: null } | { parties: null; fault: Fault };

/** Parses a `rooms` parameter, counting twelve and over as adults, or returns its first fault. */
export function readRooms(text: string | undefined): ReadRooms {
  const listed = listedRooms(text);
  return listed === null ? { parties: null, fault: fault("unreadable_rooms") } : judgeRooms(listed);
}

/** The same for parties that are already listed, as in calls. */
export function judgeRooms(listed: readonly RequestedParty[]): ReadRooms {
  const parties = listed.map(countGrown);
  const [first] = roomsFaults(parties);
  if (first !== undefined) return { parties: null, fault: first };
  return areAgesKnown(parties)
    ? { parties: [...parties], fault: null }
    : { parties: null, fault: fault("child_age_missing") };
}

/** Parses a `rooms` parameter; null when `readRooms` finds a fault. */
export const parseRooms = (text: string | undefined): Party[] | null => readRooms(text).parties;

/** True when these parties are within the bounds. */
export const areWithinBounds = (parties: readonly RequestedParty[]): boolean => roomsFaults(parties).length === 0;

/** Formats these parties as a `rooms` parameter: the inverse of `listedRooms`. */
export const formatRooms = (parties: readonly RequestedParty[]): string =>
  parties.map((party) => [party.adults, ...party.children].join(",")).join(";");

/** Capacity of a double room with an extra bed: the commonest room of most hotels. */
export const USUAL_ROOM = 3;

/** Number of beds for a party: infants sleep with an adult. */
export const bedsOf = ({ adults, children }: RequestedParty): number =>
  adults + children.length - infantsOf({ adults, children });

/** Counts the guests of each age group and the rooms, for a summary. A guest without a chosen age counts as a child. */
export function groupsOf(parties: readonly RequestedParty[]) {
  const ages = parties.flatMap(({ children }) => children);
  const infants = ages.filter(isInfant).length;
  return {
    adults: parties.reduce((sum, { adults }) => sum + adults, 0),
    children: ages.length - infants,
    infants,
    rooms: parties.length,
  };
}

export const peopleOf = (parties: readonly RequestedParty[]): number =>
  parties.reduce((sum, { adults, children }) => sum + adults + children.length, 0);

/**
 * Spreads the same people over the fewest rooms of a capacity, as evenly as possible: an adult in each, and no more
 * infants than adults in any. Null when there are too few adults, or too many rooms would be needed.
 */
export function spreadOver(parties: readonly RequestedParty[], sleeps: number): RequestedParty[] | null {
  const adults = parties.reduce((sum, party) => sum + party.adults, 0);
  const beds = parties.reduce((sum, party) => sum + bedsOf(party), 0);
  const count = Math.ceil(beds / sleeps);
  if (sleeps < 1 || count > adults || count > ROOMS.max) return null;
  const rooms = Array.from({ length: count }, (_, room): RequestedParty => {
    const own = Math.floor(adults / count) + (room < adults % count ? 1 : 0);
    return { adults: own, children: [] };
  });
  // Eldest first: those who take beds even out the rooms, and infants go to rooms with adults who have none yet.
  const ages = parties
    .flatMap(({ children }) => children)
    .toSorted((one, other) => (other ?? CHILD_UNTIL) - (one ?? CHILD_UNTIL));
  for (const age of ages) {
    const free = (room: RequestedParty) => (isInfant(age) ? room.adults - infantsOf(room) : -bedsOf(room));
    rooms.reduce((best, room) => (free(room) > free(best) ? room : best)).children.push(age);
  }
  return rooms;
}

const isInfant = (age: number | null): boolean => age !== null && age < INFANT_UNTIL;

const infantsOf = ({ children }: RequestedParty): number => children.filter(isInfant).length;
