import type { CancellationPolicy } from "#domain/contract/cancellation.shapes.ts";

/**
 * Cancellation policies of tours, longest notice first: shares of the tour's price, without its visas. Days count back
 * from the day of departure, hours from its hour. `tour_standard` is published by an agency as its reading of the
 * ministry's circular on package tours; `tour_peak` (Nowruz, last seats) and `tour_flexible` are this project's own.
 */
export const tourPolicies: readonly CancellationPolicy[] = [
  {
    id: "tour_standard",
    base: "whole_tour",
    steps: [
      { days_before: 31, hours_before: null, percent: 20 },
      { days_before: 21, hours_before: null, percent: 30 },
      { days_before: null, hours_before: 72, percent: 50 },
      { days_before: null, hours_before: 0, percent: 70 },
      { days_before: null, hours_before: null, percent: 100 },
    ],
  },
  {
    id: "tour_peak",
    base: "whole_tour",
    steps: [
      { days_before: 21, hours_before: null, percent: 50 },
      { days_before: null, hours_before: 72, percent: 80 },
      { days_before: null, hours_before: null, percent: 100 },
    ],
  },
  {
    id: "tour_flexible",
    base: "whole_tour",
    steps: [
      { days_before: 14, hours_before: null, percent: 0 },
      { days_before: null, hours_before: 72, percent: 30 },
      { days_before: null, hours_before: 0, percent: 50 },
      { days_before: null, hours_before: null, percent: 100 },
    ],
  },
];

/** A visa's fee: refunded in full up to the anchor, then not at all. */
export const VISA_POLICY: CancellationPolicy = {
  id: "tour_visa",
  base: "whole_tour",
  steps: [
    { days_before: null, hours_before: 0, percent: 0 },
    { days_before: null, hours_before: null, percent: 100 },
  ],
};

/** Policy for a cancellation by anyone but the traveller. */
export const NO_FEE_POLICY: CancellationPolicy = {
  id: "tour_not_by_traveller",
  base: "whole_tour",
  steps: [{ days_before: null, hours_before: null, percent: 0 }],
};

const policyById = new Map(tourPolicies.map((policy) => [policy.id, policy]));

/** @throws for an unknown policy: every offer names one of these. */
export function policyOfTour(id: string): CancellationPolicy {
  const policy = policyById.get(id);
  if (policy === undefined) throw new Error(`There is no policy ${id} of tours`);
  return policy;
}
