import { createContext, useContext } from "react";
import type { ConvertibleCalendar } from "#domain/calendar/types.ts";
import type { Locale } from "#domain/enums/enums.ts";

/** Locale for digits and dates, and reading direction. */
export type LocaleSurroundings = {
  readonly locale: Locale;
  readonly direction: "rtl" | "ltr";
  readonly calendar: ConvertibleCalendar;
};

/** Defaults to Persian: a component outside of any provider is right to left, in the Jalali calendar. */
export const LocaleContext = createContext<LocaleSurroundings>({ locale: "fa", direction: "rtl", calendar: "jalali" });

export const useLocale = (): LocaleSurroundings => useContext(LocaleContext);
