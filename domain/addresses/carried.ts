import { type Locale, locales } from "../enums/enums.ts";
import { AUDIENCE, isPartyAudience } from "./party-audience.ts";
import type { Query } from "./query.ts";

/** Parameter that chooses the language, on any page. */
export const LANGUAGE = "lang";

/** Parameters that a document's links carry on from its own address (decisions 126 and 130). */
const CARRIED = [LANGUAGE, AUDIENCE] as const;
export type CarriedName = (typeof CARRIED)[number];
/** Values of the carried parameters; an absent one is not carried. */
export type Carried = Readonly<Partial<Record<CarriedName, string>>>;

const NONE: Carried = {};

/** Language that a query chooses; null for none and for an unknown one. */
export function chosenLanguage(query: URLSearchParams): Locale | null {
  const text = query.get(LANGUAGE)?.trim();
  return locales.find((locale) => locale === text) ?? null;
}

/** The language alone of what a page's links carry: addresses for machines are of no party. */
export function carriedLanguageOf(query: URLSearchParams): Carried {
  const language = chosenLanguage(query);
  return language === null ? NONE : { [LANGUAGE]: language };
}

/** Returns the carried parameters of a page's query. Unknown values are ignored. */
export function carriedOf(query: URLSearchParams): Carried {
  const audience = query.getAll(AUDIENCE).find(isPartyAudience);
  return audience === undefined ? carriedLanguageOf(query) : { ...carriedLanguageOf(query), [AUDIENCE]: audience };
}

/**
 * Carried parameters of the document that is being made or shown. A renderer makes markup synchronously, and a browser shows one
 * document, so links need no parameter for it.
 */
let current: Carried = NONE;

/** The carried parameters of the document. */
export const carried = (): Carried => current;

/** Sets the carried parameters of the document in this browser. */
export function carryOn(query: URLSearchParams): void {
  current = carriedOf(query);
}

/** Makes a document, or a part of one, whose links carry parameters on. `make` is synchronous. */
export function whileCarrying<T>(next: Carried, make: () => T): T {
  const before = current;
  current = next;
  try {
    return make();
  } finally {
    current = before;
  }
}

/** Carried parameters that a page knows, as a query. */
export function carriedTo(knows: (name: CarriedName) => boolean, from = current): Query {
  if (from === NONE) return from;
  return Object.fromEntries(CARRIED.filter(knows).map((name) => [name, from[name]]));
}
