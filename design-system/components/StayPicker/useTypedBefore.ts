import { useState } from "react";
import { useLocale } from "#design-system/theme/LocaleContext.tsx";
import type { IsoDate } from "#domain/calendar/types.ts";
import { readTyped } from "./read-typed.ts";
import type { StayPickerWords } from "./words.ts";

/** A text that stands in the place of a date, and why it is none. */
export type TypedBefore = { readonly text: string; readonly error: string };

/**
 * What was typed into the native control and is no date: kept for the field that takes its place.
 *
 * @returns `read` answers the day of a text; of one that is none it keeps the text with the reason and answers null.
 */
export function useTypedBefore(today: IsoDate, words: StayPickerWords) {
  const display = useLocale();
  const [before, setBefore] = useState<TypedBefore | null>(null);
  function read(text: string): IsoDate | null {
    const found = readTyped(text, display, today, words);
    setBefore("day" in found ? null : { text, error: found.error });
    return "day" in found ? found.day : null;
  }
  return { before, read };
}
