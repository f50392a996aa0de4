import type { AgeGroup } from "#domain/enums/enums.ts";
import type { Traveller } from "./travellers.ts";

type IsSame = (one: Traveller, other: Traveller) => boolean;

const hasSame = (field: keyof Traveller): IsSame => {
  return (one, other) => one[field] !== null && one[field] === other[field];
};
const FIELDS_OF_NAME = ["first_name_en", "last_name_en", "birth_date"] as const;

/** Two spellings of one person: by a document, and of whom that does not find, by a name and a day of birth. */
const SAME: readonly IsSame[] = [
  hasSame("national_code"),
  hasSame("passport_number"),
  (one, other) => FIELDS_OF_NAME.every((field) => hasSame(field)(one, other)),
];

/**
 * Maps each earlier traveller to a current one: the same person wherever they are in the list; for one who has left,
 * the next of their group in order, who takes their place.
 */
export function placesAfter(
  before: readonly Traveller[],
  groups: readonly AgeGroup[],
  after: readonly Traveller[],
): ReadonlyMap<number, number> {
  const places = new Map<number, number>();
  const isFree = (place: number) => ![...places.values()].includes(place);
  const give = (from: number, matches: (one: Traveller) => boolean) => {
    const place = after.findIndex((one, at) => isFree(at) && matches(one));
    if (place >= 0) places.set(from, place);
  };
  for (const isSame of SAME)
    for (const [from, person] of before.entries()) if (!places.has(from)) give(from, (one) => isSame(person, one));
  for (const [from, group] of groups.entries()) {
    if (!places.has(from)) give(from, ({ age_group }) => age_group === group);
  }
  return places;
}
