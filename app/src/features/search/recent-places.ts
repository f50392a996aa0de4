import { type Locale, locales } from "#domain/enums/enums.ts";

/** A recently searched destination, with its location in words. */
export type RecentPlace = { id: string; name: string; detail: string };

const MAX_KEPT = 5;
const LONGEST = 200;
const keyOf = (locale: Locale): string => `recent-places:${locale}`;

/** The last destinations searched for in this browser in a language, newest first; none without storage. */
export function recentPlaces(locale: Locale): RecentPlace[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(locale)) ?? "[]");
    return Array.isArray(kept) ? kept.filter(isPlace).slice(0, MAX_KEPT) : [];
  } catch {
    return [];
  }
}

/** Puts a destination first among the kept ones. */
export function keepRecentPlace(
  locale: Locale,
  { id, name, detail = "" }: Partial<RecentPlace> & Pick<RecentPlace, "id" | "name">,
): void {
  const others = recentPlaces(locale).filter((place) => place.id !== id);
  try {
    localStorage.setItem(keyOf(locale), JSON.stringify([{ id, name, detail }, ...others].slice(0, MAX_KEPT)));
  } catch {
    // A browser that keeps nothing suggests popular places alone.
  }
}

export function clearRecentPlaces(): void {
  try {
    for (const locale of locales) localStorage.removeItem(keyOf(locale));
  } catch {
    // Nothing was kept.
  }
}

function isPlace(value: unknown): value is RecentPlace {
  if (typeof value !== "object" || value === null) return false;
  const { id, name, detail } = value as Partial<Record<keyof RecentPlace, unknown>>;
  return [id, name, detail].every((text) => typeof text === "string" && text.length <= LONGEST);
}
