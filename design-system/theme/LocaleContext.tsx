import { createContext, useContext } from "react";
import type { ConvertibleCalendar } from "#domain/calendar/types.ts";
import type { Locale } from "#domain/enums/enums.ts";

/** What the components write digits and dates in, and which way they read. */
export type LocaleSurroundings = {
  readonly locale: Locale;
  readonly direction: "rtl" | "ltr";
  readonly calendar: ConvertibleCalendar;
};

/** Persian first: a component outside of any provider is Persian, right to left, in the Jalali calendar. */
export const LocaleContext = createContext<LocaleSurroundings>({ locale: "fa", direction: "rtl", calendar: "jalali" });

export const useLocale = (): LocaleSurroundings => useContext(LocaleContext);
