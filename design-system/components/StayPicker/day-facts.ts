import { isFriday } from "#domain/calendar/queries.ts";
import type { IsoDate } from "#domain/calendar/types.ts";

/** What is known of one day: its lowest price in rial and what may begin, end or pass through it. */
export type DayFact = {
  date: IsoDate;
  minPrice: number | null;
  state: "open" | "sold_out" | "no_price" | "closed" | "closed_to_arrival";
  closedToDeparture: boolean;
  minStay: number;
  maxStay: number;
};

export type DayFacts = ReadonlyMap<IsoDate, DayFact>;

export const noFacts: DayFacts = new Map();

/** True where some day has a price: only then prices have a legend. */
export const hasPrices = (facts: DayFacts): boolean =>
  [...facts.values()].some(({ state, minPrice }) => state === "open" && minPrice !== null);

/** Whether a night can be slept in: a day that nothing is known of can. */
export const isNightOpen = (fact: DayFact | undefined): boolean =>
  fact === undefined || fact.state === "open" || fact.state === "closed_to_arrival";

/** The cheapest open days of those shown: worth a mark only when days differ. */
export function cheapestDays(days: readonly IsoDate[], facts: DayFacts): ReadonlySet<IsoDate> {
  const priced = days.flatMap((day) => {
    const fact = facts.get(day);
    return fact && fact.state === "open" && fact.minPrice !== null ? [fact.minPrice] : [];
  });
  const lowest = Math.min(...priced);
  if (priced.length < 2 || lowest === Math.max(...priced)) return new Set();
  return new Set(days.filter((day) => facts.get(day)?.minPrice === lowest && facts.get(day)?.state === "open"));
}

/** Days that are written as holidays: Fridays and the official ones. */
export const isRestDay = (day: IsoDate, holidays: ReadonlyMap<IsoDate, string>): boolean =>
  isFriday(day) || holidays.has(day);
