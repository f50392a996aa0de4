import { type ReadonlySignal, signal } from "@preact/signals-react";
import type { DayFact, DayFacts } from "#design-system/components/StayPicker/day-facts.ts";
import { addDays, daysBetween } from "#domain/calendar/arithmetic.ts";
import type { IsoDate } from "#domain/calendar/types.ts";

/** Known facts of days: one set shared by every calendar. */
export type AskedDays = {
  facts: ReadonlySignal<DayFacts>;
  /** Adds facts of days that are known already. */
  know: (days: readonly DayFact[]) => void;
  /** Asks for the days from one to another that are not known yet. */
  bring: (from: IsoDate, to: IsoDate) => Promise<void>;
};

export type DaysAsked = {
  /** The facts of the days from one to another, both included; null when they did not come. */
  ask: (from: IsoDate, to: IsoDate) => Promise<readonly DayFact[] | null>;
  /** Maximum number of days per request. */
  most: number;
};

/** Loads facts of days as calendars show them, each once; a failed call is retried when they are next shown. */
export function createAskedDays({ ask, most }: DaysAsked): AskedDays {
  const facts = signal<DayFacts>(new Map());
  /** Days requested so far, whether they are on sale or not. */
  const asked = new Set<IsoDate>();

  function know(days: readonly DayFact[]): void {
    for (const { date } of days) asked.add(date);
    if (days.length > 0) facts.value = new Map([...facts.value, ...days.map((day) => [day.date, day] as const)]);
  }

  async function bringSome(days: readonly IsoDate[]): Promise<void> {
    const [first, last] = [days[0], days.at(-1)];
    if (first === undefined || last === undefined) return;
    for (const day of days) asked.add(day);
    const more = await ask(first, last);
    if (more !== null) know(more);
    else for (const day of days) asked.delete(day);
  }

  async function bring(from: IsoDate, to: IsoDate): Promise<void> {
    const shown = Array.from({ length: daysBetween(from, to) + 1 }, (_, at) => addDays(from, at));
    const missing = shown.filter((day) => !asked.has(day));
    const [first, last] = [missing[0], missing.at(-1)];
    if (first === undefined || last === undefined) return;
    const parts = Math.ceil((daysBetween(first, last) + 1) / most);
    const inPart = (day: IsoDate) => Math.floor(daysBetween(first, day) / most);
    await Promise.all(
      Array.from({ length: parts }, (_, part) => bringSome(missing.filter((day) => inPart(day) === part))),
    );
  }

  return { facts, know, bring };
}
