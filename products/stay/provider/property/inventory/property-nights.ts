import { dayNumber, isoOfDayNumber } from "#domain/calendar/arithmetic.ts";
import type { IsoDate } from "#domain/calendar/types.ts";
import { arrayLiteral, type Queryable } from "#provider/kernel/database/database.ts";
import type { NightRow, StockRow } from "../offers.ts";
import { numbersIn } from "./numbers-text.ts";

/** Plans and room types whose nights are read. */
export type NightOwners = { planIds: readonly number[]; roomTypeIds: readonly number[] };

/** The nights of plans and the stock of room types over some days, each by its owner and in order. */
export type SomeNights = {
  nightsOf: ReadonlyMap<number, NightRow[]>;
  stockOf: ReadonlyMap<number, StockRow[]>;
};

/** Days of a block of nights, the unit of reading and keeping. */
const BLOCK_DAYS = 32;
const blockOf = (day: number): number => Math.floor(day / BLOCK_DAYS);

/** By plan and by room type: for each night its numbers, one after the other. */
type Block = { prices: ReadonlyMap<number, number[]>; stock: ReadonlyMap<number, number[]> };

// A rate that may be missing is one higher here, so that 0 says that there is none.
const PRICE_NUMBERS = 8;
const [CLOSED, CLOSED_TO_ARRIVAL, CLOSED_TO_DEPARTURE] = [1, 2, 4];
const DAY = "night - date '1970-01-01'";
const PRICES = `
  SELECT rate_plan_id AS owner, (${DAY}) / ${BLOCK_DAYS} AS block, string_agg(concat_ws(' ', ${DAY}, coalesce(rack_rate + 1, 0),
    coalesce(sale_rate + 1, 0), extra_bed_rate, baby_cot_rate, min_stay, max_stay, closed::int * ${CLOSED}
    + closed_to_arrival::int * ${CLOSED_TO_ARRIVAL} + closed_to_departure::int * ${CLOSED_TO_DEPARTURE}), ' ' ORDER BY night) AS numbers
  FROM night_price WHERE rate_plan_id = ANY($1::int[]) AND night BETWEEN $2::date AND $3::date GROUP BY 1, 2`;
const STOCK_NUMBERS = 3;
const STOCK = `
  SELECT room_type_id AS owner, (${DAY}) / ${BLOCK_DAYS} AS block,
    string_agg(concat_ws(' ', ${DAY}, total, held + sold), ' ' ORDER BY night) AS numbers
  FROM inventory_night WHERE room_type_id = ANY($1::bigint[]) AND night BETWEEN $2::date AND $3::date GROUP BY 1, 2`;

type BlockText = { owner: number; block: number; numbers: string };

/** The nights of one property in memory, block by block as they are asked for. */
export class PropertyNights {
  readonly #from: Queryable;
  readonly #of: NightOwners;
  readonly #blocks = new Map<number, Promise<Block>>();

  constructor(from: Queryable, of: NightOwners) {
    this.#from = from;
    this.#of = of;
  }

  /** Number of blocks kept. */
  get size(): number {
    return this.#blocks.size;
  }

  /** Approximate size of a block, bytes: numbers of eight bytes. */
  get bytesOfBlock(): number {
    const { planIds, roomTypeIds } = this.#of;
    return 8 * BLOCK_DAYS * (planIds.length * PRICE_NUMBERS + roomTypeIds.length * STOCK_NUMBERS);
  }

  /** The nights from a day up to and with another, in order. */
  async between(first: IsoDate, last: IsoDate): Promise<SomeNights> {
    const [from, to] = [dayNumber(first), dayNumber(last)];
    const dates = Array.from({ length: to - from + 1 }, (_, index) => isoOfDayNumber(from + index));
    const blocks = await this.#read(blockOf(from), blockOf(to));
    const pick = <T>(
      ids: readonly number[],
      part: keyof Block,
      width: number,
      make: (owner: number, night: IsoDate, numbers: readonly number[], at: number) => T,
    ): Map<number, T[]> => {
      const found = new Map<number, T[]>();
      for (const id of ids) {
        const rows: T[] = [];
        for (const block of blocks) {
          const numbers = block[part].get(id) ?? [];
          for (let at = 0; at < numbers.length; at += width) {
            const date = dates[(numbers[at] ?? 0) - from];
            if (date !== undefined) rows.push(make(id, date, numbers, at));
          }
        }
        if (rows.length > 0) found.set(id, rows);
      }
      return found;
    };
    return {
      nightsOf: pick(this.#of.planIds, "prices", PRICE_NUMBERS, nightRow),
      stockOf: pick(this.#of.roomTypeIds, "stock", STOCK_NUMBERS, stockRow),
    };
  }

  /** The blocks from the first to the last, in order; those that are missing are read in one go. */
  #read(first: number, last: number): Promise<Block[]> {
    const asked = Array.from({ length: last - first + 1 }, (_, index) => first + index);
    const missing = asked.filter((index) => !this.#blocks.has(index));
    const [from, to] = [missing[0], missing.at(-1)];
    if (from !== undefined && to !== undefined) {
      const reading = this.#readBlocks(from, to);
      for (const index of missing) {
        const block = reading.then((of) => of(index));
        // Callers that wait for it get the failure; the next call reads it over.
        block.catch(() => this.#blocks.delete(index));
        this.#blocks.set(index, block);
      }
    }
    return Promise.all(asked.map((index) => this.#blocks.get(index) as Promise<Block>));
  }

  async #readBlocks(first: number, last: number): Promise<(index: number) => Block> {
    const { planIds, roomTypeIds } = this.#of;
    const days = [isoOfDayNumber(first * BLOCK_DAYS), isoOfDayNumber((last + 1) * BLOCK_DAYS - 1)];
    const [prices, stock] = await Promise.all([
      this.#from.query<BlockText>(PRICES, [arrayLiteral(planIds), ...days], "price_blocks"),
      this.#from.query<BlockText>(STOCK, [arrayLiteral(roomTypeIds), ...days], "stock_blocks"),
    ]);
    const numbersOf = (texts: readonly BlockText[], index: number) =>
      new Map(texts.filter(({ block }) => block === index).map(({ owner, numbers }) => [owner, numbersIn(numbers)]));
    return (index) => ({ prices: numbersOf(prices, index), stock: numbersOf(stock, index) });
  }
}

const rateOf = (number = 0): number | null => (number === 0 ? null : number - 1);

function nightRow(planId: number, night: IsoDate, numbers: readonly number[], at: number): NightRow {
  const flags = numbers[at + 7] ?? 0;
  return {
    planId,
    night,
    rackRate: rateOf(numbers[at + 1]),
    saleRate: rateOf(numbers[at + 2]),
    extraBedRate: numbers[at + 3] ?? 0,
    babyCotRate: numbers[at + 4] ?? 0,
    minStay: numbers[at + 5] ?? 0,
    maxStay: numbers[at + 6] ?? 0,
    closed: (flags & CLOSED) !== 0,
    closedToArrival: (flags & CLOSED_TO_ARRIVAL) !== 0,
    closedToDeparture: (flags & CLOSED_TO_DEPARTURE) !== 0,
  };
}

const stockRow = (roomTypeId: number, night: IsoDate, numbers: readonly number[], at: number): StockRow => ({
  roomTypeId,
  night,
  total: numbers[at + 1] ?? 0,
  sold: numbers[at + 2] ?? 0,
});
