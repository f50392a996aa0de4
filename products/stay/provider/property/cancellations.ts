import type { Stay } from "#domain/calendar/stay.ts";
import type { StayPrice } from "#domain/contract/property-card.shapes.ts";
import type { NightRates } from "#domain/pricing/pricing.ts";
import type { Party } from "#domain/rooms.ts";
import { cancellationSentence } from "#domain/sale/cancellation-sentence.ts";
import { isFreeToCancel, stayPenaltyLines } from "#products/stay/rules/penalty-lines.ts";
import type { Atlas } from "#provider/atlas/place/atlas.ts";
import type { Services } from "#provider/services.ts";
import type { Listed } from "./listed.ts";
import { nightsOfPlans, policyOf, pricedStay } from "./offers.ts";

/** Policies that cost nothing; `key` is the same for the same ones. */
export type FreePolicies = { has(policyId: string): boolean; key: string };

/** Policies that are free to cancel now for a stay. */
export function freePolicies(atlas: Atlas, { checkIn }: Stay, at: number): FreePolicies {
  const free = new Set(
    [...atlas.policies.values()].filter((policy) => isFreeToCancel(policy, checkIn, at)).map(({ id }) => id),
  );
  return { has: (policyId) => free.has(policyId), key: [...free].sort().join() };
}

/** Cost of cancelling the stay at each of these properties, at the plans whose price its card shows. */
export async function cancellationsOf(
  open: readonly Listed[],
  stay: Stay,
  parties: readonly Party[],
  { database, inventory, atlas, clock }: Services,
): Promise<ReadonlyMap<number, StayPrice["cancellation"]>> {
  const at = clock();
  const rates = new Map<number, readonly NightRates[] | null>(
    open.flatMap(({ candidate: { cityId }, stay: listed }) =>
      (listed?.plans ?? []).map(({ planId }) => [planId, inventory.rates({ cityId, planId }, stay)]),
    ),
  );
  const missing = [...rates].flatMap(([planId, found]) => (found === null ? [planId] : []));
  const read = missing.length === 0 ? null : await nightsOfPlans(database, missing, stay);
  return new Map(
    open.map(({ candidate, stay: listed }) => {
      const rooms = (listed?.plans ?? []).map((plan, index) => {
        const nights = rates.get(plan.planId) ?? read?.get(plan.planId) ?? [];
        const priced = pricedStay(nights, parties[index]!, candidate.childPolicy, plan, stay);
        return {
          policy: policyOf(atlas.current(), plan.policyId),
          nights: priced?.nights ?? [],
          total: priced?.total ?? 0,
        };
      });
      return [candidate.id, cancellationSentence(stayPenaltyLines({ checkIn: stay.checkIn, rooms }), at)];
    }),
  );
}
