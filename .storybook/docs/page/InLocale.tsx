import type { ReactNode } from "react";
import { LocaleContext } from "#design-system/theme/LocaleContext.tsx";
import type { Locale } from "#domain/enums/enums.ts";
import { USUAL_CALENDAR } from "#domain/text/dates.ts";
import { DIRECTION } from "#domain/text/in-locale.ts";

/** Tells the components in it their language, direction and calendar. */
export const InLocale = ({ locale, children }: { locale: Locale; children: ReactNode }) => (
  <LocaleContext.Provider value={{ locale, direction: DIRECTION[locale], calendar: USUAL_CALENDAR[locale] }}>
    {children}
  </LocaleContext.Provider>
);
