import { type ReactNode, useEffect, useState } from "react";
import { Icon } from "#design-system/components/Icon/Icon.tsx";
import { addMonths } from "#domain/calendar/arithmetic.ts";
import type { IsoDate } from "#domain/calendar/types.ts";
import { CalendarMonth, type CalendarMonthProps } from "./CalendarMonth.tsx";
import { firstDay, lastDay, monthOf, notBefore } from "./months.ts";
import * as styles from "./StayPicker.css.ts";

export type MonthsProps = CalendarMonthProps & {
  /** Called with the first and last visible day, to request their prices; another function means another source. */
  onMonthsShown: ((from: IsoDate, to: IsoDate) => void) | undefined;
};

/** The visible months: those around a day, until the visitor turns to others. */
function usePair({ calendar, focused, first, onMonthsShown }: MonthsProps) {
  const [shown, setShown] = useState(() => monthOf(focused, calendar));
  const [at, setAt] = useState({ focused, calendar });
  const next = addMonths(shown, 1);
  const from = firstDay(shown);
  const to = lastDay(next);
  if (at.focused !== focused || at.calendar !== calendar) {
    setAt({ focused, calendar });
    if (at.calendar !== calendar || focused < from || focused > to) setShown(monthOf(focused, calendar));
  }
  // Also when there is another source to ask: prices of a flight are known once both cities are.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the first day alone brings nothing new into sight.
  useEffect(() => {
    onMonthsShown?.(notBefore(first, from), to);
  }, [from, to, onMonthsShown]);
  return { shown, next, isFirst: from <= first, step: (by: 1 | -1) => setShown(addMonths(shown, by)) };
}

/** Two months side by side, between the buttons for previous and next. */
export function MonthPair({ status, ...props }: MonthsProps & { status: ReactNode }) {
  const { words } = props;
  const { shown, next, isFirst, step } = usePair(props);
  const turn = (by: 1 | -1) => (
    <button
      type="button"
      className={styles.step}
      disabled={by < 0 && isFirst}
      aria-label={by < 0 ? words.previousMonth : words.nextMonth}
      onClick={() => step(by)}
    >
      <Icon name={by < 0 ? "chevron-start" : "chevron-end"} />
    </button>
  );
  return (
    <>
      <div className={styles.monthHead}>
        {turn(-1)}
        {status}
        {turn(1)}
      </div>
      <div className={styles.months}>
        <CalendarMonth {...props} year={shown.year} month={shown.month} />
        <CalendarMonth {...props} year={next.year} month={next.month} />
      </div>
    </>
  );
}
