import type { ConvertibleCalendar } from "#domain/calendar/types.ts";
import * as styles from "./StayPicker.css.ts";
import type { StayPickerWords } from "./words.ts";

const calendarChoices = ["jalali", "gregorian", "islamic"] as const;

type CalendarsProps = {
  calendar: ConvertibleCalendar;
  words: Pick<StayPickerWords, "calendar" | "calendars">;
  onChoose: (name: ConvertibleCalendar) => void;
};

/** Choice of the displayed calendar. */
export const Calendars = ({ calendar, words, onChoose }: CalendarsProps) => (
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
