import { personOf } from "#app/src/features/traveller/traveller-draft.ts";
import type { GuestValue } from "#domain/contract/account.shapes.ts";
import type { Locale } from "#domain/enums/enums.ts";
import type { Trip } from "#domain/validation/trip.ts";
import { faultsOf, filledWith, type Seat, type SeatFault } from "./seats.ts";

/** Of another age group than the place is for, on the day on which ages count. */
const OF_AGE: ReadonlySet<SeatFault["code"]> = new Set([
  "age_not_adult",
  "age_not_child",
  "age_not_infant",
  "future_birth_date",
]);

/**
 * The saved travellers who may take a place, by the rules that the form obeys: none of another age group, and first those of whom
 * the least is missing or wrong for this trip, such as a passport abroad, or a child's age. Equals stay in their order.
 */
export function savedFor(seat: Seat, saved: readonly GuestValue[], trip: Trip, locale: Locale): GuestValue[] {
  return saved
    .map((guest) => ({
      guest,
      faults: faultsOf([{ ...seat, person: filledWith(personOf(guest, locale), seat) }], trip),
    }))
    .filter(({ faults }) => !faults.some(({ code }) => OF_AGE.has(code)))
    .toSorted((one, other) => one.faults.length - other.faults.length)
    .map(({ guest }) => guest);
}
