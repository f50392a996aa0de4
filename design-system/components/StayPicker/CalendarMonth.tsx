import { memo } from "react";
import { drawings } from "#design-system/components/Icon/paths.ts";
import { cx } from "#design-system/theme/cx.ts";
import { useLocale } from "#design-system/theme/LocaleContext.tsx";
import { fromIso } from "#domain/calendar/conversion.ts";
import { monthGrid } from "#domain/calendar/month-grid.ts";
import type { ConvertibleCalendar, IsoDate } from "#domain/calendar/types.ts";
import type { Locale } from "#domain/enums/enums.ts";
import { formatDate, formatNights } from "#domain/text/dates.ts";
import { localDigits } from "#domain/text/digits.ts";
import { formatCompactMoney, formatMoneyText } from "#domain/text/money.ts";
import { COMMA } from "#domain/text/numbers.ts";
import { cheapestDays, type DayFacts, isNightOpen, isRestDay } from "./day-facts.ts";
import { MonthFrame, MonthTable, type Weeks } from "./MonthFrame.tsx";
import * as styles from "./StayPicker.css.ts";
import { placeOf, type Refusal, refusalOf, type Selection } from "./stay-selection.ts";
import type { StayPickerWords } from "./words.ts";

/** Explanation of why a day cannot be chosen. */
export function refusalText(refusal: Refusal, words: StayPickerWords, locale: Locale): string {
  if (refusal.reason === "min_stay") return words.minStay(formatNights(refusal.nights, locale));
  if (refusal.reason === "max_stay") return words.maxStay(formatNights(refusal.nights, locale));
  const texts: Record<Exclude<Refusal["reason"], "min_stay" | "max_stay">, string> = {
    past: words.past,
    sold_out: words.soldOut,
    no_price: words.noPrice,
    closed: words.closed,
    no_arrival: words.noArrival,
    no_departure: words.noDeparture,
    crosses_closed: words.crossesClosed,
    not_after_check_in: words.notAfterCheckIn,
    no_check_in: words.noCheckIn,
  };
  return texts[refusal.reason];
}

export type CalendarMonthProps = {
  calendar: ConvertibleCalendar;
  today: IsoDate;
  /** First selectable day: today, or a later one. */
  first: IsoDate;
  selection: Selection;
  facts: DayFacts;
  holidays: ReadonlyMap<IsoDate, string>;
  /** The only day in the tab order. */
  focused: IsoDate;
  words: StayPickerWords;
  onChoose: (day: IsoDate) => void;
};

type DayCellProps = CalendarMonthProps & {
  day: IsoDate;
  /** Cheapest days of the month. */
  cheapest: ReadonlySet<IsoDate>;
};

/** Full description of a day for screen readers. */
function useDayName({ day, today, calendar, facts, holidays, cheapest, words }: DayCellProps, refusal: Refusal | null) {
  const { locale } = useLocale();
  const fact = facts.get(day);
  const holiday = holidays.get(day);
  return [
    formatDate(day, { locale, calendar }, "full"),
    holiday && words.holiday(holiday),
    day === today && words.today,
    fact?.state === "open" && fact.minPrice !== null && words.priceOf(formatMoneyText(fact.minPrice, locale)),
    cheapest.has(day) && words.cheapest,
    refusal && refusalText(refusal, words, locale),
  ]
    .filter(Boolean)
    .join(COMMA[locale]);
}

/** Reasons why a stay cannot end on a day that may be open in itself. */
const OF_THE_STAY: ReadonlySet<Refusal["reason"]> = new Set(["min_stay", "max_stay", "crosses_closed"]);

/** Style of a cell in the chosen range or at one of its ends. */
function rangeLook(place: ReturnType<typeof placeOf>, hasRange: boolean): string | null {
  if (place === "inside") return styles.inside;
  if (!hasRange) return null;
  return place === "start" ? styles.rangeStart : place === "end" ? styles.rangeEnd : null;
}

function DayCell(props: DayCellProps) {
  const { day, calendar, today, first, selection, facts, holidays, focused, cheapest, onChoose } = props;
  const { locale } = useLocale();
  const place = placeOf(selection, day);
  const refusal = refusalOf(selection, day, first, facts);
  const name = useDayName(props, refusal);
  const fact = facts.get(day);
  const isEnd = place === "start" || place === "end";
  const isShut = refusal !== null && (!OF_THE_STAY.has(refusal.reason) || !isNightOpen(fact));
  const isRest = isRestDay(day, holidays);
  const price = fact?.state === "open" && day >= first ? fact.minPrice : null;
  const range = rangeLook(place, selection.checkOut !== null && selection.checkOut !== selection.checkIn);
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the button inside the cell takes the focus.
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the grid pattern of ARIA on a table.
    <td role="gridcell" className={cx(styles.cell, range)} aria-selected={place !== null}>
      <button
        type="button"
        data-day={day}
        tabIndex={day === focused ? 0 : -1}
        // Not as hidden words: sixty long lines would be laid out for each opening of the calendar. Visible text is
        // drawn from attributes: as text it would be a second, shorter label, and two more elements for each day.
        aria-label={name}
        data-seen={localDigits(fromIso(day, calendar).day, locale)}
        data-below={price === null ? undefined : formatCompactMoney(price, locale)}
        className={cx(
          styles.day,
          day === today && styles.today,
          isEnd && styles.chosen,
          !isEnd && isRest && styles.rest,
          !isEnd && isShut && styles.shut,
          !isEnd && cheapest.has(day) && styles.cheapest,
        )}
        aria-disabled={refusal !== null || undefined}
        aria-current={day === today ? "date" : undefined}
        onClick={() => onChoose(day)}
      >
        {isEnd && (
          <svg className={styles.star} viewBox="2 2 20 20" aria-hidden="true">
            <path d={drawings.shamseh.d} />
          </svg>
        )}
        {holidays.has(day) && !isEnd && <span className={styles.dot} />}
      </button>
    </td>
  );
}

/** Weeks from a day on, without the days before it. */
const comingWeeks = (weeks: Weeks, first: IsoDate): Weeks =>
  weeks
    .map((week) => week.map((day) => (day !== null && day < first ? null : day)))
    .filter((week) => week.some((day) => day !== null));

type GridProps = CalendarMonthProps & { weeks: Weeks; title: string; isListed: boolean };

/** Days of a month. */
function Grid({ weeks, title, isListed, ...props }: GridProps) {
  const { first, facts } = props;
  const coming = weeks.flat().filter((day) => day !== null && day >= first);
  const cheapest = cheapestDays(coming as IsoDate[], facts);
  return (
    <MonthTable
      weeks={weeks}
      title={title}
      areWeekdaysHeard={isListed}
      cellOf={(day) => <DayCell day={day} cheapest={cheapest} {...props} />}
    />
  );
}

type MonthProps = CalendarMonthProps & {
  year: number;
  month: number;
  /** Part of a list: its weekdays are above the list, and past days are left out. */
  isListed?: boolean;
  /** True when its days are drawn; its height is the same without them. */
  isDrawn?: boolean;
};

/** One month as a grid, weeks from Saturday. Its days are buttons; a day that cannot be chosen gives the reason. */
export const CalendarMonth = memo(function CalendarMonth({
  year,
  month,
  isListed = false,
  isDrawn = true,
  ...props
}: MonthProps) {
  const { calendar, first, holidays, words } = props;
  const whole = monthGrid(year, month, calendar);
  const weeks = isListed ? comingWeeks(whole, first) : whole;
  const rows = weeks.length as keyof typeof styles.rows;
  return (
    <MonthFrame
      {...{ calendar, year, month, weeks, holidays, words }}
      className={isListed ? styles.listed : styles.paired}
    >
      {(title) =>
        isDrawn ? (
          <Grid {...props} weeks={weeks} title={title} isListed={isListed} />
        ) : (
          <div className={styles.rows[rows]} />
        )
      }
    </MonthFrame>
  );
});
