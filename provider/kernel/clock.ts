import { tehranDate } from "#domain/calendar/today.ts";
import type { IsoDate } from "#domain/calendar/types.ts";

/** The time as everything here knows it, so that tests can hold it still: epoch seconds. */
export type Clock = () => number;

export const systemClock: Clock = () => Math.floor(Date.now() / 1000);

/** A clock that stands so many seconds ahead of another, as the demonstration's does once it was moved. */
export const aheadOf =
  (clock: Clock, seconds: () => number): Clock =>
  () =>
    clock() + seconds();

/** Today in Tehran, where a booking's days begin and end. */
export const today = (clock: Clock): IsoDate => tehranDate(clock());
