import { isFriday } from "#domain/calendar/queries.ts";
import type { IsoDate } from "#domain/calendar/types.ts";

/** Facts of one day: its lowest price in rial, and whether stays may begin, end or pass through it. */
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

/** True when some day has a price: prices then have a legend. */
export const hasPrices = (facts: DayFacts): boolean =>
  [...facts.values()].some(({ state, minPrice }) => state === "open" && minPrice !== null);

/** True when a night is available; a day without facts counts as available. */
export const isNightOpen = (fact: DayFact | undefined): boolean =>
  fact === undefined || fact.state === "open" || fact.state === "closed_to_arrival";

/** Cheapest open days of those shown, marked only when prices differ. */
export function cheapestDays(days: readonly IsoDate[], facts: DayFacts): ReadonlySet<IsoDate> {
  const priced = days.flatMap((day) => {
    const fact = facts.get(day);
    return fact && fact.state === "open" && fact.minPrice !== null ? [fact.minPrice] : [];
  });
  const lowest = Math.min(...priced);
  if (priced.length < 2 || lowest === Math.max(...priced)) return new Set();
  return new Set(days.filter((day) => facts.get(day)?.minPrice === lowest && facts.get(day)?.state === "open"));
}

/** Days shown as holidays: Fridays and the official ones. */
export const isRestDay = (day: IsoDate, holidays: ReadonlyMap<IsoDate, string>): boolean =>
  isFriday(day) || holidays.has(day);
