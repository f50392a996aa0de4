import { Button } from "#design-system/components/Button/Button.tsx";
import { Icon } from "#design-system/components/Icon/Icon.tsx";
import { cx } from "#design-system/theme/cx.ts";
import { useLocale } from "#design-system/theme/LocaleContext.tsx";
import { holidaysBetween } from "#domain/calendar/holidays.ts";
import { checkOutOf, type Stay } from "#domain/calendar/stay.ts";
import type { ConvertibleCalendar, IsoDate } from "#domain/calendar/types.ts";
import { type DateDisplay, formatDate, formatDateRange, formatNights } from "#domain/text/dates.ts";
import { ofPair } from "#domain/text/in-locale.ts";
import { CalendarMonth, refusalText } from "./CalendarMonth.tsx";
import { type DayFacts, noFacts } from "./day-facts.ts";
import * as styles from "./StayPicker.css.ts";
import { emptySelection, type Refusal, type Selection, stayOfSelection } from "./stay-selection.ts";
import { TypedDates } from "./TypedDates.tsx";
import { useMonths } from "./useMonths.ts";
import { useSelection } from "./useSelection.ts";
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

type Chosen = { selection: Selection; refused: Refusal | null };

/** What was chosen so far and what is to be chosen next, or why the last day could not be. */
function statusText({ selection, refused }: Chosen, words: StayPickerWords, display: DateDisplay): string {
  if (refused) return refusalText(refused, words, display.locale);
  const stay = stayOfSelection(selection);
  if (stay) {
    const range = formatDateRange(stay.checkIn, checkOutOf(stay.checkIn, stay.lengthOfStay), display);
    return words.chosen(range, formatNights(stay.lengthOfStay, display.locale));
  }
  return selection.checkIn ? words.chooseCheckOut(formatDate(selection.checkIn, display, "long")) : words.chooseCheckIn;
}

type CalendarsProps = {
  calendar: ConvertibleCalendar;
  words: StayPickerWords;
  onChoose: (name: ConvertibleCalendar) => void;
};

const Calendars = ({ calendar, words, onChoose }: CalendarsProps) => (
  <div role="group" aria-label={words.calendar} className={styles.calendars}>
    {calendarChoices.map((name) => (
      <button
        key={name}
        type="button"
        className={styles.calendarName}
        aria-pressed={name === calendar}
        onClick={() => onChoose(name)}
      >
        {words.calendars[name]}
      </button>
    ))}
  </div>
);

type MonthHeadProps = {
  status: string;
  isRefused: boolean;
  isFirst: boolean;
  onStep: (by: 1 | -1) => void;
  words: StayPickerWords;
};

/** What was chosen so far, between the ways to the months before and after. */
const MonthHead = ({ status, isRefused, isFirst, onStep, words }: MonthHeadProps) => (
  <div className={styles.monthHead}>
    <button
      type="button"
      className={styles.step}
      disabled={isFirst}
      aria-label={words.previousMonth}
      onClick={() => onStep(-1)}
    >
      <Icon name="chevron-start" />
    </button>
    <p role="status" className={cx(styles.status, isRefused && styles.refused, styles.monthName)}>
      {status}
    </p>
    <button type="button" className={styles.step} aria-label={words.nextMonth} onClick={() => onStep(1)}>
      <Icon name="chevron-end" />
    </button>
  </div>
);

/** Choosing a stay in any of three calendars: by pointer, by keys, or by typing. */
export function StayPicker({ value, onConfirm, today, facts = noFacts, onMonthsShown, words }: StayPickerProps) {
  const { locale } = useLocale();
  const months = useMonths(value?.checkIn ?? today, today, onMonthsShown);
  const { calendar, focused, shown, next, from, to } = months;
  const { selection, refused, take, clear } = useSelection(value, today, facts);
  const holidays = new Map(
    holidaysBetween(from, to)
      .filter(({ isHoliday }) => isHoliday)
      .map(({ date, nameFa, nameEn }) => [date, ofPair([nameFa, nameEn], locale)]),
  );
  const stay = stayOfSelection(selection);

  function chooseDay(day: IsoDate): void {
    months.goTo(day);
    take(day);
  }

  function type(part: "checkIn" | "checkOut", day: IsoDate): void {
    months.goTo(day);
    take(day, part === "checkIn" ? emptySelection : { checkIn: selection.checkIn, checkOut: null });
  }

  const common = { calendar, today, selection, facts, holidays, focused, words, onChoose: chooseDay };

  return (
    <div className={styles.picker}>
      <div className={styles.top}>
        <Calendars
          calendar={calendar}
          words={words}
          onChoose={(name) => months.switchTo(name, selection.checkIn ?? focused)}
        />
        <TypedDates selection={selection} calendar={calendar} today={today} words={words} onType={type} />
      </div>
      <MonthHead
        status={statusText({ selection, refused }, words, { locale, calendar })}
        isRefused={refused !== null}
        isFirst={from <= today}
        onStep={months.step}
        words={words}
      />
      <div ref={months.grids} className={styles.months} onKeyDown={months.press}>
        <CalendarMonth year={shown.year} month={shown.month} {...common} />
        <div className={styles.secondMonth}>
          <CalendarMonth year={next.year} month={next.month} {...common} />
        </div>
      </div>
      <div className={styles.actions}>
        <Button look="quiet" onClick={clear} isDisabled={selection.checkIn === null}>
          {words.clear}
        </Button>
        <Button look="secondary" isDisabled={stay === null} onClick={() => stay && onConfirm(stay)}>
          {words.apply}
        </Button>
      </div>
    </div>
  );
}
