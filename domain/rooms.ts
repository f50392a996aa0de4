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
