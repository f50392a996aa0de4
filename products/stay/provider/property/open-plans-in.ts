import { checkOutOf, type Stay } from "#domain/calendar/stay.ts";
import { blockingOf } from "#domain/pricing/blocking.ts";
import { roundToTen } from "#domain/pricing/pricing.ts";
import type { NightRow, PropertyRules, StayFacts, StockRow } from "./offers.ts";
import type { PlanSums } from "./plan-totals.ts";

/** The plans of a property's facts that take guests for a stay, in order of room type and plan. */
export function openPlansIn(facts: StayFacts, property: PropertyRules, stay: Stay): PlanSums[] {
  return facts.roomTypes.flatMap((room) => {
    const stock = facts.stockOf.get(room.id) ?? [];
    return (facts.plansOf.get(room.id) ?? []).flatMap((plan) => {
      const nights = facts.nightsOf.get(plan.id) ?? [];
      const asked = { property, nights, stock, stay: { ...stay, rooms: 1 }, lackingPlaces: 0 };
      if (plan.guestNationality === "foreign" || blockingOf(asked).length > 0) return [];
      const { id: roomTypeId, capacity, extraCapacity } = room;
      return [{ roomTypeId, meal: plan.meal, capacity, extraCapacity, ...sumsOf(nights, stock, stay) }];
    });
  });
}

/** Sums of the nights before the check-out day. */
function sumsOf(nights: readonly NightRow[], stock: readonly StockRow[], { checkIn, lengthOfStay }: Stay) {
  const checkOut = checkOutOf(checkIn, lengthOfStay);
  const sums = { sale: 0, rack: 0, extra: 0, halfExtra: 0, free: Number.POSITIVE_INFINITY };
  for (const { night, saleRate, rackRate, extraBedRate } of nights) {
    if (night >= checkOut) continue;
    const sale = saleRate ?? 0;
    sums.sale += sale;
    sums.rack += Math.max(rackRate ?? 0, sale);
    sums.extra += extraBedRate;
    sums.halfExtra += roundToTen(extraBedRate / 2);
  }
  for (const { night, total, sold } of stock) if (night < checkOut) sums.free = Math.min(sums.free, total - sold);
  return sums;
}
