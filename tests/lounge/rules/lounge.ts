import { HOUR_SECONDS } from "#domain/calendar/constants.ts";
import { tehranDate } from "#domain/calendar/today.ts";
import type { CancellationPolicy } from "#domain/contract/cancellation.shapes.ts";
import type { PenaltyLine } from "#domain/reservation/penalty.ts";

/** An airport lounge for an hour: one price for each seat, one policy. */

/** Seats of one booking. */
export const LOUNGE_SEATS = { min: 1, max: 9 } as const;

/** Length of a visit, seconds. */
export const VISIT = HOUR_SECONDS;

export const loungePolicy: CancellationPolicy = {
  id: "lounge",
  base: "whole_stay",
  steps: [
    { days_before: null, hours_before: 24, percent: 10 },
    { days_before: null, hours_before: null, percent: 100 },
  ],
};

/** Cost of cancelling a visit. */
export const penaltyLinesOf = (total: number, startsAt: number): readonly PenaltyLine[] => [
  {
    policy: loungePolicy,
    total,
    base: total,
    anchor: { day: tehranDate(startsAt), at: startsAt },
    begins: [{ at: startsAt, cost: total }],
  },
];
