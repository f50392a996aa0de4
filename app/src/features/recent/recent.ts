import { ourAddress } from "#app/src/our-address.ts";
import { choosing } from "#domain/addresses/chosen-address.ts";
import type { IsoDate } from "#domain/calendar/types.ts";
import { type Locale, locales } from "#domain/enums/enums.ts";

/** Places, tours and flights that were looked at, and searches that were made. */
export const recentKinds = ["viewed", "search"] as const;
export type RecentKind = (typeof recentKinds)[number];

/** A page of ours, by its path and query, with its title. No price: it would be outdated. */
export type Recent = { address: string; title: string; detail: string };

const MAX_KEPT = 6;
const LONGEST = 400;
const keyOf = (kind: RecentKind, locale: Locale): string => `recent-${kind}:${locale}`;
const pathOf = (address: string): string => address.split("?", 1)[0] ?? "";
/** One place is one entry, whatever its dates; each search is its own. */
const identityOf = (kind: RecentKind, address: string): string => (kind === "viewed" ? pathOf(address) : address);

function isRecent(value: unknown): value is Recent {
  if (typeof value !== "object" || value === null) return false;
  const { address, title, detail } = value as Partial<Record<keyof Recent, unknown>>;
  const areTexts = [address, title, detail].every((text) => typeof text === "string" && text.length <= LONGEST);
  return areTexts && ourAddress(address as string) !== null;
}

function read(kind: RecentKind, locale: Locale): Recent[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(kind, locale)) ?? "[]");
    return Array.isArray(kept) ? kept.filter(isRecent).slice(0, MAX_KEPT) : [];
  } catch {
    return [];
  }
}

/** First day of an address's dates; null when it has none. */
function firstDay(address: string): string | null {
  const query = new URLSearchParams(address.split("?")[1] ?? "");
  return query.get("check_in") ?? query.get("departure_date");
}

/**
 * Items viewed or searches made in this browser, in one language, the newest first. A search with past dates is left
 * out; a viewed place is linked without them.
 */
export function recents(kind: RecentKind, locale: Locale, today: IsoDate): Recent[] {
  return read(kind, locale).flatMap((one) => {
    const day = firstDay(one.address);
    if (day === null || day >= today) return [one];
    return kind === "search" ? [] : [{ ...one, address: pathOf(one.address) }];
  });
}

/** Puts one first; if the browser refuses storage, nothing is kept. */
export function keepRecent(kind: RecentKind, locale: Locale, recent: Recent): void {
  // The list is of one language; its links are as the page carries them that shows them.
  const kept = { ...recent, address: choosing(recent.address, null) };
  const identity = identityOf(kind, kept.address);
  const others = read(kind, locale).filter(({ address }) => identityOf(kind, address) !== identity);
  try {
    localStorage.setItem(keyOf(kind, locale), JSON.stringify([kept, ...others].slice(0, MAX_KEPT)));
  } catch {
    // Storage is refused or full: Home is as on a first visit.
  }
}

/** Clears all of it, or of one kind, in every language. */
export function clearRecents(kinds: readonly RecentKind[] = recentKinds): void {
  try {
    for (const locale of locales) for (const kind of kinds) localStorage.removeItem(keyOf(kind, locale));
  } catch {
    // Nothing was kept.
  }
}
