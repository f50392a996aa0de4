import { cx } from "#design-system/theme/cx.ts";
import { visuallyHidden } from "#design-system/theme/hidden.css.ts";
import { useLocale } from "#design-system/theme/LocaleContext.tsx";
import { formatMoney } from "#domain/text/money.ts";
import * as styles from "./Price.css.ts";

export type PriceSize = "medium" | "large";

export type PriceProps = {
  /** Rial; shown in toman, the unit always written. */
  amount: number;
  /** Rial: the earlier price, struck through. Omitted when not higher. */
  rack?: number | null;
  /** Words before and after: "from", "per night", "for 3 nights". */
  prefix?: string;
  suffix?: string;
  /** Accessible label of the struck price: "Before discount". */
  rackLabel?: string;
  /** The saving, beside the struck price: "16% off". */
  saving?: string | null;
  size?: PriceSize;
  align?: "start" | "end";
};

export function Price({
  amount,
  rack,
  prefix,
  suffix,
  rackLabel,
  saving,
  size = "medium",
  align = "start",
}: PriceProps) {
  const { locale } = useLocale();
  const now = formatMoney(amount, locale);
  return (
    <span className={cx(styles.price, align === "end" && styles.end)}>
      {rack !== undefined && rack !== null && rack > amount && (
        <span className={styles.before}>
          {rackLabel && <span className={visuallyHidden}>{rackLabel}</span>}
          <s>{formatMoney(rack, locale).amount}</s>
          {saving && <span className={styles.saving}>{saving}</span>}
        </span>
      )}
      <span className={styles.now}>
        {prefix && <span className={styles.unit}>{prefix}</span>}
        <bdi className={styles.amount[size]}>{now.amount}</bdi>
        <span className={styles.unit}>{suffix ? `${now.unit} ${suffix}` : now.unit}</span>
      </span>
    </span>
  );
}
