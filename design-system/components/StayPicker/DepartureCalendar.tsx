import { memo } from "react";
import { cx } from "#design-system/theme/cx.ts";
import { useLocale } from "#design-system/theme/LocaleContext.tsx";
import { addMonths } from "#domain/calendar/arithmetic.ts";
import { fromIso } from "#domain/calendar/conversion.ts";
import { monthGrid } from "#domain/calendar/month-grid.ts";
import type { CalendarMonth, ConvertibleCalendar, IsoDate } from "#domain/calendar/types.ts";
import type { Locale } from "#domain/enums/enums.ts";
import { formatDate } from "#domain/text/dates.ts";
import { localDigits } from "#domain/text/digits.ts";
import { formatCompactMoney } from "#domain/text/money.ts";
import { Calendars } from "./Calendars.tsx";
import * as own from "./DepartureCalendar.css.ts";
import { isRestDay } from "./day-facts.ts";
import { MonthFrame, MonthTable } from "./MonthFrame.tsx";
import { firstDay, monthOf, sameMonth } from "./months.ts";
import * as styles from "./StayPicker.css.ts";
import { useFocusedDay } from "./useFocusedDay.ts";
import { useHolidays } from "./useHolidays.ts";
import type { StayPickerWords } from "./words.ts";

/** A day with departures. */
export type DepartureDayProps = {
  date: IsoDate;
  /** State of the day for screen readers, without the date; `words.day` joins the two. */
  state: string;
  /** Rial; null when nothing is available. */
  price: number | null;
  /** Short text in place of the price: the reason why it is unavailable; null without one. */
  note: string | null;
  /** Address that chooses the day; null when it cannot be chosen. */
  href: string | null;
  /** The departure is guaranteed. */
  isCertain: boolean;
};

export type DepartureCalendarProps = {
  days: readonly DepartureDayProps[];
  chosen: IsoDate | null;
  today: IsoDate;
  words: Pick<StayPickerWords, "calendar" | "calendars" | "unit" | "holidaysOf"> & {
    day: (date: string, state: string) => string;
  };
};

type GridProps = Omit<DepartureCalendarProps, "days"> & {
  calendar: ConvertibleCalendar;
  focused: IsoDate;
  holidays: ReadonlyMap<IsoDate, string>;
  departures: ReadonlyMap<IsoDate, DepartureDayProps>;
};

/** Months from the first departure to the last. */
function monthsOf(days: readonly DepartureDayProps[], calendar: ConvertibleCalendar): CalendarMonth[] {
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return [];
  const months: CalendarMonth[] = [];
  for (let month = monthOf(first.date, calendar); firstDay(month) <= last.date; month = addMonths(month, 1)) {
    if (days.some(({ date }) => sameMonth(monthOf(date, calendar), month))) months.push(month);
  }
  return months;
}

/** Text below the day: its price, or the reason why it is not available. */
function shortText({ href, price, note }: DepartureDayProps, locale: Locale): string | undefined {
  if (!href) return note ?? undefined;
  return price === null ? undefined : formatCompactMoney(price, locale);
}

function Day({ day, ...props }: GridProps & { day: IsoDate }) {
  const { calendar, chosen, focused, holidays, departures, words } = props;
  const { locale } = useLocale();
  const departure = departures.get(day);
  const isChosen = day === chosen;
  const date = formatDate(day, { locale, calendar }, "full");
  const isRest = isRestDay(day, holidays);
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the link inside the cell takes the focus.
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the grid pattern of ARIA on a table.
    <td role="gridcell" className={styles.cell} aria-selected={isChosen}>
      <a
        href={departure?.href ?? undefined}
        // A day without a departure is a place for the focus that leads nowhere.
        // biome-ignore lint/a11y/noRedundantRoles: without an address it would have no role.
        role="link"
        aria-disabled={!departure?.href || undefined}
        data-day={day}
        tabIndex={day === focused ? 0 : -1}
        aria-label={departure ? words.day(date, departure.state) : date}
        aria-current={isChosen ? "true" : undefined}
        data-seen={localDigits(fromIso(day, calendar).day, locale)}
        data-below={departure ? shortText(departure, locale) : undefined}
        className={cx(
          styles.day,
          own.day,
          departure?.href && own.open,
          isChosen && own.chosen,
          isRest && !isChosen && styles.rest,
          departure && !departure.href && styles.shut,
        )}
      >
        {departure?.href && departure.isCertain && <span className={cx(own.certain, isChosen && own.certainChosen)} />}
      </a>
    </td>
  );
}

function Month({ year, month, ...props }: GridProps & CalendarMonth) {
  const { calendar, holidays, words } = props;
  const weeks = monthGrid(year, month, calendar);
  return (
    <MonthFrame {...{ calendar, year, month, weeks, holidays, words }}>
      {(title) => (
        <MonthTable
          weeks={weeks}
          title={title}
          areWeekdaysHeard={false}
          cellOf={(day) => <Day day={day} {...props} />}
        />
      )}
    </MonthFrame>
  );
}

/**
 * Departure days in any of three calendars: the stay picker's grid and keys, with only departures selectable. Each is a
 * link, so it works before and without scripts.
 */
export const DepartureCalendar = memo(function DepartureCalendar(props: DepartureCalendarProps) {
  const { days, chosen, today, words } = props;
  const first = chosen ?? days.find(({ href }) => href !== null)?.date ?? days[0]?.date ?? today;
  const { calendar, focused, grids, switchTo, press } = useFocusedDay(first);
  const shared = { ...props, calendar, focused, holidays: useHolidays(today) };
  const departures = new Map(days.map((day) => [day.date, day]));
  return (
    <div className={own.picker}>
      <Calendars calendar={calendar} words={words} onChoose={(name) => switchTo(name, chosen ?? focused)} />
      {days.some(({ href, price }) => href !== null && price !== null) && <p className={styles.unit}>{words.unit}</p>}
      <div ref={grids} onKeyDown={press} className={own.months}>
        {monthsOf(days, calendar).map((month) => (
          <Month key={`${calendar} ${month.year} ${month.month}`} {...shared} {...month} departures={departures} />
        ))}
      </div>
    </div>
  );
});
