import { addDays } from "#domain/calendar/arithmetic.ts";
import { DAY_SECONDS, HOUR_SECONDS } from "#domain/calendar/constants.ts";
import { checkOutOf } from "#domain/calendar/stay.ts";
import type { IsoDate } from "#domain/calendar/types.ts";
import type { CancellationPolicy } from "#domain/contract/cancellation.shapes.ts";
import { penaltyOf } from "#domain/reservation/penalty.ts";
import { transitionOf } from "#domain/reservation/transitions.ts";
import { checkInInstant, checkOutInstant } from "#products/stay/rules/instants.ts";
import { stayPenaltyLines } from "#products/stay/rules/penalty-lines.ts";

/** Refund of a cancellation, tried at every hour of a stay's life. */

const WEEK = 7;
const BOOKED_DAYS_AHEAD = 60;
const CHECK_IN: IsoDate = "2027-03-15";
/** Nowruz is within most of these stays, and their nights differ in price. */
const PRICES = [25_000_000, 9_990_000, 41_000_000, 12_345_670] as const;
const EXTRA = 1_500_000;

export type PolicySweep = {
  policies: number;
  stays: number;
  hours: number;
  /** Hours with a higher refund than an hour before. */
  rising: number;
  /** Hours with a refund of nights that have begun. */
  begun: number;
  /** Hours after the last night with a refund. */
  after: number;
};

/** Tries to cancel at every hour from the booking to a week after check-out, for each policy and length of stay. */
export function sweepPolicies(policies: readonly CancellationPolicy[], lengths: readonly number[]): PolicySweep {
  const swept: PolicySweep = { policies: policies.length, stays: 0, hours: 0, rising: 0, begun: 0, after: 0 };
  for (const rooms of [...policies.map((policy) => [policy]), policies])
    for (const length of lengths) {
      const stay = stayOf(rooms, length);
      const end = checkInInstant(stay.checkOut) + WEEK * DAY_SECONDS;
      let before = Number.POSITIVE_INFINITY;
      for (let at = checkInInstant(CHECK_IN) - BOOKED_DAYS_AHEAD * DAY_SECONDS; at <= end; at += HOUR_SECONDS) {
        const back = paidBack(stay, at);
        swept.rising += Number(back > before);
        swept.begun += Number(back > unbegun(stay, at));
        swept.after += Number(back > 0 && at >= checkInInstant(stay.checkOut) - 2 * HOUR_SECONDS);
        swept.hours += 1;
        before = back;
      }
      swept.stays += 1;
    }
  return swept;
}

type Stay = ReturnType<typeof stayOf>;

function stayOf(policies: readonly CancellationPolicy[], length: number) {
  const nights = Array.from({ length }, (_, index) => {
    const sale = PRICES[index % PRICES.length] ?? PRICES[0];
    return { date: addDays(CHECK_IN, index), rack: sale, sale, extra: EXTRA };
  });
  const total = nights.reduce((sum, { sale, extra }) => sum + sale + extra, 0);
  const rooms = policies.map((policy) => ({ policy, nights, total }));
  return { checkIn: CHECK_IN, checkOut: checkOutOf(CHECK_IN, length), rooms, paid: total * rooms.length };
}

/** Price of the nights that have not begun, rial. */
const unbegun = ({ rooms }: Stay, now: number): number =>
  rooms
    .flatMap(({ nights }) => nights)
    .filter(({ date }) => checkInInstant(date) > now)
    .reduce((sum, { sale, extra }) => sum + sale + extra, 0);

/** Refund, rial; 0 when cancelling is refused. */
function paidBack(stay: Stay, now: number): number {
  const facts = { isPaid: true, isOnRequest: false, isExtended: false, isOver: now >= checkOutInstant(stay.checkOut) };
  if (transitionOf("successful", "cancel", facts) === null) return 0;
  return stay.paid - penaltyOf(stayPenaltyLines(stay), now).penalty;
}
