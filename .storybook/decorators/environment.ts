import type { ConvertibleCalendar } from "#domain/calendar/types.ts";
import type { Locale } from "#domain/enums/enums.ts";
import { USUAL_CALENDAR } from "#domain/text/dates.ts";
import { DIRECTION } from "#domain/text/in-locale.ts";
import type { StoryGlobals } from "../globals.ts";

export type Direction = "rtl" | "ltr";

/** The direction a story is drawn in: the locale's own unless the toolbar forces the other one. */
export function directionOf({ locale, direction }: Pick<StoryGlobals, "locale" | "direction">): Direction {
  if (direction === "rtl" || direction === "ltr") return direction;
  return DIRECTION[locale];
}

/** The calendar that dates are shown in. */
export const calendarOf = (calendar: StoryGlobals["calendar"], locale: Locale): ConvertibleCalendar =>
  calendar === "auto" ? USUAL_CALENDAR[locale] : calendar;

/** Sets on `<html>` what the server sets on a page, so that components see the same document. */
export function applyEnvironment(root: HTMLElement, globals: StoryGlobals): void {
  root.lang = globals.locale;
  root.dir = directionOf(globals);
  root.dataset.theme = globals.theme === "dark" ? "dark" : "light";
  root.dataset.textSize = globals.textSize;
  root.dataset.overlay = globals.overlay;
}
