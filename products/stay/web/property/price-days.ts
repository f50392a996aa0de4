import type { Client } from "#app/src/api/client.ts";
import { createLoadedDays, type LoadedDays } from "#app/src/features/stay/loaded-days.ts";
import { orNull } from "#app/src/page/load-all.ts";
import type { DayFact } from "#design-system/components/StayPicker/day-facts.ts";
import { CALENDAR_DAYS } from "#domain/bounds.ts";
import { stayCalls } from "#products/stay/contract/stay.calls.ts";
import type { CalendarDay } from "#products/stay/contract/stay.shapes.ts";

/** The prices and rules of a property's days. `add` takes over days that came with the page. */
export type PriceDays = Omit<LoadedDays, "add"> & { add: (days: readonly CalendarDay[]) => void };

const factOf = (day: CalendarDay): DayFact => ({
  date: day.date,
  minPrice: day.min_price,
  state: day.state,
  closedToDeparture: day.closed_to_departure,
  minStay: day.min_stay,
  maxStay: day.max_stay,
});

export function createPriceDays(client: Client, propertyId: number): PriceDays {
  const { facts, add, load } = createLoadedDays({
    maxDays: CALENDAR_DAYS.max,
    async fetch(from, to) {
      const params = { property_id: propertyId };
      return orNull(await client.call(stayCalls.priceCalendar, { params, query: { from, to } }))?.map(factOf) ?? null;
    },
  });
  return { facts, add: (days) => add(days.map(factOf)), load };
}
