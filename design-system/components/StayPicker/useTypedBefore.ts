import { useState } from "react";
import { useLocale } from "#design-system/theme/LocaleContext.tsx";
import type { IsoDate } from "#domain/calendar/types.ts";
import { readTyped } from "./read-typed.ts";
import type { StayPickerWords } from "./words.ts";

/** Invalid text in place of a date, with the reason. */
export type TypedBefore = { readonly text: string; readonly error: string };

/**
 * Text typed into the native control that is no date: kept for the field that replaces it.
 *
 * @returns `read` returns the day of a text; for any other text it keeps the text with the reason and returns null.
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
