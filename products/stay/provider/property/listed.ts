import type { StayPrice } from "#domain/contract/property-card.shapes.ts";
import { nightAverage } from "#domain/pricing/pricing.ts";
import type { Party } from "#domain/rooms.ts";
import type { AttractionRow } from "#provider/atlas/place/atlas.ts";
import type { Candidate } from "./candidates.ts";
import type { FoundStay } from "./inventory/find-stay.ts";
import type { KeptPlan } from "./inventory/plans.ts";

/** A stay at its cheapest plans, one for each party. */
export type ListedStay = Omit<StayPrice, "cancellation" | "guest_nationality"> & { plans: readonly KeptPlan[] };

/** A property as a list has it: its facts, and its price here. */
export type Listed = {
  candidate: Candidate;
  /** Price for comparisons: the night average of the stay, or without a stay the lowest coming price for two. */
  price: number | null;
  stay: ListedStay | null;
  /** True when it can be had: for the stay, or at all. */
  isOpen: boolean;
  /** True when it can be had under a policy that is free to cancel: now and for the stay, or for some stay. */
  isFreeToCancel: boolean;
  /** True when it can be had at a rate that is confirmed at once. */
  isOnline: boolean;
  /** Metres from the place that the list is about, if any. */
  meters: number | null;
  /** The sight that the list is about or narrowed to. */
  sight: { sight: AttractionRow; meters: number } | null;
  /** Ids of the sights that it is a walk away from, of those that the list may be narrowed to. */
  near: readonly string[];
};

/** Fields that a list fills in once it is about a place. */
const NO_PLACE = { meters: null, sight: null, near: [] } as const;

/** A property on a list without dates. */
export function listedAtAll(candidate: Candidate): Listed {
  const isOpen = candidate.isActive && candidate.isBookable && candidate.fromPrice !== null;
  // An unavailable property has no price to be compared by.
  const price = isOpen ? candidate.fromPrice : null;
  const [isFreeToCancel, isOnline] = [isOpen && candidate.cancellable, isOpen && candidate.online];
  return { candidate, price, stay: null, isOpen, isFreeToCancel, isOnline, ...NO_PLACE };
}

/** A property for a stay of these parties, with the stay found in it. */
export function listedForStay(
  candidate: Candidate,
  { isFreeToCancel, isOnline, cheapest }: FoundStay,
  parties: readonly Party[],
  nights: number,
): Listed {
  if (cheapest === null)
    return { candidate, price: null, stay: null, isOpen: false, isFreeToCancel, isOnline, ...NO_PLACE };
  const stay: ListedStay = {
    nights,
    rooms: parties.length,
    rack_total: cheapest.rackTotal,
    total: cheapest.total,
    night_average: nightAverage(cheapest.total, nights, parties.length),
    plans: cheapest.plans,
  };
  return { candidate, price: stay.night_average, stay, isOpen: true, isFreeToCancel, isOnline, ...NO_PLACE };
}
