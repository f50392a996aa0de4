import type { IsoDate } from "#domain/calendar/types.ts";
import type { FareDay } from "#products/flight/contract/flight-routes.shapes.ts";

/** The cheapest of some days, the earliest of equals; null where none can be bought. */
export function lowestDay(days: readonly FareDay[]): { date: IsoDate; min_price: number } | null {
  let lowest: { date: IsoDate; min_price: number } | null = null;
  for (const { date, min_price } of days)
    if (min_price !== null && (lowest === null || min_price < lowest.min_price)) lowest = { date, min_price };
  return lowest;
}
