import { type ChildPolicy, extraBedsOf, extraCharge, lackingPlaces } from "#domain/pricing/pricing.ts";
import type { Party } from "#domain/rooms.ts";
import type { PlanSums } from "./open-plans.ts";

/** Rial, over all rooms and nights; `plans` in the order of the parties. */
export type CheapestStay<Plan> = { total: number; rackTotal: number; plans: readonly Plan[] };

/** A plan for one party: rial, over all nights. */
type Choice<Plan> = { plan: Plan; total: number; rackTotal: number };

/**
 * The cheapest way to put every party into a room of its own, over the whole stay; null when there is none. Rooms of
 * one type are counted together, so two parties never get the same last room.
 */
export function cheapestStay<Plan extends PlanSums>(
  plans: readonly Plan[],
  parties: readonly Party[],
  policy: ChildPolicy,
): CheapestStay<Plan> | null {
  // Only the cheapest plan of each room type can be part of the cheapest way: plans of a type share its rooms.
  const choices = parties.map((party) => choicesOf(plans, party, policy));
  let best: CheapestStay<Plan> | null = null;
  const taken = new Map<number, number>();
  const place = (index: number, total: number, rackTotal: number, chosen: readonly Plan[]): void => {
    if (best !== null && total >= best.total) return;
    if (index === choices.length) {
      best = { total, rackTotal, plans: chosen };
      return;
    }
    for (const choice of choices[index] ?? []) {
      const { plan } = choice;
      const used = taken.get(plan.roomTypeId) ?? 0;
      if (used >= plan.free) continue;
      taken.set(plan.roomTypeId, used + 1);
      place(index + 1, total + choice.total, rackTotal + choice.rackTotal, [...chosen, plan]);
      taken.set(plan.roomTypeId, used);
    }
  };
  place(0, 0, 0, []);
  return best;
}

/** For one party: each room type that fits, at its cheapest plan, cheapest first. */
function choicesOf<Plan extends PlanSums>(plans: readonly Plan[], party: Party, policy: ChildPolicy): Choice<Plan>[] {
  const cheapest = new Map<number, Choice<Plan>>();
  for (const plan of plans) {
    if (lackingPlaces(party, policy, plan) > 0) continue;
    const extra = extraCharge(extraBedsOf(party, policy, plan), plan);
    const known = cheapest.get(plan.roomTypeId);
    if (known && known.total <= plan.sale + extra) continue;
    cheapest.set(plan.roomTypeId, { plan, total: plan.sale + extra, rackTotal: plan.rack + extra });
  }
  return [...cheapest.values()].sort((one, other) => one.total - other.total);
}
