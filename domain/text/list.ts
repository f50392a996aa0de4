import type { Locale } from "../enums/enums.ts";

const BETWEEN = { fa: "، ", en: ", " } as const satisfies Record<Locale, string>;
const LAST = { fa: " و ", en: " and " } as const satisfies Record<Locale, string>;

/** Names in a sentence: `A, B and C`. */
export function formatNames(names: readonly string[], locale: Locale): string {
  const last = names.at(-1) ?? "";
  return names.length < 2 ? last : `${names.slice(0, -1).join(BETWEEN[locale])}${LAST[locale]}${last}`;
}
