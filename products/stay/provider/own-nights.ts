import type { IsoDate } from "#domain/calendar/types.ts";
import type { Offer } from "./offer.ts";
import type { NightRow, StockRow } from "./property/offers.ts";
import { type Demand, demandOf } from "./stock.ts";

/** Nights that a change reads as its reservation has them: open at their price, and their rooms not taken by itself. */

/** Nights of some plans for a stay, as a room that keeps its plan has them; those of the offer are open, and have a price also where none is on sale any more. */
export function withOwnNights(
  nights: readonly NightRow[],
  { rooms }: Offer,
  { checkIn, checkOut }: Pick<Demand, "checkIn" | "checkOut">,
): NightRow[] {
  const byKey = new Map(nights.map((night) => [keyOf(night.planId, night.night), night]));
  for (const { ratePlanId, nights: bought } of rooms) {
    for (const { date, rack, sale } of bought.filter(({ date }) => date >= checkIn && date < checkOut)) {
      const key = keyOf(ratePlanId, date);
      const known = byKey.get(key) ?? { ...UNRULED, planId: ratePlanId, night: date };
      byKey.set(key, { ...known, rackRate: known.rackRate ?? rack, saleRate: known.saleRate ?? sale, closed: false });
    }
  }
  return [...byKey.values()].toSorted((one, other) => one.planId - other.planId || compare(one.night, other.night));
}

/** Stock of some room types without what the offer takes of it. */
export function withOwnRooms(stock: readonly StockRow[], offer: Offer): StockRow[] {
  const { checkIn, checkOut, roomsOf } = demandOf(offer);
  return stock.map((row) =>
    row.night >= checkIn && row.night < checkOut
      ? { ...row, sold: row.sold - (roomsOf.get(row.roomTypeId) ?? 0) }
      : row,
  );
}

/** Rules of a night that is on no plan any more. */
const UNRULED = {
  rackRate: null,
  saleRate: null,
  extraBedRate: 0,
  babyCotRate: 0,
  minStay: 1,
  maxStay: Number.MAX_SAFE_INTEGER,
  closed: false,
  closedToArrival: false,
  closedToDeparture: false,
};

const keyOf = (planId: number, night: IsoDate): string => `${planId} ${night}`;
const compare = (one: IsoDate, other: IsoDate): number => (one < other ? -1 : one > other ? 1 : 0);
