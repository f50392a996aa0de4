import type { Translate } from "#app/src/messages/catalogue.ts";
import { TextField, type TextFieldProps } from "#design-system/components/Field/Field.tsx";
import type { Locale } from "#domain/enums/enums.ts";
import { seenSigns } from "#domain/text/fold.ts";
import { formatMoney } from "#domain/text/money.ts";
import { tomanIn } from "#domain/text/typed-money.ts";

/** Longer than any amount, so that a pasted value is never truncated to another amount. */
const MAX_CHARACTERS = 100;

/** Field for an amount in toman. `rialOf` reads its value. */
export const AmountField = (props: Omit<TextFieldProps, "inputMode" | "dir" | "autoComplete" | "maxLength">) => (
  <TextField {...props} inputMode="numeric" dir="ltr" autoComplete="off" maxLength={MAX_CHARACTERS} />
);

type Bounds = { readonly min: number; readonly max?: number };

/** The fault of a typed amount in words, or null; `outside`: the words for one out of bounds. */
export function amountFault(
  typed: string,
  { min, max = Number.MAX_SAFE_INTEGER }: Bounds,
  ...[t, locale, outside]: [t: Translate, locale: Locale, outside: string]
): string | null {
  if (seenSigns(typed) === 0) return t("common.required");
  const read = tomanIn(typed);
  if ("rial" in read) return read.rial >= min && read.rial <= max ? null : outside;
  if (read.meant === null) return t("own.amount.digits");
  return t("own.amount.meant", { amount: formatMoney(read.meant, locale).amount });
}
