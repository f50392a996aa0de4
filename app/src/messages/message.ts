import type { MessageFormatElement, TYPE } from "@formatjs/icu-messageformat-parser";
import type { Locale } from "#domain/enums/enums.ts";
import { formatNumber } from "#domain/text/numbers.ts";
import type { MessageValues } from "./catalogue.ts";

/** Types of a message's parts, as its syntax tree numbers them. Catalogues use these: `words.test.ts` fails for others. */
const TEXT = 0 satisfies TYPE.literal;
const ARGUMENT = 1 satisfies TYPE.argument;
const NUMBER = 2 satisfies TYPE.number;
const SELECT = 5 satisfies TYPE.select;
const PLURAL = 6 satisfies TYPE.plural;
const POUND = 7 satisfies TYPE.pound;

/** Numbers that take the singular in each locale: in Persian those up to one, in English only one. */
const isSingular = {
  fa: (n: number) => n > -1 && n <= 1,
  en: (n: number) => Math.abs(n) === 1,
} as const satisfies Record<Locale, unknown>;

const numberText = (n: number, locale: Locale) => formatNumber(n, locale, { maximumFractionDigits: 3 });

/**
 * Formats a message of ICU syntax from its tree: text, arguments, numbers, plurals and choices.
 *
 * @param counted number of the plural that these parts are in.
 * @throws when a value is missing.
 */
export function formatMessage(
  parts: readonly MessageFormatElement[],
  locale: Locale,
  values: MessageValues = {},
  counted = 0,
): string {
  let text = "";
  for (const part of parts) {
    if (part.type === TEXT) text += part.value;
    else if (part.type === POUND) text += numberText(counted, locale);
    else {
      const value = values[part.value];
      if (value === undefined) throw new Error(`The value ${part.value} was not provided`);
      if (part.type === ARGUMENT) text += value;
      else if (part.type === NUMBER) text += numberText(Number(value), locale);
      else if (part.type === SELECT || part.type === PLURAL) {
        const { options } = part;
        const isPlural = part.type === PLURAL;
        const n = isPlural ? Number(value) : counted;
        const exact = options[isPlural ? `=${value}` : value];
        const one = isPlural && isSingular[locale](n) ? options["one"] : undefined;
        text += formatMessage((exact ?? one ?? options["other"])?.value ?? [], locale, values, n);
      }
    }
  }
  return text;
}
