import { useState } from "react";
import { checkOutOf, type Stay } from "#domain/calendar/stay.ts";
import type { IsoDate } from "#domain/calendar/types.ts";
import type { DayFacts } from "./day-facts.ts";
import {
  choose,
  emptySelection,
  type Refusal,
  refusalOf,
  type Selection,
  selectionOf,
  type Typing,
} from "./stay-selection.ts";

/** True when a new check-in replaced one that had no check-out yet. */
const isMoved = (before: Selection, { checkIn, checkOut }: Selection): boolean =>
  before.checkIn !== null && before.checkOut === null && checkOut === null && checkIn !== before.checkIn;

/**
 * The selection, and the message about the last day: the reason of a refusal, or that it moved the check-in. Each new
 * `round`, by pointer or by clearing, discards typed text that was not accepted.
 */
export function useSelection(value: Stay | null, today: IsoDate, facts: DayFacts) {
  const [selection, setSelection] = useState<Selection>(() =>
    selectionOf(value, value && checkOutOf(value.checkIn, value.lengthOfStay)),
  );
  const [refused, setRefused] = useState<Refusal | null>(null);
  const [hasMoved, setMoved] = useState(false);
  const [round, setRound] = useState(0);

  function put(next: Selection, refusal: Refusal | null, isSaid: boolean): void {
    setSelection(next);
    setRefused(refusal);
    setMoved(isSaid);
  }

  function take(day: IsoDate): void {
    const next = choose(selection, day, today, facts);
    put(next, refusalOf(selection, day, today, facts), isMoved(selection, next));
    setRound(round + 1);
  }

  const takeTyped = ({ selection: next, refused }: Typing): void => put(next, refused?.refusal ?? null, false);

  function clear(): void {
    put(emptySelection, null, false);
    setRound(round + 1);
  }

  return { selection, refused, hasMoved, round, take, takeTyped, clear };
}
