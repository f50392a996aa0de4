import { CHILD_UNTIL, INFANT_UNTIL } from "../bounds.ts";
import type { IsoDate } from "../calendar/types.ts";
import type { AgeGroup } from "../enums/enums.ts";
import type { Fault } from "./fault.ts";

/** Completed Gregorian years on a day. Born on 29 February, one completes a year on 1 March of common years. */
export function completedYears(birth: IsoDate, on: IsoDate): number {
  const years = Number(on.slice(0, 4)) - Number(birth.slice(0, 4));
  return on.slice(5) < birth.slice(5) ? years - 1 : years;
}

/** R137: an infant until two, a child until twelve, then an adult, in completed years. */
export function ageGroupAt(years: number): AgeGroup {
  if (years < INFANT_UNTIL) return "infant";
  return years < CHILD_UNTIL ? "child" : "adult";
}

/** The age group of a person on a day. */
export const ageGroupOf = (birth: IsoDate, on: IsoDate): AgeGroup => ageGroupAt(completedYears(birth, on));

/** True when an infant on the first day is a child of two by the last. */
export const turnsTwo = (birth: IsoDate, first: IsoDate, last: IsoDate): boolean =>
  ageGroupOf(birth, first) === "infant" && ageGroupOf(birth, last) !== "infant";

const NOT_OF_AGE = {
  adult: "age_not_adult",
  child: "age_not_child",
  infant: "age_not_infant",
} as const satisfies Record<AgeGroup, Fault["code"]>;

/** Fault of a birth date for a traveller of a group, on the day on which ages count (R137). */
export function ageFault(birth: IsoDate, group: AgeGroup, on: IsoDate): Fault | null {
  if (birth > on) return { code: "future_birth_date", params: {} };
  return ageGroupOf(birth, on) === group
    ? null
    : { code: NOT_OF_AGE[group], params: { age: completedYears(birth, on) } };
}
