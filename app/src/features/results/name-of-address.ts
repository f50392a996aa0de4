import type { Locale } from "#domain/enums/enums.ts";

/** Names written in the script of each language. */
const IN_SCRIPT: Readonly<Record<Locale, RegExp>> = { fa: /\p{Script=Arabic}/u, en: /^[^\p{Script=Arabic}]+$/u };

/** A name from the address, for a heading without an answer; null in the script of another language. */
export const nameOfAddress = (name: string, locale: Locale): string | null =>
  IN_SCRIPT[locale].test(name) ? name : null;
