import { addDays, dayNumber, isoOfDayNumber } from "#domain/calendar/arithmetic.ts";
import type { IsoDate } from "#domain/calendar/types.ts";
import { nightPrice, nightStock } from "#fixtures/world/nights.ts";
import type { NightPrice, NightStock, World } from "#fixtures/world/types.ts";
import { arrayLiteral, type Queryable } from "../kernel/database/database.ts";
import { withoutIndexes } from "../kernel/database/without-indexes.ts";

const EPOCH = "1970-01-01";

// Nights travel as columns of numbers: dates as days since 1970, the three switches as bits of one.
const INSERT_PRICES = `
  INSERT INTO night_price (city_id, rate_plan_id, night, rack_rate, sale_rate, extra_bed_rate, baby_cot_rate, min_stay, max_stay,
    closed, closed_to_arrival, closed_to_departure)
  SELECT city, plan, date '${EPOCH}' + day, rack, sale, extra, cot, shortest, longest,
    switches & 1 <> 0, switches & 2 <> 0, switches & 4 <> 0
  FROM unnest($1::int[], $2::int[], $3::bigint[], $4::bigint[], $5::bigint[], $6::bigint[], $7::smallint[], $8::smallint[], $9::int[],
    $10::int[]) AS n (plan, day, rack, sale, extra, cot, shortest, longest, switches, city)`;

const INSERT_STOCK = `
  INSERT INTO inventory_night (room_type_id, night, total, sold, sold_elsewhere)
  SELECT room, date '${EPOCH}' + day, total, sold, sold
  FROM unnest($1::bigint[], $2::int[], $3::int[], $4::int[]) AS n (room, day, total, sold)`;

/** `day`: of the night, since 1970. */
type PlacedPrice = NightPrice & { cityId: number; day: number };
type PlacedStock = NightStock & { day: number };

/** In empty tables nothing is there yet, and not looking for it halves the time. */
const UNLESS_THERE = "ON CONFLICT DO NOTHING";

/** Rows per statement: fewer are slower, more take more memory than they save time. */
const BATCH = 5_000;

/**
 * Adds the nights from `from` to each property's horizon that are not there yet. `after` is the day from which horizons
 * were filled before, null when they never were. Returns how many prices it made.
 */
export async function topUp(tx: Queryable, world: World, from: IsoDate, after: IsoDate | null): Promise<number> {
  return after === null
    ? withoutIndexes(tx, ["night_price"], () => fill(tx, world, from, null))
    : fill(tx, world, from, after);
}

async function fill(tx: Queryable, world: World, from: IsoDate, after: IsoDate | null): Promise<number> {
  let prices: PlacedPrice[] = [];
  let stock: PlacedStock[] = [];
  let made = 0;
  const conflict = after === null ? "" : UNLESS_THERE;
  const flush = async () => {
    made += prices.length;
    await insertPrices(tx, prices, conflict);
    await insertStock(tx, stock, conflict);
    prices = [];
    stock = [];
  };
  for (const property of world.properties) {
    // Filled from `after` on, its horizon reached so far; only what lies beyond is new.
    const start = after === null ? from : later(from, addDays(after, property.horizon));
    const nights = nightsBetween(start, addDays(from, property.horizon));
    for (const roomType of property.roomTypes) {
      for (const { night, day } of nights) stock.push({ ...nightStock(world.seed, property, roomType, night), day });
      for (const plan of roomType.plans)
        for (const { night, day } of nights) {
          prices.push({ ...nightPrice(world.seed, property, plan, night), cityId: property.cityId, day });
        }
      if (prices.length >= BATCH) await flush();
    }
  }
  await flush();
  return made;
}

const later = (one: IsoDate, other: IsoDate): IsoDate => (one > other ? one : other);

function nightsBetween(from: IsoDate, until: IsoDate): { night: IsoDate; day: number }[] {
  const first = dayNumber(from);
  return Array.from({ length: Math.max(0, dayNumber(until) - first) }, (_, index) => ({
    night: isoOfDayNumber(first + index),
    day: first + index,
  }));
}

async function insertPrices(tx: Queryable, nights: readonly PlacedPrice[], conflict: string): Promise<void> {
  const column = (read: (night: PlacedPrice) => number | null) => arrayLiteral(nights.map(read));
  await tx.query(`${INSERT_PRICES} ${conflict}`, [
    column((night) => night.ratePlanId),
    column((night) => night.day),
    column((night) => night.rackRate),
    column((night) => night.saleRate),
    column((night) => night.extraBedRate),
    column((night) => night.babyCotRate),
    column((night) => night.minStay),
    column((night) => night.maxStay),
    column((night) => Number(night.closed) + 2 * Number(night.closedToArrival) + 4 * Number(night.closedToDeparture)),
    column((night) => night.cityId),
  ]);
}

async function insertStock(tx: Queryable, nights: readonly PlacedStock[], conflict: string): Promise<void> {
  const column = (read: (night: PlacedStock) => number) => arrayLiteral(nights.map(read));
  await tx.query(`${INSERT_STOCK} ${conflict}`, [
    column((night) => night.roomTypeId),
    column((night) => night.day),
    column((night) => night.total),
    column((night) => night.sold),
  ]);
}
