import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { Button } from "#design-system/components/Button/Button.tsx";
import { Icon } from "#design-system/components/Icon/Icon.tsx";
import { cx } from "#design-system/theme/cx.ts";
import { useLocale } from "#design-system/theme/LocaleContext.tsx";
import { addMonths } from "#domain/calendar/arithmetic.ts";
import { fromIso, toIso } from "#domain/calendar/conversion.ts";
import { holidaysBetween } from "#domain/calendar/holidays.ts";
import { daysInMonth } from "#domain/calendar/queries.ts";
import { checkOutOf, type Stay } from "#domain/calendar/stay.ts";
import type { ConvertibleCalendar, IsoDate } from "#domain/calendar/types.ts";
import { formatDate, formatDateRange, formatNights } from "#domain/text/dates.ts";
import { ofPair } from "#domain/text/in-locale.ts";
import { CalendarMonth, refusalText } from "./CalendarMonth.tsx";
import { type DayFacts, noFacts } from "./day-facts.ts";
import { dayAfterKey } from "./keys.ts";
import * as styles from "./StayPicker.css.ts";
import {
  choose,
  emptySelection,
  type Refusal,
  refusalOf,
  type Selection,
  selectionOf,
  stayOfSelection,
} from "./stay-selection.ts";
import { TypedDates } from "./TypedDates.tsx";
import type { StayPickerWords } from "./words.ts";

const calendarChoices = ["jalali", "gregorian", "islamic"] as const;

export type StayPickerProps = {
  value: Stay | null;
  /** Called with each whole stay that is confirmed. */
  onConfirm: (stay: Stay) => void;
  today: IsoDate;
  /** Prices and rules by day; days that are absent are open and have no price. */
  facts?: DayFacts;
  /** Called with the first and last day in sight, so that their prices can be asked for. */
  onMonthsShown?: (from: IsoDate, to: IsoDate) => void;
  words: StayPickerWords;
};

type Month = { calendar: ConvertibleCalendar; year: number; month: number };
const monthOf = (day: IsoDate, calendar: ConvertibleCalendar): Month => {
  const { year, month } = fromIso(day, calendar);
  return { calendar, year, month };
};
const firstDay = ({ calendar, year, month }: Month): IsoDate => toIso({ calendar, year, month, day: 1 });
const lastDay = ({ calendar, year, month }: Month): IsoDate =>
  toIso({ calendar, year, month, day: daysInMonth(year, month, calendar) });

/** Choosing a stay in any of three calendars: by pointer, by keys, or by typing. */
export function StayPicker({ value, onConfirm, today, facts = noFacts, onMonthsShown, words }: StayPickerProps) {
  const surroundings = useLocale();
  const { locale, direction } = surroundings;
  const [calendar, setCalendar] = useState<ConvertibleCalendar>(surroundings.calendar);
  const [selection, setSelection] = useState<Selection>(() =>
    selectionOf(value, value && checkOutOf(value.checkIn, value.lengthOfStay)),
  );
  const [focused, setFocused] = useState<IsoDate>(value?.checkIn ?? today);
  const [shown, setShown] = useState<Month>(() => monthOf(value?.checkIn ?? today, surroundings.calendar));
  const [refused, setRefused] = useState<Refusal | null>(null);
  const grids = useRef<HTMLDivElement>(null);
  const movesFocus = useRef(false);

  const next: Month = addMonths(shown, 1);
  const from = firstDay(shown);
  const to = lastDay(next);
  const holidays = new Map(
    holidaysBetween(from, to)
      .filter(({ isHoliday }) => isHoliday)
      .map(({ date, nameFa, nameEn }) => [date, ofPair([nameFa, nameEn], locale)]),
  );
  const stay = stayOfSelection(selection);
  const isFirstMonth = from <= today;

  // biome-ignore lint/correctness/useExhaustiveDependencies: only what is in sight decides.
  useEffect(() => onMonthsShown?.(from < today ? today : from, to), [from, to]);

  useEffect(() => {
    if (!movesFocus.current) return;
    movesFocus.current = false;
    grids.current?.querySelector<HTMLElement>(`[data-day="${focused}"]`)?.focus();
  }, [focused]);

  function show(day: IsoDate): void {
    if (day < from || day > to) setShown(monthOf(day, calendar));
  }

  function switchTo(name: ConvertibleCalendar): void {
    setCalendar(name);
    setShown(monthOf(selection.checkIn ?? focused, name));
  }

  function take(day: IsoDate): void {
    const refusal = refusalOf(selection, day, today, facts);
    setRefused(refusal);
    setFocused(day);
    if (refusal === null) setSelection(choose(selection, day, today, facts));
  }

  function press(event: KeyboardEvent): void {
    const target =
      event.target instanceof HTMLElement ? (event.target.dataset["day"] as IsoDate | undefined) : undefined;
    if (target === undefined) return;
    const day = dayAfterKey(event.key, event.shiftKey, target, calendar, direction);
    if (day === null) return;
    event.preventDefault();
    movesFocus.current = true;
    show(day);
    setFocused(day);
  }

  function type(part: "checkIn" | "checkOut", day: IsoDate): void {
    const base = part === "checkIn" ? emptySelection : { checkIn: selection.checkIn, checkOut: null };
    const refusal = refusalOf(base, day, today, facts);
    setRefused(refusal);
    setFocused(day);
    show(day);
    if (refusal === null) setSelection(choose(base, day, today, facts));
  }

  const status = refused
    ? refusalText(refused, words, locale)
    : stay
      ? words.chosen(
          formatDateRange(stay.checkIn, checkOutOf(stay.checkIn, stay.lengthOfStay), { locale, calendar }),
          formatNights(stay.lengthOfStay, locale),
        )
      : selection.checkIn
        ? words.chooseCheckOut(formatDate(selection.checkIn, { locale, calendar }, "long"))
        : words.chooseCheckIn;
  const common = { calendar, today, selection, facts, holidays, focused, words, onChoose: take };

  return (
    <div className={styles.picker}>
      <div className={styles.top}>
        <div role="group" aria-label={words.calendar} className={styles.calendars}>
          {calendarChoices.map((name) => (
            <button
              key={name}
              type="button"
              className={styles.calendarName}
              aria-pressed={name === calendar}
              onClick={() => switchTo(name)}
            >
              {words.calendars[name]}
            </button>
          ))}
        </div>
        <TypedDates selection={selection} calendar={calendar} today={today} words={words} onType={type} />
      </div>
      <div className={styles.monthHead}>
        <button
          type="button"
          className={styles.step}
          disabled={isFirstMonth}
          aria-label={words.previousMonth}
          onClick={() => setShown(addMonths(shown, -1))}
        >
          <Icon name="chevron-start" />
        </button>
        <p role="status" className={cx(styles.status, refused && styles.refused, styles.monthName)}>
          {status}
        </p>
        <button type="button" className={styles.step} aria-label={words.nextMonth} onClick={() => setShown(next)}>
          <Icon name="chevron-end" />
        </button>
      </div>
      <div ref={grids} className={styles.months} onKeyDown={press}>
        <CalendarMonth year={shown.year} month={shown.month} {...common} />
        <div className={styles.secondMonth}>
          <CalendarMonth year={next.year} month={next.month} {...common} />
        </div>
      </div>
      <div className={styles.actions}>
        <Button
          look="quiet"
          onClick={() => {
            setSelection(emptySelection);
            setRefused(null);
          }}
          isDisabled={selection.checkIn === null}
        >
          {words.clear}
        </Button>
        <Button look="secondary" isDisabled={stay === null} onClick={() => stay && onConfirm(stay)}>
          {words.apply}
        </Button>
      </div>
    </div>
  );
}
