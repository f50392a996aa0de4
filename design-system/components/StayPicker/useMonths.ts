import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { useLocale } from "#design-system/theme/LocaleContext.tsx";
import { addMonths } from "#domain/calendar/arithmetic.ts";
import { fromIso, toIso } from "#domain/calendar/conversion.ts";
import { daysInMonth } from "#domain/calendar/queries.ts";
import type { ConvertibleCalendar, IsoDate } from "#domain/calendar/types.ts";
import { dayAfterKey } from "./keys.ts";

type Month = { calendar: ConvertibleCalendar; year: number; month: number };
const monthOf = (day: IsoDate, calendar: ConvertibleCalendar): Month => {
  const { year, month } = fromIso(day, calendar);
  return { calendar, year, month };
};
const firstDay = ({ calendar, year, month }: Month): IsoDate => toIso({ calendar, year, month, day: 1 });
const lastDay = ({ calendar, year, month }: Month): IsoDate =>
  toIso({ calendar, year, month, day: daysInMonth(year, month, calendar) });

/** The months in sight, and the one calendar day that Tab reaches. */
export function useMonths(first: IsoDate, today: IsoDate, onMonthsShown?: (from: IsoDate, to: IsoDate) => void) {
  const surroundings = useLocale();
  const [calendar, setCalendar] = useState<ConvertibleCalendar>(surroundings.calendar);
  const [focused, setFocused] = useState<IsoDate>(first);
  const [shown, setShown] = useState<Month>(() => monthOf(first, surroundings.calendar));
  const grids = useRef<HTMLDivElement>(null);
  const movesFocus = useRef(false);
  const next: Month = addMonths(shown, 1);
  const from = firstDay(shown);
  const to = lastDay(next);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only what is in sight decides.
  useEffect(() => onMonthsShown?.(from < today ? today : from, to), [from, to]);

  useEffect(() => {
    if (!movesFocus.current) return;
    movesFocus.current = false;
    grids.current?.querySelector<HTMLElement>(`[data-day="${focused}"]`)?.focus();
  }, [focused]);

  /** Goes to a day, and brings its month into sight. */
  function goTo(day: IsoDate): void {
    if (day < from || day > to) setShown(monthOf(day, calendar));
    setFocused(day);
  }

  function switchTo(name: ConvertibleCalendar, day: IsoDate): void {
    setCalendar(name);
    setShown(monthOf(day, name));
  }

  function press(event: KeyboardEvent): void {
    const target =
      event.target instanceof HTMLElement ? (event.target.dataset["day"] as IsoDate | undefined) : undefined;
    if (target === undefined) return;
    const day = dayAfterKey(event.key, event.shiftKey, target, calendar, surroundings.direction);
    if (day === null) return;
    event.preventDefault();
    movesFocus.current = true;
    goTo(day);
  }

  const step = (by: 1 | -1) => setShown(addMonths(shown, by));
  return { calendar, focused, shown, next, from, to, grids, goTo, switchTo, press, step };
}
