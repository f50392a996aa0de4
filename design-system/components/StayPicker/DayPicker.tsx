import { memo, useState } from "react";
import { cx } from "#design-system/theme/cx.ts";
import { useLocale } from "#design-system/theme/LocaleContext.tsx";
import { from } from "#design-system/theme/media.ts";
import { useMedia } from "#design-system/theme/use-media.ts";
import type { IsoDate } from "#domain/calendar/types.ts";
import { refusalText } from "./CalendarMonth.tsx";
import { Calendars } from "./Calendars.tsx";
import { type DayFacts, hasPrices, noFacts } from "./day-facts.ts";
import { MonthList } from "./MonthList.tsx";
import { MonthPair } from "./MonthPair.tsx";
import * as styles from "./StayPicker.css.ts";
import { type Refusal, refusalOf } from "./stay-selection.ts";
import { TypedDay } from "./TypedDay.tsx";
import { TypedFold } from "./TypedFold.tsx";
import { useFocusedDay } from "./useFocusedDay.ts";
import { useHolidays } from "./useHolidays.ts";
import type { StayPickerWords } from "./words.ts";

export type DayPickerProps = {
  value: IsoDate | null;
  /** Called with each chosen day; a pressed day ends the choice, a typed one can still be reviewed. */
  onChoose: (day: IsoDate, isPressed: boolean) => void;
  today: IsoDate;
  /** First selectable day: today, or a later one. */
  first: IsoDate;
  facts?: DayFacts;
  /** Called with the first and last visible day, to request their prices. */
  onMonthsShown?: (from: IsoDate, to: IsoDate) => void;
  words: StayPickerWords;
};

/** The chosen day if still selectable; else the first selectable one. */
const near = (value: IsoDate | null, first: IsoDate): IsoDate => (value !== null && value > first ? value : first);

/**
 * Choice of one day in any of three calendars, by pointer, keyboard or typing: the stay picker without a second day.
 */
export const DayPicker = memo(function DayPicker(props: DayPickerProps) {
  const { value, onChoose, today, first, facts = noFacts, onMonthsShown, words } = props;
  const { locale } = useLocale();
  const isWide = useMedia(from.md);
  const { calendar, focused, grids, goTo, switchTo, press } = useFocusedDay(near(value, first));
  const [refused, setRefused] = useState<Refusal | null>(null);
  const [begin, setBegin] = useState(first);
  // The day in the tab order may no longer be rendered.
  if (begin !== first) {
    setBegin(first);
    goTo(near(value, first));
  }
  // A complete selection: the next day begins another one.
  const selection = { checkIn: value, checkOut: value };

  function choose(day: IsoDate): void {
    goTo(day);
    const refusal = refusalOf(selection, day, first, facts);
    setRefused(refusal);
    if (refusal === null) onChoose(day, true);
  }

  function type(day: IsoDate): Refusal | null {
    const refusal = refusalOf(selection, day, first, facts);
    setRefused(null);
    if (refusal === null) {
      goTo(day);
      onChoose(day, false);
    }
    return refusal;
  }

  const months = {
    ...{ calendar, today, first, selection, facts, focused, words, onMonthsShown },
    holidays: useHolidays(today),
    onChoose: choose,
  };
  const status = (
    <p role="status" className={cx(styles.status, refused && styles.refused)}>
      {refused ? refusalText(refused, words, locale) : words.chooseCheckIn}
    </p>
  );
  return (
    <div className={styles.picker}>
      <div className={styles.top}>
        <Calendars
          calendar={calendar}
          words={words}
          onChoose={(name) => switchTo(name, value === null ? focused : near(value, first))}
        />
        <TypedFold title={words.typed}>
          <TypedDay {...{ value, calendar, today, words }} onType={type} />
        </TypedFold>
      </div>
      {onMonthsShown && <p className={styles.unit}>{hasPrices(facts) && words.unit}</p>}
      <div ref={grids} onKeyDown={press}>
        {isWide ? (
          <MonthPair {...months} status={status} />
        ) : (
          <>
            {status}
            <MonthList {...months} />
          </>
        )}
      </div>
    </div>
  );
});
