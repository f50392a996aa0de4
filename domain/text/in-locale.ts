import type { Locale } from "../enums/enums.ts";

/** What differs between the two languages, and the one way to choose between them (R3). */

/** A locale as a cookie, a header or a row has it; Persian when it is none of ours. */
export const localeOf = (text: unknown): Locale => (text === "en" ? "en" : "fa");

export const OTHER_LOCALE = { fa: "en", en: "fa" } as const satisfies Record<Locale, Locale>;
export const DIRECTION = { fa: "rtl", en: "ltr" } as const satisfies Record<Locale, "rtl" | "ltr">;

/** A field that a thing has in both languages: of `{ name_fa, name_en }` the `name` that a reader of the locale reads. */
export const inLocale = <
  Field extends string,
  Of extends Locale,
  Thing extends Readonly<Record<`${Field}_${Of}`, unknown>>,
>(
  thing: Thing,
  field: Field,
  locale: Of,
): Thing[`${Field}_${Of}`] => thing[`${field}_${locale}`];

/** The one of a pair, Persian first, that a reader of the locale reads. */
export const ofPair = <Value>(pair: readonly [fa: Value, en: Value], locale: Locale): Value =>
  pair[locale === "fa" ? 0 : 1];
