import { type ReadonlySignal, signal } from "@preact/signals-react";
import type { DayFact, DayFacts } from "#design-system/components/StayPicker/day-facts.ts";
import { addDays, daysBetween } from "#domain/calendar/arithmetic.ts";
import type { IsoDate } from "#domain/calendar/types.ts";

/** Facts of days (price, on sale or not) that are loaded so far: one set shared by every calendar. */
export type LoadedDays = {
  facts: ReadonlySignal<DayFacts>;
  /** Adds facts from another answer. */
  add: (days: readonly DayFact[]) => void;
  /** Loads the missing days from one to another, both included. */
  load: (from: IsoDate, to: IsoDate) => Promise<void>;
};

export type DaySource = {
  /** Facts of the days from one to another, both included; null after a failure. */
  fetch: (from: IsoDate, to: IsoDate) => Promise<readonly DayFact[] | null>;
  /** Maximum number of days per request. */
  maxDays: number;
};

/** Pauses before a failed request is sent again, milliseconds: the calendar may stay open without another press. */
const PAUSES = [2_000, 8_000] as const;

/** Loads facts of days as calendars show them, each once; days whose retries failed are loaded when next shown. */
export function createLoadedDays({ fetch, maxDays }: DaySource): LoadedDays {
  const facts = signal<DayFacts>(new Map());
  /** Days requested so far, whether they are on sale or not. */
  const requested = new Set<IsoDate>();

  function add(days: readonly DayFact[]): void {
    for (const { date } of days) requested.add(date);
    if (days.length > 0) facts.value = new Map([...facts.value, ...days.map((day) => [day.date, day] as const)]);
  }

  async function fetchWithRetries(from: IsoDate, to: IsoDate): Promise<readonly DayFact[] | null> {
    for (const pause of PAUSES) {
      const fetched = await fetch(from, to);
      if (fetched !== null) return fetched;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
    return fetch(from, to);
  }

  /** One request, from the first of the days to the last. */
  async function request(days: readonly IsoDate[]): Promise<void> {
    const [first, last] = [days[0], days.at(-1)];
    if (first === undefined || last === undefined) return;
    for (const day of days) requested.add(day);
    const fetched = await fetchWithRetries(first, last);
    if (fetched !== null) add(fetched);
    else for (const day of days) requested.delete(day);
  }

  async function load(from: IsoDate, to: IsoDate): Promise<void> {
    const shown = Array.from({ length: daysBetween(from, to) + 1 }, (_, index) => addDays(from, index));
    const missing = shown.filter((day) => !requested.has(day));
    const [first, last] = [missing[0], missing.at(-1)];
    if (first === undefined || last === undefined) return;
    const parts = Math.ceil((daysBetween(first, last) + 1) / maxDays);
    const partOf = (day: IsoDate) => Math.floor(daysBetween(first, day) / maxDays);
    await Promise.all(
      Array.from({ length: parts }, (_, part) => request(missing.filter((day) => partOf(day) === part))),
    );
  }

  return { facts, add, load };
}
