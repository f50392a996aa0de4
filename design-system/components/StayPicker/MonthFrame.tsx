import { Fragment, type ReactNode } from "react";
import { Hidden } from "#design-system/components/Text/Text.tsx";
import { cx } from "#design-system/theme/cx.ts";
import { visuallyHidden } from "#design-system/theme/hidden.css.ts";
import { useLocale } from "#design-system/theme/LocaleContext.tsx";
import { fromIso } from "#domain/calendar/conversion.ts";
import { WEEK } from "#domain/calendar/queries.ts";
import type { CalendarMonth, ConvertibleCalendar, IsoDate } from "#domain/calendar/types.ts";
import type { Locale } from "#domain/enums/enums.ts";
import { formatDate, monthName, weekdayName } from "#domain/text/dates.ts";
import { localDigits } from "#domain/text/digits.ts";
import * as styles from "./StayPicker.css.ts";
import type { StayPickerWords } from "./words.ts";

/** Weeks from Saturday; null for days of another month. */
export type Weeks = readonly (readonly (IsoDate | null)[])[];

/** "Nov – Dec 2026" for a Jalali month; the Jalali months for a Gregorian one. */
function otherCalendarText(days: readonly IsoDate[], calendar: ConvertibleCalendar, locale: Locale): string {
  const other = calendar === "gregorian" ? "jalali" : "gregorian";
  const [from, to] = [days[0], days.at(-1)];
  if (from === undefined || to === undefined) return "";
  const [first, last] = [fromIso(from, other), fromIso(to, other)];
  const name = (month: number) => monthName(month, other, locale);
  const year = localDigits(last.year, locale);
  return first.month === last.month
    ? `${name(first.month)} ${year}`
    : `${name(first.month)} – ${name(last.month)} ${year}`;
}

function Weekdays({ isHeard }: { isHeard: boolean }) {
  const { locale } = useLocale();
  return (
    <thead className={cx(isHeard && visuallyHidden)}>
      <tr>
        {WEEK.map((day) => (
          <th key={day} scope="col" className={styles.weekday}>
            {isHeard ? (
              weekdayName(day, locale)
            ) : (
              <>
                <span aria-hidden="true">{weekdayName(day, locale, "narrow")}</span>
                <Hidden>{weekdayName(day, locale)}</Hidden>
              </>
            )}
          </th>
        ))}
      </tr>
    </thead>
  );
}

type MonthTableProps = {
  weeks: Weeks;
  title: string;
  /** The weekdays are named for screen readers only: they stand above the list of months. */
  areWeekdaysHeard: boolean;
  /** The cell of a day. */
  cellOf: (day: IsoDate) => ReactNode;
};

/** Days of a month as a grid. */
export const MonthTable = ({ weeks, title, areWeekdaysHeard, cellOf }: MonthTableProps) => (
  // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the grid pattern of ARIA on a table.
  <table role="grid" className={styles.grid} aria-label={title}>
    <Weekdays isHeard={areWeekdaysHeard} />
    <tbody>
      {weeks.map((week, index) => (
        <tr key={index}>
          {week.map((day, at) =>
            day === null ? <td key={at} className={styles.cell} /> : <Fragment key={at}>{cellOf(day)}</Fragment>,
          )}
        </tr>
      ))}
    </tbody>
  </table>
);

type MonthFrameProps = CalendarMonth & {
  weeks: Weeks;
  holidays: ReadonlyMap<IsoDate, string>;
  words: Pick<StayPickerWords, "holidaysOf">;
  className?: string;
  /** Its days, by the title of the month. */
  children: (title: string) => ReactNode;
};

/** A month: its name, that of the other calendar's months, its days, and its holidays by name. */
export function MonthFrame({ calendar, year, month, weeks, holidays, words, className, children }: MonthFrameProps) {
  const { locale } = useLocale();
  const days = weeks.flat().filter((day) => day !== null);
  const title = `${monthName(month, calendar, locale)} ${localDigits(year, locale)}`;
  const named = days.filter((day) => holidays.has(day));
  return (
    <div className={cx(styles.month, className)}>
      <div className={styles.monthName}>
        <span className={styles.monthTitle}>{title}</span>
        <bdi className={styles.otherMonths}>{otherCalendarText(days, calendar, locale)}</bdi>
      </div>
      {children(title)}
      {named.length > 0 && (
        <ul className={styles.holidays} aria-label={words.holidaysOf(title)}>
          {named.map((day) => (
            <li key={day}>
              {formatDate(day, { locale, calendar }, "short")}: {holidays.get(day)}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
