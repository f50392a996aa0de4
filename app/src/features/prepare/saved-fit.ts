import { personOf } from "#app/src/features/traveller/traveller-draft.ts";
import type { GuestValue } from "#domain/contract/account.shapes.ts";
import type { Locale } from "#domain/enums/enums.ts";
import type { Trip } from "#domain/validation/trip.ts";
import { OF_AGE_GROUP } from "./real-party.ts";
import { faultsOf, filledWith, type Seat, type SeatFault } from "./seats.ts";

/** Faults that keep a saved traveller from a place: not born by the day on which ages count, or of another age group. */
const UNFIT: readonly SeatFault["code"][] = [...OF_AGE_GROUP, "future_birth_date"];

/**
 * The saved travellers who may take a place, by the form's rules: none of another age group, those with the fewest
 * faults for this trip first, such as a missing passport abroad, or a child's age. Equals keep their order.
 */
export function savedFor(seat: Seat, saved: readonly GuestValue[], trip: Trip, locale: Locale): GuestValue[] {
  return saved
    .map((guest) => ({
      guest,
      faults: faultsOf([{ ...seat, person: filledWith(personOf(guest, locale), seat) }], trip),
    }))
    .filter(({ faults }) => !faults.some(({ code }) => UNFIT.includes(code)))
    .toSorted((one, other) => one.faults.length - other.faults.length)
    .map(({ guest }) => guest);
}
