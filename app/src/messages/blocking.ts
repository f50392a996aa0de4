import type { Blocking } from "#domain/contract/blocking.shapes.ts";
import { type DateDisplay, formatDate, formatNights } from "#domain/text/dates.ts";
import { formatNumber } from "#domain/text/numbers.ts";
import type { Translate } from "./catalogue.ts";

/** Reason why a stay is blocked, in words, its date in the calendar shown (R187). */
export function blockingText({ reason, date, nights }: Blocking, t: Translate, display: DateDisplay): string {
  return t(`blocking.${reason}`, {
    date: date === null ? "" : formatDate(date, display, "full"),
    nights: nights === null ? "" : formatNights(nights, display.locale),
    places: nights === null ? "" : formatNumber(nights, display.locale),
  });
}
