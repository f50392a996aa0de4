import { useState } from "react";
import { TextField } from "#design-system/components/Field/Field.tsx";
import { useLocale } from "#design-system/theme/LocaleContext.tsx";
import { CalendarError } from "#domain/calendar/calendar-error.ts";
import { toIso } from "#domain/calendar/conversion.ts";
import { parseDate } from "#domain/calendar/parse.ts";
import type { ConvertibleCalendar, IsoDate } from "#domain/calendar/types.ts";
import { formatDate } from "#domain/text/dates.ts";
import * as styles from "./StayPicker.css.ts";
import type { Selection } from "./stay-selection.ts";
import type { StayPickerWords } from "./words.ts";

/** A typed date of a calendar as ISO, or why it is none, with an example of how to type one. */
function readTyped(
  text: string,
  calendar: ConvertibleCalendar,
  words: StayPickerWords,
  example: string,
): { day: IsoDate } | { error: string } {
  try {
    return { day: toIso(parseDate(text, calendar)) };
  } catch (error) {
    if (!(error instanceof CalendarError)) throw error;
    return { error: error.code === "out_of_range" ? words.outOfRange : words.unreadable(example) };
  }
}

export type TypedDatesProps = {
  selection: Selection;
  calendar: ConvertibleCalendar;
  today: IsoDate;
  words: StayPickerWords;
  onType: (part: "checkIn" | "checkOut", day: IsoDate) => void;
};

/** The two dates as text, for those who would rather type: digits of any script, in the calendar that is shown. */
export function TypedDates({ selection, calendar, today, words, onType }: TypedDatesProps) {
  const { locale } = useLocale();
  const [errors, setErrors] = useState<{ checkIn?: string; checkOut?: string }>({});
  const example = formatDate(today, { locale, calendar }, "numeric");
  const field = (part: "checkIn" | "checkOut", label: string) => {
    const day = selection[part];
    const shown = day === null ? "" : formatDate(day, { locale, calendar }, "numeric");
    return (
      <TextField
        key={`${part} ${shown}`}
        label={label}
        defaultValue={shown}
        placeholder={example}
        inputMode="numeric"
        autoComplete="off"
        error={errors[part] ?? null}
        onBlur={(event) => {
          const text = event.target.value.trim();
          if (text === "" || text === shown) return setErrors({ ...errors, [part]: undefined });
          const read = readTyped(text, calendar, words, example);
          setErrors({ ...errors, [part]: "error" in read ? read.error : undefined });
          if ("day" in read) onType(part, read.day);
        }}
      />
    );
  };
  return (
    <fieldset
      className={styles.typed}
      // Enter takes the date over; the form around the calendar is not sent by it.
      onKeyDown={(event) => {
        if (event.key !== "Enter" || !(event.target instanceof HTMLInputElement)) return;
        event.preventDefault();
        event.target.blur();
      }}
    >
      {field("checkIn", words.checkIn)}
      {field("checkOut", words.checkOut)}
    </fieldset>
  );
}
