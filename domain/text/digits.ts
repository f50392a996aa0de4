import type { Locale } from "../enums/enums.ts";

const ZERO = { fa: 0x06f0, en: 0x30 } as const satisfies Record<Locale, number>;

/** The ASCII digits of a text in the digits of the locale; nothing else of it changes. */
export const localDigits = (text: string | number, locale: Locale): string =>
  String(text).replace(/\d/g, (digit) => String.fromCharCode(ZERO[locale] + Number(digit)));
