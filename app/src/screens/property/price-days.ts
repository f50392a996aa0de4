import { type ReadonlySignal, signal } from "@preact/signals-react";
import type { Client } from "#app/src/api/client.ts";
import type { DayFact, DayFacts } from "#design-system/components/StayPicker/day-facts.ts";
import { addDays, daysBetween } from "#domain/calendar/arithmetic.ts";
import type { IsoDate } from "#domain/calendar/types.ts";
import { propertyCalls } from "#domain/contract/property.calls.ts";
import type { CalendarDay } from "#domain/contract/property.shapes.ts";

/** The prices and rules of a property's days: one set for every calendar of the page. */
export type PriceDays = {
  facts: ReadonlySignal<DayFacts>;
  /** Takes over days that came with the page. */
  know: (days: readonly CalendarDay[]) => void;
  /** Asks for the days from one to another that are not known yet. */
  bring: (from: IsoDate, to: IsoDate) => Promise<void>;
};

const factOf = (day: CalendarDay): [IsoDate, DayFact] => [
  day.date,
  {
    date: day.date,
    minPrice: day.min_price,
    state: day.state,
    closedToDeparture: day.closed_to_departure,
    minStay: day.min_stay,
    maxStay: day.max_stay,
  },
];

export function createPriceDays(client: Client, propertyId: number): PriceDays {
  const facts = signal<DayFacts>(new Map());
  /** Days that were asked for, whether they are on sale or not. */
  const asked = new Set<IsoDate>();

  function know(days: readonly CalendarDay[]): void {
    for (const { date } of days) asked.add(date);
    if (days.length > 0) facts.value = new Map([...facts.value, ...days.map(factOf)]);
  }

  async function bring(from: IsoDate, to: IsoDate): Promise<void> {
    const missing = Array.from({ length: daysBetween(from, to) + 1 }, (_, at) => addDays(from, at)).filter(
      (day) => !asked.has(day),
    );
    const [first, last] = [missing[0], missing.at(-1)];
    if (first === undefined || last === undefined) return;
    for (const day of missing) asked.add(day);
    const more = await client.call(propertyCalls.priceCalendar, {
      params: { property_id: propertyId },
      query: { from: first, to: last },
    });
    if (more.ok) know(more.value);
    else for (const day of missing) asked.delete(day);
  }

  return { facts, know, bring };
}
