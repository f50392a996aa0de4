import { LENGTH_OF_STAY } from "#domain/bounds.ts";
import { daysBetween } from "#domain/calendar/arithmetic.ts";
import { compareIso } from "#domain/calendar/queries.ts";
import { type Stay, stayNights } from "#domain/calendar/stay.ts";
import type { IsoDate } from "#domain/calendar/types.ts";
import { type DayFacts, isNightOpen } from "./day-facts.ts";

/** Choosing a stay: first its check-in, then its check-out. */
export type Selection = { checkIn: IsoDate | null; checkOut: IsoDate | null };

/** Why a day cannot be chosen now; `nights` is the bound that a stay rule names. */
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

/** Whether the next day chosen is a check-out: there is a check-in, nothing after it, and the day lies behind it. */
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
 * Why a day cannot be chosen at this moment, or null: it can. What is chosen behind a check-in is its check-out: a day that
 * cannot be one is refused and begins no other stay.
 */
export const refusalOf = (selection: Selection, day: IsoDate, today: IsoDate, facts: DayFacts): Refusal | null =>
  selection.checkIn !== null && choosesCheckOut(selection, day)
    ? departureRefusal(selection.checkIn, day, facts)
    : arrivalRefusal(day, today, facts);

/** The selection after a day was chosen. A day that cannot be chosen changes nothing. */
export function choose(selection: Selection, day: IsoDate, today: IsoDate, facts: DayFacts): Selection {
  if (refusalOf(selection, day, today, facts) !== null) return selection;
  return choosesCheckOut(selection, day)
    ? { checkIn: selection.checkIn, checkOut: day }
    : { checkIn: day, checkOut: null };
}

/** The two days of a stay, as they are typed. */
export type Part = "checkIn" | "checkOut";

/** The selection after a typed day, and the part that does not hold, with its reason. */
export type Typing = { selection: Selection; refused: { part: Part; refusal: Refusal } | null };

/**
 * A day is typed as one of the two. A check-in that has passed or is not open changes nothing, and neither does a check-out
 * that cannot be one. With a new check-in the check-out stays where it still holds.
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

/** How a day lies in what is chosen. */
export function placeOf({ checkIn, checkOut }: Selection, day: IsoDate): "start" | "end" | "inside" | null {
  if (day === checkIn) return "start";
  if (day === checkOut) return "end";
  return checkIn !== null && checkOut !== null && compareIso(day, checkIn) > 0 && compareIso(day, checkOut) < 0
    ? "inside"
    : null;
}
