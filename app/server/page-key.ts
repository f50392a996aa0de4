import { DAY_SECONDS, TEHRAN_OFFSET_SECONDS } from "#domain/calendar/constants.ts";
import type { Visitor } from "./visitor.ts";

/**
 * The key of an anonymous page in the cache: its address, and the properties of the visitor and Tehran's date that it
 * depends on.
 *
 * @param now milliseconds since 1970.
 */
export function pageKey(address: string, { locale, theme }: Pick<Visitor, "locale" | "theme">, now: number): string {
  const day = Math.floor((now / 1000 + TEHRAN_OFFSET_SECONDS) / DAY_SECONDS);
  return `${address} ${locale} ${theme} ${day}`;
}
