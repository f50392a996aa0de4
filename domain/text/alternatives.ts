import type { Locale } from "../enums/enums.ts";
import { COMMA } from "./numbers.ts";

const OR = { fa: " یا ", en: " or " } as const satisfies Record<Locale, string>;

/** Joins alternatives: `تهران، شیراز یا کرمان`, `Tehran, Shiraz or Kerman`. */
export function formatAlternatives(names: readonly string[], locale: Locale): string {
  const first = names.slice(0, -1).join(COMMA[locale]);
  const last = names.at(-1) ?? "";
  return first === "" ? last : `${first}${OR[locale]}${last}`;
}
