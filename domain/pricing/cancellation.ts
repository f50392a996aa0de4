import { addDays } from "../calendar/arithmetic.ts";
import type { IsoDate } from "../calendar/types.ts";
import type { CancellationPolicy } from "../contract/property.shapes.ts";

type CancellationStep = CancellationPolicy["steps"][number];

/** Up to and including which date a cancellation costs `percent`; null: from the date before it on, for ever. */
export type CancellationDeadline = { until: IsoDate | null; percent: number };

const HOURS_IN_DAY = 24;

/**
 * The steps of a policy as dates of one stay, earliest first. Hours count back from 14:00 of the
 * check-in day, so a step of 48 hours ends at 14:00 two days before.
 */
export const cancellationDeadlines = (policy: CancellationPolicy, checkIn: IsoDate): CancellationDeadline[] =>
  [...policy.steps]
    .map((step) => ({ until: lastDateOf(step, checkIn), percent: step.percent }))
    .sort((a, b) => (a.until ?? "9999").localeCompare(b.until ?? "9999"));

/** The last date on which a cancellation costs nothing; null when it always costs something. */
export const freeUntil = (policy: CancellationPolicy, checkIn: IsoDate): IsoDate | null =>
  cancellationDeadlines(policy, checkIn).findLast(({ until, percent }) => percent === 0 && until !== null)?.until ??
  null;

function lastDateOf({ days_before, hours_before }: CancellationStep, checkIn: IsoDate): IsoDate | null {
  if (days_before !== null) return addDays(checkIn, -days_before);
  if (hours_before !== null) return addDays(checkIn, -Math.ceil(hours_before / HOURS_IN_DAY));
  return null;
}
