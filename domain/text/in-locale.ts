import type { Locale } from "../enums/enums.ts";

/** Differences between the two languages, and the one way to choose between them (R3). */

/** Locale of a cookie, a header or a row; Persian when unknown. */
export const localeOf = (text: unknown): Locale => (text === "en" ? "en" : "fa");

export const OTHER_LOCALE = { fa: "en", en: "fa" } as const satisfies Record<Locale, Locale>;
export const DIRECTION = { fa: "rtl", en: "ltr" } as const satisfies Record<Locale, "rtl" | "ltr">;

/** Returns a bilingual field in a locale: of `{ name_fa, name_en }` the `name` in the reader's language. */
export const inLocale = <
  Field extends string,
  Of extends Locale,
  Thing extends Readonly<Record<`${Field}_${Of}`, unknown>>,
>(
  thing: Thing,
  field: Field,
  locale: Of,
): Thing[`${Field}_${Of}`] => thing[`${field}_${locale}`];

/** Returns the element of a pair, Persian first, for a locale. */
export const ofPair = <Value>(pair: readonly [fa: Value, en: Value], locale: Locale): Value =>
  pair[locale === "fa" ? 0 : 1];

/** The same text said in each language. */
export const inBoth = <Value>(say: (locale: Locale) => Value): Record<Locale, Value> => ({
  fa: say("fa"),
  en: say("en"),
});
