import type { IsoDate } from "#domain/calendar/types.ts";
import { isOnSale } from "#domain/pricing/blocking.ts";
import { nightCharges } from "#domain/pricing/pricing.ts";
import { arrayLiteral, type Queryable } from "#provider/kernel/database/database.ts";
import { numbersIn } from "./numbers-text.ts";
import type { CityPlans } from "./plans.ts";

/** Flags of a night for a plan. */
export const ON_SALE = 1;
export const CLOSED_TO_ARRIVAL = 2;
export const CLOSED_TO_DEPARTURE = 4;

/**
 * One night of every plan of a city, in columns: a search reads a few of them from end to end. Rates are rial, as charged
 * (`nightCharges`); a plan without a row has no flag, a room type without a row has no room free.
 */
export type NightColumns = {
  sale: Float64Array;
  rack: Float64Array;
  extra: Float64Array;
  minStay: Uint16Array;
  maxStay: Uint16Array;
  flags: Uint8Array;
  /** By the index of the room type. */
  free: Int32Array;
};

export function emptyColumns({ plans, rooms }: CityPlans): NightColumns {
  return {
    sale: new Float64Array(plans.length),
    rack: new Float64Array(plans.length),
    extra: new Float64Array(plans.length),
    minStay: new Uint16Array(plans.length),
    maxStay: new Uint16Array(plans.length),
    flags: new Uint8Array(plans.length),
    free: new Int32Array(rooms.length),
  };
}

const PER_PLAN = 3 * Float64Array.BYTES_PER_ELEMENT + 2 * Uint16Array.BYTES_PER_ELEMENT + 1;
/** Returns the memory of one night of these plans, bytes. */
export const bytesOfNight = ({ plans, rooms }: CityPlans): number =>
  plans.length * PER_PLAN + rooms.length * Int32Array.BYTES_PER_ELEMENT;

const PRICE = `concat_ws(' ', rate_plan_id, coalesce(sale_rate, 0), coalesce(rack_rate, 0), extra_bed_rate, min_stay,
  max_stay, closed::int, CASE WHEN closed_to_arrival THEN ${CLOSED_TO_ARRIVAL} ELSE 0 END
  + CASE WHEN closed_to_departure THEN ${CLOSED_TO_DEPARTURE} ELSE 0 END)`;
const PRICES = `SELECT night, string_agg(${PRICE}, ' ') AS numbers FROM night_price`;
const STOCK =
  "SELECT night, string_agg(concat_ws(' ', room_type_id, total - held - sold), ' ') AS numbers FROM inventory_night";

const CITY_PRICES = `${PRICES} WHERE city_id = $1 AND night = ANY($2::date[]) GROUP BY night`;
const CITY_STOCK = `${STOCK} WHERE room_type_id = ANY(SELECT id FROM room_type WHERE city_id = $1) AND night = ANY($2::date[]) GROUP BY night`;
const SOME_PRICES = `${PRICES} WHERE rate_plan_id = ANY($1::int[]) AND night = ANY($2::date[]) GROUP BY night`;
const SOME_STOCK = `${STOCK} WHERE room_type_id = ANY($1::bigint[]) AND night = ANY($2::date[]) GROUP BY night`;

type NightText = { night: IsoDate; numbers: string };
/** The columns of some nights. */
export type Nights = ReadonlyMap<IsoDate, NightColumns>;

const dateLiteral = (nights: Iterable<IsoDate>) => `{${[...nights].join(",")}}`;

/** Fills empty columns with the nights of a whole city. */
export async function fillNights(from: Queryable, cityId: number, of: CityPlans, nights: Nights): Promise<void> {
  const values = [cityId, dateLiteral(nights.keys())];
  const [prices, stock] = await Promise.all([
    from.query<NightText>(CITY_PRICES, values, "prices_of_city"),
    from.query<NightText>(CITY_STOCK, values, "stock_of_city"),
  ]);
  write(of, nights, prices, stock);
}

/** Brings the nights of some plans, by their places, up to date in columns that are in use. */
export async function refreshNights(
  from: Queryable,
  of: CityPlans,
  nights: Nights,
  places: readonly number[],
): Promise<void> {
  const rooms = [...new Set(places.map((place) => of.roomOf[place] ?? 0))];
  const dates = dateLiteral(nights.keys());
  const planIds = places.flatMap((place) => of.plans[place]?.planId ?? []);
  const roomIds = rooms.flatMap((room) => of.rooms[room] ?? []);
  const [prices, stock] = await Promise.all([
    from.query<NightText>(SOME_PRICES, [arrayLiteral(planIds), dates], "prices_of_plans"),
    from.query<NightText>(SOME_STOCK, [arrayLiteral(roomIds), dates], "stock_of_rooms"),
  ]);
  for (const columns of nights.values()) {
    for (const place of places) columns.flags[place] = 0;
    for (const room of rooms) columns.free[room] = 0;
  }
  write(of, nights, prices, stock);
}

function write(of: CityPlans, nights: Nights, prices: readonly NightText[], stock: readonly NightText[]): void {
  for (const { night, numbers } of prices) {
    const columns = nights.get(night);
    if (columns) writePrices(of, columns, numbers);
  }
  for (const { night, numbers } of stock) {
    const columns = nights.get(night);
    if (columns) writeStock(of, columns, numbers);
  }
}

function writePrices({ placeOfPlan }: CityPlans, columns: NightColumns, text: string): void {
  const numbers = numbersIn(text);
  for (let at = 0; at < numbers.length; at += 8) {
    // Of a room type out of service, or added since the plans were read.
    const place = placeOfPlan.get(numbers[at] ?? 0);
    if (place === undefined) continue;
    const saleRate = numbers[at + 1] ?? 0;
    const { sale, rack, extra } = nightCharges({
      saleRate,
      rackRate: numbers[at + 2] ?? 0,
      extraBedRate: numbers[at + 3] ?? 0,
    });
    columns.sale[place] = sale;
    columns.rack[place] = rack;
    columns.extra[place] = extra;
    columns.minStay[place] = numbers[at + 4] ?? 0;
    columns.maxStay[place] = numbers[at + 5] ?? 0;
    const closed = numbers[at + 6] === 1;
    columns.flags[place] = (numbers[at + 7] ?? 0) + (isOnSale({ saleRate, closed }) ? ON_SALE : 0);
  }
}

function writeStock({ placeOfRoom }: CityPlans, columns: NightColumns, text: string): void {
  const numbers = numbersIn(text);
  for (let at = 0; at < numbers.length; at += 2) {
    const room = placeOfRoom.get(numbers[at] ?? 0);
    if (room !== undefined) columns.free[room] = numbers[at + 1] ?? 0;
  }
}
