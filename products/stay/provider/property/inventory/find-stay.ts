import { type ChildPolicy, type ExtraBeds, extraBedsOf, extraCharge, lackingPlaces } from "#domain/pricing/pricing.ts";
import type { Party } from "#domain/rooms.ts";
import { isOpenToParty } from "#domain/sale/audience.ts";
import { type PlanWish, suits } from "#products/stay/rules/plan-wish.ts";
import type { Candidate } from "../candidates.ts";
import { type CheapestStay, cheapestStay } from "../cheapest-stay.ts";
import type { WantedStay } from "../wanted-stay.ts";
import type { CityStays } from "./city.ts";
import type { KeptPlan } from "./plans.ts";
import { type StaySums, staySums } from "./stay-sums.ts";

/**
 * Result of a property for a stay: whether some open plan of the party that takes the first party is free to cancel, and whether one
 * is confirmed at once, the rest of the wish kept; and the cheapest way of those that suit.
 */
export type FoundStay = { isFreeToCancel: boolean; isOnline: boolean; cheapest: CheapestStay<KeptPlan> | null };

export const NOTHING_FOUND: FoundStay = { isFreeToCancel: false, isOnline: false, cheapest: null };

/** The cheapest way among the plans of a property that are open and suit; `take` each, and then `cheapest`. */
type Choice = {
  take(plan: KeptPlan, sums: StaySums, policy: ChildPolicy): void;
  /** Begins over. */
  cheapest(policy: ChildPolicy): CheapestStay<KeptPlan> | null;
};

/**
 * Finds the stay in one property of a city after another.
 *
 * @param isFreeToCancel whether a policy costs nothing now, for this stay.
 */
export function stayFinder(
  city: CityStays,
  wanted: WantedStay,
  wish: PlanWish,
  isFreeToCancel: (policyId: string) => boolean,
): (candidate: Candidate) => FoundStay {
  const { plans, rangeOf } = city.plans;
  const isFree = remembered(isFreeToCancel);
  const sumsAt = staySums(city, wanted);
  const [party, ...others] = wanted.parties;
  const anyCancelling = { ...wish, cancellable: undefined };
  const anyConfirmation = { ...wish, online: undefined };
  const choice = others.length === 0 && party ? chooseForOne(party) : chooseForAll(wanted.parties);

  return ({ id, childPolicy }) => {
    const [from, end] = rangeOf.get(id) ?? NO_PLANS;
    let [isAnyFree, isAnyOnline] = [false, false];
    for (let place = from; place < end; place++) {
      const plan = plans[place] as KeptPlan;
      if (!isOpenToParty(plan.audience, wanted.audience)) continue;
      const sums = sumsAt(place);
      if (sums === null) continue;
      const terms = { meal: plan.meal, online: plan.online, isFreeToCancel: isFree(plan.policyId) };
      if (terms.isFreeToCancel || terms.online) {
        const takes = party !== undefined && lackingPlaces(party, childPolicy, plan) === 0;
        isAnyFree ||= takes && terms.isFreeToCancel && suits(terms, anyCancelling);
        isAnyOnline ||= takes && terms.online && suits(terms, anyConfirmation);
      }
      if (suits(terms, wish)) choice.take(plan, sums, childPolicy);
    }
    return { isFreeToCancel: isAnyFree, isOnline: isAnyOnline, cheapest: choice.cheapest(childPolicy) };
  };
}

const NO_PLANS = [0, 0] as const;

/** Any number of parties: rooms are shared out between them. */
function chooseForAll(parties: readonly Party[]): Choice {
  let open: (KeptPlan & StaySums)[] = [];
  return {
    take: (plan, sums) => open.push({ ...plan, ...sums }),
    cheapest(policy) {
      const found = open.length === 0 ? null : cheapestStay(open, parties, policy);
      open = [];
      return found;
    },
  };
}

/** One party: the first of the cheapest plans. The same as for any number, ten times as quick. */
function chooseForOne(party: Party): Choice {
  const extraFor = extraCharges(party);
  let best: KeptPlan | null = null;
  let [total, rackTotal] = [Number.POSITIVE_INFINITY, 0];
  return {
    take(plan, sums, policy) {
      const extra = extraFor(plan, policy, sums);
      if (sums.sale + extra >= total) return;
      best = plan;
      total = sums.sale + extra;
      rackTotal = sums.rack + extra;
    },
    cheapest() {
      const found = best && { total, rackTotal, plans: [best] };
      best = null;
      total = Number.POSITIVE_INFINITY;
      return found;
    },
  };
}

/** Price of a party's extra beds, rial; infinite where it does not fit. Equal rooms are computed once. */
function extraCharges(party: Party): (plan: KeptPlan, policy: ChildPolicy, sums: StaySums) => number {
  const needs = new Map<number, ExtraBeds | null>();
  return (plan, policy, sums) => {
    const key = ((plan.capacity * 128 + plan.extraCapacity) * 128 + policy.freeUntil) * 128 + policy.halfUntil;
    let beds = needs.get(key);
    if (beds === undefined) {
      beds = lackingPlaces(party, policy, plan) === 0 ? extraBedsOf(party, policy, plan) : null;
      needs.set(key, beds);
    }
    return beds === null ? Number.POSITIVE_INFINITY : extraCharge(beds, sums);
  };
}

/** The same question is asked once. */
function remembered(ask: (key: string) => boolean): (key: string) => boolean {
  const answers = new Map<string, boolean>();
  return (key) => {
    const known = answers.get(key);
    if (known !== undefined) return known;
    const answer = ask(key);
    answers.set(key, answer);
    return answer;
  };
}
