import { createContext, useContext } from "react";
import type { Theme } from "#app/src/store/theme.ts";
import type { IsoDate } from "#domain/calendar/types.ts";
import type { PageSlug } from "#domain/contract/content.shapes.ts";
import type { CalendarName, DeviceType, Locale } from "#domain/enums/enums.ts";

/**
 * What a page is rendered for. Made once per request, serialised, and used again in the browser,
 * so that no difference between the two can come from a clock, a locale or a device.
 */
export type RenderEnvironment = {
  readonly locale: Locale;
  readonly direction: "rtl" | "ltr";
  /** Epoch seconds. */
  readonly now: number;
  /** Today in Tehran, Gregorian `YYYY-MM-DD`. */
  readonly today: IsoDate;
  /** Seconds that `now` stood ahead of the machines' clocks: what the demonstration's was moved by; 0 in production. */
  readonly clockAhead: number;
  readonly calendar: Exclude<CalendarName, "shia">;
  readonly device: DeviceType;
  readonly theme: Theme;
  /** Origin for absolute addresses, without a trailing slash. */
  readonly publicBase: string;
  readonly clientToken: string;
  /** Whether this is the demonstration: then a ribbon says so. */
  readonly isDemo: boolean;
  /** Support's number for callers from abroad, `+98…`; null where there is none: the short one answers in Iran alone. */
  readonly supportAbroad: string | null;
  /** The national id of the company that sells here, eleven digits: receipts name it; null where it is not set. */
  readonly sellerLegalId: string | null;
  /** Pages about the company that the shop has not written: nothing leads to them. */
  readonly missingPages: readonly PageSlug[];
  /** Where a map's tiles are; null: maps are drawn without streets. */
  readonly tiles: string | null;
};

const EnvironmentContext = createContext<RenderEnvironment | null>(null);
export const EnvironmentProvider = EnvironmentContext.Provider;

export function useEnvironment(): RenderEnvironment {
  const environment = useContext(EnvironmentContext);
  if (environment === null) throw new Error("A screen is rendered outside of an EnvironmentProvider");
  return environment;
}
