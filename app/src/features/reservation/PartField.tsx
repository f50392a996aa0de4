import type { Ref } from "react";
import { AmountField, amountFault } from "#app/src/features/own/AmountField.tsx";
import type { Translate } from "#app/src/messages/catalogue.ts";
import { useText } from "#app/src/messages/words.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { Text } from "#design-system/components/Text/Text.tsx";
import type { PartsValue } from "#domain/contract/payment.shapes.ts";
import type { Locale } from "#domain/enums/enums.ts";
import { PARTS } from "#domain/payment/parts.ts";
import { formatMoment, USUAL_CALENDAR } from "#domain/text/dates.ts";
import { localDigits } from "#domain/text/digits.ts";
import { formatMoney, formatMoneyText } from "#domain/text/money.ts";
import { rialOf } from "#domain/text/typed-money.ts";
import * as styles from "./pay.css.ts";

/** Bounds of the next part where it can be less than all that is missing; null where only that is left. */
export const splitOf = (parts: PartsValue | null): { min: number; max: number } | null => {
  const next = parts?.next ?? null;
  return next === null || next.min === next.max ? null : { min: next.min, max: next.max - PARTS.least };
};

/** The fault of a typed part in words, or null. All that is missing is a part as well. */
export function partFault(typed: string, parts: PartsValue, t: Translate, locale: Locale): string | null {
  const bounds = splitOf(parts);
  if (bounds === null) return null;
  const words = (rial: number) => formatMoney(rial, locale).amount;
  const outside = t("reserve.pay.parts.outside", { min: words(bounds.min), max: words(bounds.max) });
  const fault = amountFault(typed, bounds, t, locale, outside);
  return fault === outside && rialOf(typed) === parts.next?.max ? null : fault;
}

type PartFieldProps = {
  parts: PartsValue;
  value: string;
  onChange: (typed: string) => void;
  error: string | undefined;
  field: Ref<HTMLInputElement>;
};

/** Amount that is paid now, with its effect on the deadline and its way back, told before it is paid. */
export function PartField({ parts, value, onChange, error, field }: PartFieldProps) {
  const t = useText();
  const { locale } = useEnvironment();
  const bounds = splitOf(parts);
  if (bounds === null) return null;
  const words = (rial: number) => formatMoney(rial, locale).amount;
  const { lengthens } = parts;
  return (
    <div className={styles.split}>
      <AmountField
        label={t("reserve.pay.parts.amount")}
        hint={t("reserve.pay.parts.hint", { min: words(bounds.min), max: words(bounds.max) })}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        error={error}
        ref={field}
      />
      <Text size="small" tone="soft">
        {t("reserve.pay.parts.how", { left: localDigits(parts.left, locale) })}
      </Text>
      {lengthens !== null && (
        <Text size="small" tone="soft">
          {t("reserve.pay.parts.lengthens", {
            first: formatMoneyText(lengthens.first, locale),
            until: formatMoment(lengthens.until, { locale, calendar: USUAL_CALENDAR[locale] }),
          })}
        </Text>
      )}
      <Text size="small" tone="soft">
        {t("reserve.pay.parts.back")}
      </Text>
    </div>
  );
}
