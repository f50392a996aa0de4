import type { Locale } from "../enums/enums.ts";
import { COMMA } from "./numbers.ts";

const OR = { fa: " یا ", en: " or " } as const satisfies Record<Locale, string>;
const AND = { fa: " و ", en: " and " } as const satisfies Record<Locale, string>;

function joined(names: readonly string[], last: string, locale: Locale): string {
  const first = names.slice(0, -1).join(COMMA[locale]);
  const end = names.at(-1) ?? "";
  return first === "" ? end : `${first}${last}${end}`;
}

/** Joins alternatives: `تهران، شیراز یا کرمان`, `Tehran, Shiraz or Kerman`. */
export const formatAlternatives = (names: readonly string[], locale: Locale): string =>
  joined(names, OR[locale], locale);

/** Joins names that are meant together: `تهران، شیراز و کرمان`, `Tehran, Shiraz and Kerman`. */
export const formatNames = (names: readonly string[], locale: Locale): string => joined(names, AND[locale], locale);
