import { useState } from "react";
import { checkOutOf, type Stay } from "#domain/calendar/stay.ts";
import type { IsoDate } from "#domain/calendar/types.ts";
import type { DayFacts } from "./day-facts.ts";
import { choose, emptySelection, type Refusal, refusalOf, type Selection, selectionOf } from "./stay-selection.ts";

/** What was chosen, and why the last day could not be. */
export function useSelection(value: Stay | null, today: IsoDate, facts: DayFacts) {
  const [selection, setSelection] = useState<Selection>(() =>
    selectionOf(value, value && checkOutOf(value.checkIn, value.lengthOfStay)),
  );
  const [refused, setRefused] = useState<Refusal | null>(null);

  function take(day: IsoDate, base: Selection = selection): void {
    const refusal = refusalOf(base, day, today, facts);
    setRefused(refusal);
    if (refusal === null) setSelection(choose(base, day, today, facts));
  }

  function clear(): void {
    setSelection(emptySelection);
    setRefused(null);
  }

  return { selection, refused, take, clear };
}
