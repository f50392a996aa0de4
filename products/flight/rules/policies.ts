import type { CancellationPolicy } from "#domain/contract/cancellation.shapes.ts";

type Percents = readonly [noon3: number, noon1: number, hours3: number, after: number];

/** Removes a step that costs the same as the next: a step ends where the cost rises. */
function policy(id: string, [noon3, noon1, hours3, after]: Percents): CancellationPolicy {
  const steps: CancellationPolicy["steps"] = [
    { days_before: null, hours_before: null, noon_days_before: 3, percent: noon3 },
    { days_before: null, hours_before: null, noon_days_before: 1, percent: noon1 },
    { days_before: null, hours_before: 3, percent: hours3 },
    { days_before: null, hours_before: null, percent: after },
  ];
  return { id, base: "fare", steps: steps.filter(({ percent }, at) => percent !== steps[at + 1]?.percent) };
}

/**
 * Cancellation policies of flights, longest notice first: shares of the fare, without taxes and seats, until noon three
 * days and one day before the local day of departure, until three hours before it, and after that. `system_classic` is
 * published by an agency for many classes of scheduled flights; the others are this project's own.
 */
export const flightPolicies: readonly CancellationPolicy[] = [
  policy("system_flex", [10, 20, 30, 50]),
  policy("system_classic", [20, 30, 60, 80]),
  policy("system_saver", [50, 70, 100, 100]),
  policy("charter_table", [40, 60, 80, 100]),
  policy("charter", [100, 100, 100, 100]),
];

const always = (id: string, base: CancellationPolicy["base"], percent: number): CancellationPolicy => ({
  id,
  base,
  steps: [{ days_before: null, hours_before: null, percent }],
});

/** Seats are refunded until they are issued, then not. */
export const SEATS_POLICIES = {
  issued: always("flight_seats_issued", "seats", 100),
  chosen: always("flight_seats_chosen", "seats", 0),
} as const;

/** Policy after an act of the carrier. */
export const CARRIER_POLICY: CancellationPolicy = always("flight_by_carrier", "fare", 0);

const policyById = new Map(flightPolicies.map((one) => [one.id, one]));

/** @throws for an unknown policy: every fare names one of these. */
export function policyOfFlight(id: string): CancellationPolicy {
  const found = policyById.get(id);
  if (found === undefined) throw new Error(`There is no policy ${id} of flights`);
  return found;
}
