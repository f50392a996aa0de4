import type { LRUCache } from "lru-cache";
import { formatRooms } from "#domain/rooms.ts";
import type { PlanWish } from "#products/stay/rules/plan-wish.ts";
import { createCountBoundedCache } from "#runtime/count-bounded.ts";
import type { FreePolicies } from "../cancellations.ts";
import type { WantedStay } from "../wanted-stay.ts";
import type { CityStays } from "./city.ts";
import { type FoundStay, NOTHING_FOUND, stayFinder } from "./find-stay.ts";
import type { KeptPlan } from "./plans.ts";

/** Results of one party for a stay in every property of a city, by the index of its candidate. Rial. */
type FoundColumns = {
  total: Float64Array;
  rackTotal: Float64Array;
  /** Index of the cheapest plan; -1 where none is open. */
  plan: Int32Array;
  isFreeToCancel: Uint8Array;
  isOnline: Uint8Array;
};

/** Results in a city since it last changed, by request. */
export type FoundBefore = LRUCache<string, FoundColumns>;

/** Stays of a city that are remembered: a visitor sorts, filters and turns pages of one. */
const MAX_REMEMBERED = 32;

/** An empty memory of what is found in a city. */
export const nothingFoundBefore = (): FoundBefore => createCountBoundedCache(MAX_REMEMBERED);

/** Finds a stay in each property of a city, by the index of its candidate. */
export function findStays(
  city: CityStays,
  wanted: WantedStay,
  wish: PlanWish,
  free: FreePolicies,
): (place: number) => FoundStay {
  const find = stayFinder(city, wanted, wish, free.has);
  const found = (place: number): FoundStay => {
    const candidate = city.candidates[place];
    return candidate?.isActive && candidate.isBookable ? find(candidate) : NOTHING_FOUND;
  };
  // The distribution of rooms among several parties does not fit in columns.
  if (wanted.parties.length > 1) return found;
  const { total, rackTotal, plan, isFreeToCancel, isOnline } = remembered(city, keyOf(wanted, wish, free), found);
  return (place) => {
    const cheapest = city.plans.plans[plan[place] as number];
    return {
      isFreeToCancel: isFreeToCancel[place] === 1,
      isOnline: isOnline[place] === 1,
      cheapest: cheapest
        ? { total: total[place] as number, rackTotal: rackTotal[place] as number, plans: [cheapest] }
        : null,
    };
  };
}

const keyOf = (
  { checkIn, lengthOfStay, parties, audience }: WantedStay,
  { meal, online, cancellable }: PlanWish,
  free: FreePolicies,
) => [audience, checkIn, lengthOfStay, formatRooms([...parties]), meal, online, cancellable, free.key].join(" ");

function remembered(city: CityStays, key: string, found: (place: number) => FoundStay): FoundColumns {
  const known = city.found.get(key);
  if (known !== undefined) return known;
  const columns = columnsOf(city, found);
  city.found.set(key, columns);
  return columns;
}

function columnsOf({ candidates, plans }: CityStays, found: (place: number) => FoundStay): FoundColumns {
  const { length } = candidates;
  const columns = {
    total: new Float64Array(length),
    rackTotal: new Float64Array(length),
    plan: new Int32Array(length).fill(-1),
    isFreeToCancel: new Uint8Array(length),
    isOnline: new Uint8Array(length),
  };
  for (let place = 0; place < length; place++) {
    const { cheapest, isFreeToCancel, isOnline } = found(place);
    columns.isFreeToCancel[place] = Number(isFreeToCancel);
    columns.isOnline[place] = Number(isOnline);
    if (cheapest === null) continue;
    const [plan] = cheapest.plans as [KeptPlan];
    columns.total[place] = cheapest.total;
    columns.rackTotal[place] = cheapest.rackTotal;
    columns.plan[place] = plans.placeOfPlan.get(plan.planId) ?? -1;
  }
  return columns;
}
