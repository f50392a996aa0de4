import { useState } from "react";
import { TextField } from "#design-system/components/Field/Field.tsx";
import { useLocale } from "#design-system/theme/LocaleContext.tsx";
import type { ConvertibleCalendar, IsoDate } from "#domain/calendar/types.ts";
import { formatDate } from "#domain/text/dates.ts";
import { refusalText } from "./CalendarMonth.tsx";
import { readTyped } from "./read-typed.ts";
import type { Refusal } from "./stay-selection.ts";
import type { StayPickerWords } from "./words.ts";

export type TypedDayProps = {
  value: IsoDate | null;
  calendar: ConvertibleCalendar;
  today: IsoDate;
  words: StayPickerWords;
  /** Accepts the typed day, or returns why it cannot be chosen. */
  onType: (day: IsoDate) => Refusal | null;
};

/** Text shown in the field in place of the chosen day: being typed, or refused and kept. */
type Draft = { text: string; error: string | null };

/** Text field for one date: digits of any script, in the displayed calendar. */
export function TypedDay({ value, calendar, today, words, onType }: TypedDayProps) {
  const { locale } = useLocale();
  const display = { locale, calendar };
  const [draft, setDraft] = useState<Draft | null>(null);
  const shown = value === null ? "" : formatDate(value, display, "numeric");

  function commit(text: string): void {
    if (text === "" || text === shown) {
      setDraft(null);
      return;
    }
    const read = readTyped(text, display, today, words);
    if ("error" in read) {
      setDraft({ text, error: read.error });
      return;
    }
    const refusal = onType(read.day);
    setDraft(refusal && { text, error: refusalText(refusal, words, locale) });
  }

  return (
    <TextField
      label={words.title}
      value={draft?.text ?? shown}
      placeholder={formatDate(today, display, "numeric")}
      autoComplete="off"
      error={draft?.error ?? null}
      onChange={({ target }) => setDraft({ text: target.value, error: null })}
      onBlur={({ target }) => commit(target.value.trim())}
    />
  );
}
