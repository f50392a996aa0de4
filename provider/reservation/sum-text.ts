import type { Locale } from "#domain/enums/enums.ts";
import { formatMoneyText } from "#domain/text/money.ts";

/** A sum in words, rial; one that a gateway does not name is "another amount". */
export function sumText(rial: number | null, locale: Locale): string {
  if (rial !== null) return formatMoneyText(rial, locale);
  return locale === "fa" ? "مبلغ دیگری" : "another amount";
}
