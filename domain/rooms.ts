import { ADULTS_IN_ROOM, CHILD_AGE, INFANT_UNTIL, PARTY, ROOMS, ROOMS_TEXT } from "./bounds.ts";
import { foldDigits } from "./text/fold.ts";

/** Who sleeps in one room: how many adults, and the age of each child in completed years (R136). */
export type Party = { adults: number; children: number[] };

/** What a search without `rooms` means: one room for two. */
const DEFAULT_PARTIES: readonly Party[] = [{ adults: 2, children: [] }];

const within = (n: number, bound: { min: number; max: number }): boolean => n >= bound.min && n <= bound.max;

/**
 * The parties of a `rooms` parameter: rooms apart by `;`, each `adults[,age of child…]`, so `2;2,5,8` is a room for
 * two and one for two with children of five and eight (A15). Absent means one room for two adults.
 *
 * Null when it is spelt otherwise or breaks a bound: at most five rooms and nine people of two and over, an adult in
 * each room, no more infants than adults in all (R134, R135).
 */
export function parseRooms(text: string | undefined): Party[] | null {
  if (text === undefined || text.trim() === "") return DEFAULT_PARTIES.map((party) => ({ ...party, children: [] }));
  if (text.length > ROOMS_TEXT.max) return null;
  const folded = foldDigits(text).replace(/\s/g, "");
  if (!/^\d{1,2}(,\d{1,2})*(;\d{1,2}(,\d{1,2})*)*$/.test(folded)) return null;
  const parties = folded.split(";").map((room): Party => {
    const [adults = 0, ...children] = room.split(",").map(Number);
    return { adults, children };
  });
  return areWithinBounds(parties) ? parties : null;
}

/** Whether these parties may be asked for together: the bounds of `parseRooms`, for forms that build them. */
export function areWithinBounds(parties: readonly Party[]): boolean {
  const adults = parties.reduce((sum, party) => sum + party.adults, 0);
  const ages = parties.flatMap((party) => party.children);
  const infants = ages.filter((age) => age < INFANT_UNTIL).length;
  return (
    within(parties.length, ROOMS) &&
    parties.every((party) => within(party.adults, ADULTS_IN_ROOM)) &&
    ages.every((age) => Number.isInteger(age) && within(age, CHILD_AGE)) &&
    within(adults + ages.length - infants, PARTY) &&
    infants <= adults
  );
}

/** The `rooms` parameter of these parties: what `parseRooms` reads back. */
export const formatRooms = (parties: readonly Party[]): string =>
  parties.map((party) => [party.adults, ...party.children].join(",")).join(";");

/** How many sleep in a room for two with an extra bed: what most hotels have most of. */
export const USUAL_ROOM = 3;

/** How many of a party take a bed: infants sleep with an adult. */
export const bedsOf = ({ adults, children }: Party): number =>
  adults + children.filter((age) => age >= INFANT_UNTIL).length;

/** How many of some parties are of each age group, and how many rooms they take: what a summary of them says. */
export function groupsOf(parties: readonly Pick<Party, "adults" | "children">[]) {
  const ages = parties.flatMap(({ children }) => children);
  const infants = ages.filter((age) => age < INFANT_UNTIL).length;
  return {
    adults: parties.reduce((sum, { adults }) => sum + adults, 0),
    children: ages.length - infants,
    infants,
    rooms: parties.length,
  };
}

export const peopleOf = (parties: readonly Party[]): number =>
  parties.reduce((sum, { adults, children }) => sum + adults + children.length, 0);

/**
 * The same people in the fewest rooms that sleep so many each, as evenly as may be: an adult in each, and no more
 * infants than adults in any. Null when there are not enough adults, or too many rooms would be needed.
 */
export function spreadOver(parties: readonly Party[], sleeps: number): Party[] | null {
  const adults = parties.reduce((sum, party) => sum + party.adults, 0);
  const beds = parties.reduce((sum, party) => sum + bedsOf(party), 0);
  const count = Math.ceil(beds / sleeps);
  if (sleeps < 1 || count > adults || count > ROOMS.max) return null;
  const rooms = Array.from({ length: count }, (_, room): Party => {
    const own = Math.floor(adults / count) + (room < adults % count ? 1 : 0);
    return { adults: own, children: [] };
  });
  // Eldest first: those who take beds level the rooms, and infants go where adults have none yet.
  const ages = parties.flatMap(({ children }) => children).toSorted((one, other) => other - one);
  for (const age of ages) {
    const free = (room: Party) => (age < INFANT_UNTIL ? room.adults - infantsOf(room) : -bedsOf(room));
    rooms.reduce((best, room) => (free(room) > free(best) ? room : best)).children.push(age);
  }
  return rooms;
}

const infantsOf = ({ children }: Party): number => children.filter((age) => age < INFANT_UNTIL).length;
