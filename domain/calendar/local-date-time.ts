import type { Locale } from "../enums/enums.ts";
import { localDigits } from "../text/digits.ts";
import type { IsoDate } from "./types.ts";

/**
 * Date and time by the clock of a place, without its zone: `2026-12-08T08:10`. Flights and legs of tours store, send and
 * compare local times in this form only.
 */
export type LocalDateTime = `${IsoDate}T${number}:${number}`;

const DATE_LENGTH = "2026-12-08".length;

/** @param time `HH:MM` in ASCII digits. */
export const localDateTime = (date: IsoDate, time: string): LocalDateTime => `${date}T${time}` as LocalDateTime;

export const dayOfLocal = (local: LocalDateTime): IsoDate => local.slice(0, DATE_LENGTH) as IsoDate;

/** Time of day, `HH:MM` in ASCII digits. */
export const timeOfLocal = (local: LocalDateTime): string => local.slice(DATE_LENGTH + 1);

/** Time of day as it is shown: `۰۸:۱۰`, `08:10`. */
export const formatLocalTime = (local: LocalDateTime, locale: Locale): string =>
  localDigits(timeOfLocal(local), locale);
