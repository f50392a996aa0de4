import type { IsoDate } from "#domain/calendar/types.ts";
import { type Audience, isOpenToParty, type PartyAudience } from "#domain/sale/audience.ts";
import { type Change, isOfStays } from "#provider/kernel/change/change.ts";
import { renewGathered } from "#provider/kernel/change/gathered.ts";
import { today } from "#provider/kernel/clock.ts";
import { arrayLiteral, type Queryable } from "#provider/kernel/database/database.ts";
import type { Services } from "#provider/services.ts";
import { type FromPrice, fromPriceOf, fromPricePeriod, type SoldPlan } from "./from-price.ts";
import { PropertyNights, type SomeNights } from "./inventory/property-nights.ts";
import type { ListFacts } from "./schema.ts";

/** Properties read and written at once. */
const BATCH = 200;

type PlanRow = SoldPlan & {
  propertyId: number;
  isActive: boolean;
  isBookable: boolean;
  freeUntil: number;
  halfUntil: number;
  meal: string;
  online: boolean;
  cancellable: boolean;
  audience: Audience;
};

const PLANS = `
  SELECT property.id AS "propertyId", is_active AS "isActive", is_bookable AS "isBookable", free_until AS "freeUntil",
    half_until AS "halfUntil", rt.id AS "roomTypeId", rp.id AS "planId", rt.capacity, rt.extra_capacity AS "extraCapacity",
    rp.meal, rp.confirmation = 'online' AS online, rp.cancellable, rp.guest_nationality AS audience
  FROM property JOIN room_type rt ON rt.property_id = property.id AND NOT rt.out_of_service
  JOIN rate_plan rp ON rp.room_type_id = rt.id
  WHERE property.id = ANY($1::int[]) ORDER BY property.id, rt.id, rp.id`;

/** Processes of the version before read the columns of an Iranian party. */
const KEEP = `
  UPDATE property SET list_facts = found.facts,
    meals = ARRAY(SELECT jsonb_array_elements_text(found.facts #> '{iranian,meals}')),
    online = (found.facts #>> '{iranian,online}')::boolean,
    cancellable = (found.facts #>> '{iranian,cancellable}')::boolean,
    from_price = (found.facts #>> '{iranian,fromPrice}')::bigint, from_rack = (found.facts #>> '{iranian,fromRack}')::bigint,
    from_date = (found.facts #>> '{iranian,fromDate}')::date, from_nights = (found.facts #>> '{iranian,fromNights}')::int
  FROM jsonb_to_recordset($1::jsonb) AS found (id int, facts jsonb)
  WHERE property.id = found.id AND property.list_facts <> found.facts`;

/** Selection of properties: all of them, or some by their ids and those of some cities. */
type Which = { cities: readonly number[]; properties: readonly number[] } | "all";

async function idsOf({ query }: Queryable, which: Which): Promise<number[]> {
  const rows = await (which === "all"
    ? query<{ id: number }>("SELECT id FROM property ORDER BY id")
    : query<{ id: number }>(
        "SELECT id FROM property WHERE city_id = ANY($1::int[]) OR id = ANY($2::int[]) ORDER BY id",
        [arrayLiteral(which.cities), arrayLiteral(which.properties)],
      ));
  return rows.map(({ id }) => id);
}

/**
 * Refreshes what lists without dates show, sort and filter by, for each audience of a party: each day, and after changes
 * (`renewListFacts`). A property that did not change is not written.
 */
export async function refreshListFacts(from: Queryable, day: IsoDate, which: Which = "all"): Promise<void> {
  const ids = await idsOf(from, which);
  for (let start = 0; start < ids.length; start += BATCH) {
    await refreshBatch(from, day, ids.slice(start, start + BATCH));
  }
}

/** Scope of a change among the facts of lists: a property, or a whole city. */
export function priceKeyOf(change: Change): string | null {
  if (!isOfStays(change)) return null;
  const { cityId, propertyId } = change;
  if (cityId === null) return "all";
  return propertyId === null ? `city-${cityId}` : `property-${propertyId}`;
}

/**
 * Job: computes the facts of properties changed since its last turn. Lists hear of new ones as of any other change.
 */
export const renewListFacts = ({ database, changes, stalePrices, clock }: Renewing): Promise<boolean> =>
  renewGathered(changes, stalePrices, (keys) => refreshListFacts(database, today(clock), whichOf(keys)));

type Renewing = Pick<Services, "database" | "changes" | "stalePrices" | "clock">;

function whichOf(keys: readonly string[] | "all"): Which {
  if (keys === "all") return "all";
  const idsIn = (kind: string) => keys.flatMap((key) => (key.startsWith(kind) ? [Number(key.slice(kind.length))] : []));
  return { cities: idsIn("city-"), properties: idsIn("property-") };
}

async function refreshBatch(from: Queryable, day: IsoDate, ids: readonly number[]): Promise<void> {
  const plans = await from.query<PlanRow>(PLANS, [arrayLiteral(ids)], "plans_of_from_prices");
  const nights = await new PropertyNights(from, {
    planIds: plans.map(({ planId }) => planId),
    roomTypeIds: [...new Set(plans.map(({ roomTypeId }) => roomTypeId))],
  }).between(...fromPricePeriod(day));
  const plansOf = Map.groupBy(plans, ({ propertyId }) => propertyId);
  const found = ids.map((id) => ({ id, facts: factsOf(plansOf.get(id) ?? [], nights, day) }));
  await from.query(KEEP, [JSON.stringify(found)], "keep_list_facts");
}

/** Facts of the plans of a property, of which most are open to all: the same plans are looked at once. */
function factsOf(plans: readonly PlanRow[], nights: SomeNights, day: IsoDate): Record<PartyAudience, ListFacts> {
  const known = new Map<string, ListFacts>();
  const factsFor = (audience: PartyAudience): ListFacts => {
    const open = plans.filter((plan) => isOpenToParty(plan.audience, audience));
    const key = open.map(({ planId }) => planId).join(" ");
    const facts = known.get(key) ?? factsOfOpen(open, nights, day);
    known.set(key, facts);
    return facts;
  };
  return { iranian: factsFor("iranian"), foreign: factsFor("foreign"), mixed: factsFor("mixed") };
}

function factsOfOpen(plans: readonly PlanRow[], nights: SomeNights, day: IsoDate): ListFacts {
  const lowest = lowestOf(plans, nights, day);
  return {
    meals: [...new Set(plans.map(({ meal }) => meal))].sort(),
    online: plans.some(({ online }) => online),
    cancellable: plans.some(({ cancellable }) => cancellable),
    fromPrice: lowest?.price ?? null,
    fromRack: lowest?.rack ?? null,
    fromDate: lowest?.date ?? null,
    fromNights: lowest?.nights ?? null,
  };
}

function lowestOf(plans: readonly PlanRow[], nights: SomeNights, day: IsoDate): FromPrice | null {
  const [first] = plans;
  if (first === undefined) return null;
  const { isActive, isBookable, freeUntil, halfUntil } = first;
  return fromPriceOf(plans, nights, { isActive, isBookable, childPolicy: { freeUntil, halfUntil } }, day);
}
