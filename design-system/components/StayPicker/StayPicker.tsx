import { memo } from "react";
import { Button } from "#design-system/components/Button/Button.tsx";
import { cx } from "#design-system/theme/cx.ts";
import { useLocale } from "#design-system/theme/LocaleContext.tsx";
import { from } from "#design-system/theme/media.ts";
import { useMedia } from "#design-system/theme/use-media.ts";
import { checkOutOf, type Stay } from "#domain/calendar/stay.ts";
import type { IsoDate } from "#domain/calendar/types.ts";
import { type DateDisplay, formatDate, formatDateRange, formatNights } from "#domain/text/dates.ts";
import { refusalText } from "./CalendarMonth.tsx";
import { Calendars } from "./Calendars.tsx";
import { type DayFacts, hasPrices, noFacts } from "./day-facts.ts";
import { MonthList } from "./MonthList.tsx";
import { MonthPair } from "./MonthPair.tsx";
import * as styles from "./StayPicker.css.ts";
import { type Refusal, type Selection, stayOfSelection, type Typing } from "./stay-selection.ts";
import { TypedDates } from "./TypedDates.tsx";
import { TypedFold } from "./TypedFold.tsx";
import { useFocusedDay } from "./useFocusedDay.ts";
import { useHolidays } from "./useHolidays.ts";
import { useSelection } from "./useSelection.ts";
import type { StayPickerWords } from "./words.ts";

export type StayPickerProps = {
  value: Stay | null;
  /** Called with each confirmed stay. */
  onConfirm: (stay: Stay) => void;
  today: IsoDate;
  /** Prices and rules by day; absent days are open and have no price. */
  facts?: DayFacts;
  /** Called with the first and last visible day, to request their prices. */
  onMonthsShown?: (from: IsoDate, to: IsoDate) => void;
  words: StayPickerWords;
};

type Chosen = { selection: Selection; refused: Refusal | null; hasMoved: boolean };

/** Status text: the choice so far and the next step, or the reason why the last day was refused. */
function statusText({ selection, refused, hasMoved }: Chosen, words: StayPickerWords, display: DateDisplay): string {
  if (refused) return refusalText(refused, words, display.locale);
  const stay = stayOfSelection(selection);
  if (stay) {
    const range = formatDateRange(stay.checkIn, checkOutOf(stay.checkIn, stay.lengthOfStay), display);
    return words.chosen(range, formatNights(stay.lengthOfStay, display.locale));
  }
  if (selection.checkIn === null) return words.chooseCheckIn;
  const checkIn = formatDate(selection.checkIn, display, "long");
  return hasMoved ? words.movedCheckIn(checkIn) : words.chooseCheckOut(checkIn);
}

/** Choice of a stay in any of three calendars: by pointer, keyboard, or typing. */
export const StayPicker = memo(function StayPicker(props: StayPickerProps) {
  const { value, onConfirm, today, facts = noFacts, onMonthsShown, words } = props;
  const { locale } = useLocale();
  const isWide = useMedia(from.md);
  const { calendar, focused, grids, goTo, switchTo, press } = useFocusedDay(value?.checkIn ?? today);
  const { selection, refused, hasMoved, round, take, takeTyped, clear } = useSelection(value, today, facts);
  const stay = stayOfSelection(selection);

  function chooseDay(day: IsoDate): void {
    goTo(day);
    take(day);
  }

  function type(typing: Typing, day: IsoDate | null): void {
    // A refusal keeps the selection visible.
    if (day !== null && typing.selection !== selection) goTo(day);
    takeTyped(typing);
  }

  const months = {
    ...{ calendar, today, first: today, selection, facts, focused, words, onMonthsShown },
    holidays: useHolidays(today),
    onChoose: chooseDay,
  };
  const status = (
    <p role="status" className={cx(styles.status, refused && styles.refused)}>
      {statusText({ selection, refused, hasMoved }, words, { locale, calendar })}
    </p>
  );

  return (
    <div className={styles.picker}>
      <div className={styles.top}>
        <Calendars
          calendar={calendar}
          words={words}
          onChoose={(name) => switchTo(name, selection.checkIn ?? focused)}
        />
        <TypedFold title={words.typed}>
          <TypedDates key={round} {...{ selection, calendar, today, facts, words }} onType={type} />
        </TypedFold>
      </div>
      {onMonthsShown && <p className={styles.unit}>{hasPrices(facts) && words.unit}</p>}
      <div ref={grids} onKeyDown={press}>
        {isWide ? <MonthPair {...months} status={status} /> : <MonthList {...months} />}
      </div>
      <div className={styles.actions}>
        {!isWide && status}
        <Button look="quiet" onClick={clear} isDisabled={selection.checkIn === null}>
          {words.clear}
        </Button>
        <Button look="secondary" isDisabled={stay === null} onClick={() => stay && onConfirm(stay)}>
          {words.apply}
        </Button>
      </div>
    </div>
  );
});
