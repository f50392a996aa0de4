import { deadlineText } from "#app/src/features/cancellation/cancellation-text.ts";
import { useText } from "#app/src/messages/words.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import type { DatedPenalty } from "#domain/sale/dated-penalties.ts";
import { formatMoneyText } from "#domain/text/money.ts";
import { MAX_LINES } from "./letters.ts";
import * as styles from "./voucher.css.ts";

type VoucherPenaltiesProps = {
  penalties: readonly DatedPenalty[];
  isAbroad: boolean;
};

/** Dated costs of cancelling, a line each: the paper is read long after the step in the sentence has passed. */
export function VoucherPenalties({ penalties, isAbroad }: VoucherPenaltiesProps) {
  const t = useText();
  const environment = useEnvironment();
  if (penalties.length < 2) return null;
  const hasMore = penalties.length > MAX_LINES;
  const shown = hasMore ? penalties.slice(0, MAX_LINES - 1) : penalties;
  return (
    <ul className={styles.penalties}>
      {shown.map(({ until, amount }) => (
        <li key={String(until)} className={styles.penalty} data-penalty={amount}>
          <span>
            {until === null
              ? t("sale.penalties.after")
              : t("sale.penalties.until", { time: deadlineText(until, isAbroad, t, environment) })}
          </span>
          <span className={styles.penaltySum}>
            {amount === 0 ? t("sale.penalties.free") : formatMoneyText(amount, environment.locale)}
          </span>
        </li>
      ))}
      {hasMore && (
        <li className={styles.penalty}>
          <span>{t("sale.penalties.after")}</span>
          <span className={styles.penaltySum}>{t("sale.penalties.more")}</span>
        </li>
      )}
    </ul>
  );
}
