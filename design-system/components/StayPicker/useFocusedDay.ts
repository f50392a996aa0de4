import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { useLocale } from "#design-system/theme/LocaleContext.tsx";
import type { ConvertibleCalendar, IsoDate } from "#domain/calendar/types.ts";
import { dayAfterKey } from "./keys.ts";

/** The displayed calendar, and its day in the tab order. */
export function useFocusedDay(first: IsoDate) {
  const { calendar: usual, direction } = useLocale();
  const [calendar, setCalendar] = useState<ConvertibleCalendar>(usual);
  const [focused, goTo] = useState<IsoDate>(first);
  const grids = useRef<HTMLDivElement>(null);
  /** The day that a key moved to: an effect of an earlier render must not act on it. */
  const wanted = useRef<IsoDate | null>(null);

  useEffect(() => {
    if (wanted.current !== focused) return;
    wanted.current = null;
    grids.current?.querySelector<HTMLElement>(`[data-day="${focused}"]`)?.focus();
  }, [focused]);

  function switchTo(name: ConvertibleCalendar, day: IsoDate): void {
    setCalendar(name);
    goTo(day);
  }

  function press(event: KeyboardEvent): void {
    const target =
      event.target instanceof HTMLElement ? (event.target.dataset["day"] as IsoDate | undefined) : undefined;
    if (target === undefined) return;
    const day = dayAfterKey(event.key, event.shiftKey, target, calendar, direction);
    if (day === null) return;
    event.preventDefault();
    wanted.current = day;
    goTo(day);
  }

  return { calendar, focused, grids, goTo, switchTo, press };
}
