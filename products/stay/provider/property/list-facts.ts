import type { IsoDate } from "#domain/calendar/types.ts";
import { type Change, isOfStays } from "#provider/kernel/change/change.ts";
import { renewGathered } from "#provider/kernel/change/gathered.ts";
import { today } from "#provider/kernel/clock.ts";
import { arrayLiteral, type Queryable } from "#provider/kernel/database/database.ts";
import type { Services } from "#provider/services.ts";
import { type FromPrice, fromPriceOf, fromPricePeriod, type SoldPlan } from "./from-price.ts";
import { PropertyNights } from "./inventory/property-nights.ts";

/** Properties read and written at once. */
const BATCH = 200;

type PlanRow = SoldPlan & {
  propertyId: number;
  isActive: boolean;
  isBookable: boolean;
  freeUntil: number;
  halfUntil: number;
};

const PLANS = `
  SELECT property.id AS "propertyId", is_active AS "isActive", is_bookable AS "isBookable", free_until AS "freeUntil",
    half_until AS "halfUntil", rt.id AS "roomTypeId", rp.id AS "planId", rt.capacity, rt.extra_capacity AS "extraCapacity"
  FROM property JOIN room_type rt ON rt.property_id = property.id AND NOT rt.out_of_service
  JOIN rate_plan rp ON rp.room_type_id = rt.id AND rp.guest_nationality <> 'foreign'
  WHERE property.id = ANY($1::int[]) ORDER BY property.id, rt.id, rp.id`;

const KEEP = `
  UPDATE property SET from_price = found.price, from_rack = found.rack, from_date = found.date, from_nights = found.nights
  FROM jsonb_to_recordset($1::jsonb) AS found (id int, price bigint, rack bigint, date date, nights int)
  WHERE property.id = found.id AND (property.from_price, property.from_rack, property.from_date, property.from_nights)
    IS DISTINCT FROM (found.price, found.rack, found.date, found.nights)`;

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
 * Refreshes the lowest coming prices, which lists without dates show, sort and filter by: each day, and after changes
 * (`renewFromPrices`). A property that did not change is not written.
 */
export async function refreshFromPrices(from: Queryable, day: IsoDate, which: Which = "all"): Promise<void> {
  const ids = await idsOf(from, which);
  for (let start = 0; start < ids.length; start += BATCH) {
    await refreshBatch(from, day, ids.slice(start, start + BATCH));
  }
}

/** Scope of a change among the lowest coming prices: a property, or a whole city. */
export function priceKeyOf(change: Change): string | null {
  if (!isOfStays(change)) return null;
  const { cityId, propertyId } = change;
  if (cityId === null) return "all";
  return propertyId === null ? `city-${cityId}` : `property-${propertyId}`;
}

/**
 * Job: computes the lowest coming prices of properties changed since its last turn. Lists hear of new prices as of any
 * other change.
 */
export const renewFromPrices = ({ database, changes, stalePrices, clock }: Renewing): Promise<boolean> =>
  renewGathered(changes, stalePrices, (keys) => refreshFromPrices(database, today(clock), whichOf(keys)));

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
  const found = ids.map((id) => ({ id, ...lowestOf(plansOf.get(id) ?? []) }));
  await from.query(KEEP, [JSON.stringify(found)], "keep_from_prices");

  function lowestOf(some: readonly PlanRow[]): FromPrice | null {
    const [first] = some;
    if (first === undefined) return null;
    const { isActive, isBookable, freeUntil, halfUntil } = first;
    return fromPriceOf(some, nights, { isActive, isBookable, childPolicy: { freeUntil, halfUntil } }, day);
  }
}
