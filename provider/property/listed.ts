import type { StayPrice } from "#domain/contract/property.shapes.ts";
import { nightAverage } from "#domain/pricing/pricing.ts";
import type { Party } from "#domain/rooms.ts";
import type { Candidate } from "./candidates.ts";
import { cheapestStay, type PlanWish, suits } from "./cheapest-stay.ts";
import type { PlanTotals } from "./plan-totals.ts";

/** A property as a list has it: its facts, and what it costs here. */
export type Listed = {
  candidate: Candidate;
  /** What prices are compared by: the night average of the stay, or the lowest coming night where no stay is asked for. */
  price: number | null;
  stay: StayPrice | null;
  /** Whether it can be had: for the stay, or at all. */
  isOpen: boolean;
  /** Metres from what the list is about, where it is about a place. */
  meters: number | null;
};

/** A property on a list without dates. */
export function listedAtAll(candidate: Candidate): Listed {
  const isOpen = candidate.isActive && candidate.isBookable && candidate.fromPrice !== null;
  return { candidate, price: candidate.fromPrice, stay: null, isOpen, meters: null };
}

/** A property for a stay of these parties, at its cheapest plans that suit the wish. `plans`: those open for it. */
export function listedForStay(
  candidate: Candidate,
  plans: readonly PlanTotals[],
  parties: readonly Party[],
  nights: number,
  wish: PlanWish,
): Listed {
  const takesGuests = candidate.isActive && candidate.isBookable;
  const suitable = takesGuests ? plans.filter((plan) => suits(plan, wish)) : [];
  const totals = suitable.length > 0 ? cheapestStay(suitable, parties, candidate.childPolicy) : null;
  if (totals === null) return { candidate, price: null, stay: null, isOpen: false, meters: null };
  const stay: StayPrice = {
    nights,
    rooms: parties.length,
    rack_total: totals.rackTotal,
    total: totals.total,
    night_average: nightAverage(totals.total, nights, parties.length),
  };
  return { candidate, price: stay.night_average, stay, isOpen: true, meters: null };
}
