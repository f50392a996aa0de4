import { fromIso } from "#domain/calendar/conversion.ts";
import type { ConvertibleCalendar, IsoDate } from "#domain/calendar/types.ts";

/** Departures of one month of the reader's calendar. */
export type DepartureMonth<Day> = { year: number; month: number; days: Day[] };

/** Departures in sight before the rest is unfolded; their last month is shown whole. */
const IN_SIGHT = 5;
/** A fold of fewer departures would save nothing. */
const WORTH_FOLDING = 3;

/** Departures by their months; they come in the order of their days. */
export function departureMonths<Day extends { date: IsoDate }>(
  days: readonly Day[],
  calendar: ConvertibleCalendar,
): DepartureMonth<Day>[] {
  const months: DepartureMonth<Day>[] = [];
  for (const day of days) {
    const { year, month } = fromIso(day.date, calendar);
    const last = months.at(-1);
    if (last?.year === year && last.month === month) last.days.push(day);
    else months.push({ year, month, days: [day] });
  }
  return months;
}

/** Months in sight, and the later ones in a fold. */
export function foldMonths<Day>(months: readonly DepartureMonth<Day>[]): {
  seen: readonly DepartureMonth<Day>[];
  folded: readonly DepartureMonth<Day>[];
} {
  let count = 0;
  const at = months.findIndex(({ days }) => {
    count += days.length;
    return count >= IN_SIGHT;
  });
  const folded = at === -1 ? [] : months.slice(at + 1);
  const isWorthIt = folded.reduce((sum, { days }) => sum + days.length, 0) >= WORTH_FOLDING;
  return isWorthIt ? { seen: months.slice(0, at + 1), folded } : { seen: months, folded: [] };
}
