import type { Locale } from "../enums/enums.ts";
import { formatMoneyText } from "./money.ts";

const ANOTHER_AMOUNT = { fa: "مبلغ دیگری", en: "another amount" } as const satisfies Record<Locale, string>;

/** A sum in words, rial; one that a gateway does not name is "another amount". */
export function sumText(rial: number | null, locale: Locale): string {
  return rial === null ? ANOTHER_AMOUNT[locale] : formatMoneyText(rial, locale);
}
