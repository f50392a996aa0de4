import { createContext, useContext } from "react";
import type { Theme } from "#app/src/store/theme.ts";
import type { IsoDate } from "#domain/calendar/types.ts";
import type { PageSlug } from "#domain/contract/content.shapes.ts";
import type { CalendarName, Locale } from "#domain/enums/enums.ts";
import type { PartyAudience } from "#domain/sale/audience.ts";

/**
 * Environment that a page is rendered for. Created once per request, serialised, and reused in the browser, so that no
 * clock or locale can make the two differ. It names no device: one document suits all, and memory keeps it once.
 */
export type RenderEnvironment = {
  readonly locale: Locale;
  readonly direction: "rtl" | "ltr";
  /** Passports of the party that its address is for: another party is another document. */
  readonly audience: PartyAudience;
  /** Epoch seconds. */
  readonly now: number;
  /** Today in Tehran, Gregorian `YYYY-MM-DD`. */
  readonly today: IsoDate;
  /** Offset of `now` ahead of the machines' clocks, seconds: the demonstration's shift; 0 in production. */
  readonly clockAhead: number;
  readonly calendar: Exclude<CalendarName, "shia">;
  readonly theme: Theme;
  /** Origin for absolute addresses, without a trailing slash. */
  readonly publicBase: string;
  readonly clientToken: string;
  /** True for the demonstration: a ribbon says so. */
  readonly isDemo: boolean;
  /** Support's number for callers from abroad, `+98…`; null when there is none: the short number only works in Iran. */
  readonly supportAbroad: string | null;
  /** National id of the selling company, eleven digits, for receipts; null when it is not set. */
  readonly sellerLegalId: string | null;
  /** E-mail, messengers and seals of the company (`companyPlace`). */
  readonly companyLinks: readonly string[];
  /** Pages about the company that the shop has not written: nothing leads to them. */
  readonly missingPages: readonly PageSlug[];
  /** Address of a map's tiles; null: maps are drawn without streets. */
  readonly tiles: string | null;
};

const EnvironmentContext = createContext<RenderEnvironment | null>(null);
export const EnvironmentProvider = EnvironmentContext.Provider;

export function useEnvironment(): RenderEnvironment {
  const environment = useContext(EnvironmentContext);
  if (environment === null) throw new Error("A screen is rendered outside of an EnvironmentProvider");
  return environment;
}
