import { LENGTH_OF_STAY } from "#domain/bounds.ts";
import { daysBetween } from "#domain/calendar/arithmetic.ts";
import { compareIso } from "#domain/calendar/queries.ts";
import { type Stay, stayNights } from "#domain/calendar/stay.ts";
import type { IsoDate } from "#domain/calendar/types.ts";
import { type DayFacts, isNightOpen } from "./day-facts.ts";

/** A stay being chosen: first its check-in, then its check-out. */
export type Selection = { checkIn: IsoDate | null; checkOut: IsoDate | null };

/** Reason why a day cannot be chosen now; `nights` is the bound of the stay rule. */
export type Refusal =
  | {
      reason:
        | "past"
        | "sold_out"
        | "no_price"
        | "closed"
        | "no_arrival"
        | "no_departure"
        | "crosses_closed"
        | "not_after_check_in"
        | "no_check_in";
    }
  | { reason: "min_stay" | "max_stay"; nights: number };

export const emptySelection: Selection = { checkIn: null, checkOut: null };

export const selectionOf = (stay: Stay | null, checkOut: IsoDate | null): Selection =>
  stay ? { checkIn: stay.checkIn, checkOut } : emptySelection;

export const stayOfSelection = ({ checkIn, checkOut }: Selection): Stay | null =>
  checkIn !== null && checkOut !== null ? { checkIn, lengthOfStay: daysBetween(checkIn, checkOut) } : null;

/** True when choosing the day sets the check-out: there is a check-in but no check-out, and the day is after it. */
const choosesCheckOut = ({ checkIn, checkOut }: Selection, day: IsoDate): boolean =>
  checkIn !== null && checkOut === null && compareIso(day, checkIn) > 0;

const arrivalReasons = {
  sold_out: "sold_out",
  no_price: "no_price",
  closed: "closed",
  closed_to_arrival: "no_arrival",
} as const;

function arrivalRefusal(day: IsoDate, today: IsoDate, facts: DayFacts): Refusal | null {
  if (compareIso(day, today) < 0) return { reason: "past" };
  const state = facts.get(day)?.state ?? "open";
  return state === "open" ? null : { reason: arrivalReasons[state] };
}

function departureRefusal(checkIn: IsoDate, day: IsoDate, facts: DayFacts): Refusal | null {
  const nights = daysBetween(checkIn, day);
  if (nights <= 0) return { reason: "not_after_check_in" };
  const arrival = facts.get(checkIn);
  const most = Math.min(arrival?.maxStay ?? LENGTH_OF_STAY.max, LENGTH_OF_STAY.max);
  if (nights > most) return { reason: "max_stay", nights: most };
  if (stayNights(checkIn, nights).some((night) => !isNightOpen(facts.get(night)))) return { reason: "crosses_closed" };
  if (nights < (arrival?.minStay ?? 1)) return { reason: "min_stay", nights: arrival?.minStay ?? 1 };
  return facts.get(day)?.closedToDeparture ? { reason: "no_departure" } : null;
}

/**
 * Returns the reason why a day cannot be chosen now, or null if it can. A day after a pending check-in is its
 * check-out: if it cannot be one, it is refused and does not begin another stay.
 */
export const refusalOf = (selection: Selection, day: IsoDate, today: IsoDate, facts: DayFacts): Refusal | null =>
  selection.checkIn !== null && choosesCheckOut(selection, day)
    ? departureRefusal(selection.checkIn, day, facts)
    : arrivalRefusal(day, today, facts);

/** Returns the selection after a day was chosen. A refused day changes nothing. */
export function choose(selection: Selection, day: IsoDate, today: IsoDate, facts: DayFacts): Selection {
  if (refusalOf(selection, day, today, facts) !== null) return selection;
  return choosesCheckOut(selection, day)
    ? { checkIn: selection.checkIn, checkOut: day }
    : { checkIn: day, checkOut: null };
}

/** The two typed dates of a stay. */
export type Part = "checkIn" | "checkOut";

/** The selection after a typed day, and the refused part with its reason. */
export type Typing = { selection: Selection; refused: { part: Part; refusal: Refusal } | null };

/**
 * Applies a day typed as one of the two. A past or closed check-in changes nothing, nor does an invalid check-out. A
 * new check-in keeps the check-out if that is still valid.
 */
export function typeDay(selection: Selection, part: Part, day: IsoDate, today: IsoDate, facts: DayFacts): Typing {
  const refuse = (refusal: Refusal): Typing => ({ selection, refused: { part, refusal } });
  if (part === "checkOut") {
    if (selection.checkIn === null) return refuse({ reason: "no_check_in" });
    const refusal = departureRefusal(selection.checkIn, day, facts);
    return refusal ? refuse(refusal) : { selection: { checkIn: selection.checkIn, checkOut: day }, refused: null };
  }
  const refusal = arrivalRefusal(day, today, facts);
  if (refusal) return refuse(refusal);
  const { checkOut } = selection;
  const departure = checkOut && departureRefusal(day, checkOut, facts);
  if (departure) {
    return { selection: { checkIn: day, checkOut: null }, refused: { part: "checkOut", refusal: departure } };
  }
  return { selection: { checkIn: day, checkOut }, refused: null };
}

/** Position of a day in the selection. */
export function placeOf({ checkIn, checkOut }: Selection, day: IsoDate): "start" | "end" | "inside" | null {
  if (day === checkIn) return "start";
  if (day === checkOut) return "end";
  return checkIn !== null && checkOut !== null && compareIso(day, checkIn) > 0 && compareIso(day, checkOut) < 0
    ? "inside"
    : null;
}
