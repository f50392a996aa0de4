import { useState } from "react";
import { TextField } from "#design-system/components/Field/Field.tsx";
import { useLocale } from "#design-system/theme/LocaleContext.tsx";
import type { ConvertibleCalendar, IsoDate } from "#domain/calendar/types.ts";
import { formatDate } from "#domain/text/dates.ts";
import { refusalText } from "./CalendarMonth.tsx";
import type { DayFacts } from "./day-facts.ts";
import { readTyped } from "./read-typed.ts";
import { type Part, type Selection, type Typing, typeDay } from "./stay-selection.ts";
import type { StayPickerWords } from "./words.ts";

export type TypedDatesProps = {
  selection: Selection;
  calendar: ConvertibleCalendar;
  today: IsoDate;
  facts: DayFacts;
  words: StayPickerWords;
  /** Called with the selection after a typed day; null for an invalid text, which changes nothing. */
  onType: (typing: Typing, day: IsoDate | null) => void;
};

/** Text shown in a field in place of the chosen day: being typed, or refused and kept. */
type Draft = { text: string; error: string | null };
type Drafts = Readonly<Partial<Record<Part, Draft>>>;

/** Text fields for both dates: digits of any script, in the displayed calendar. */
export function TypedDates({ selection, calendar, today, facts, words, onType }: TypedDatesProps) {
  const { locale } = useLocale();
  const display = { locale, calendar };
  const [drafts, setDrafts] = useState<Drafts>({});
  const shownOf = (part: Part): string => {
    const day = selection[part];
    return day === null ? "" : formatDate(day, display, "numeric");
  };

  /** Retries a check-out that was typed before its check-in. */
  function typingOf(part: Part, day: IsoDate): Typing {
    const typing = typeDay(selection, part, day, today, facts);
    const waiting = drafts.checkOut && readTyped(drafts.checkOut.text, display, today, words);
    if (part !== "checkIn" || typing.refused || !waiting || !("day" in waiting)) return typing;
    return typeDay(typing.selection, "checkOut", waiting.day, today, facts);
  }

  function commit(part: Part, text: string): void {
    const { [part]: _, ...others } = drafts;
    if (text === "" || text === shownOf(part)) {
      setDrafts(others);
      return;
    }
    const read = readTyped(text, display, today, words);
    if ("error" in read) {
      setDrafts({ ...others, [part]: { text, error: read.error } });
      onType({ selection, refused: null }, null);
      return;
    }
    const typing = typingOf(part, read.day);
    const { refused } = typing;
    if (refused === null) setDrafts({});
    else {
      const kept = refused.part === part ? text : (drafts[refused.part]?.text ?? shownOf(refused.part));
      setDrafts({ ...others, [refused.part]: { text: kept, error: refusalText(refused.refusal, words, locale) } });
    }
    onType(typing, read.day);
  }

  const field = (part: Part, label: string) => (
    <TextField
      label={label}
      value={drafts[part]?.text ?? shownOf(part)}
      placeholder={formatDate(today, display, "numeric")}
      autoComplete="off"
      error={drafts[part]?.error ?? null}
      onChange={({ target }) => setDrafts({ ...drafts, [part]: { text: target.value, error: null } })}
      onBlur={({ target }) => commit(part, target.value.trim())}
    />
  );
  return (
    <>
      {field("checkIn", words.checkIn)}
      {field("checkOut", words.checkOut)}
    </>
  );
}
