import * as styles from "#app/src/features/price/table.css.ts";
import { useText } from "#app/src/messages/words.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import type { DatedPenalty } from "#domain/sale/dated-penalties.ts";
import { formatMoneyText } from "#domain/text/money.ts";
import { deadlineText } from "./cancellation-text.ts";

/** Cost of cancelling for this party, with dates and in toman. */
export function Penalties({ penalties, isAbroad }: { penalties: readonly DatedPenalty[]; isAbroad: boolean }) {
  const t = useText();
  const environment = useEnvironment();
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{t("sale.penalties")}</caption>
      <tbody>
        {penalties.map(({ until, amount }) => (
          <tr key={String(until)}>
            <th scope="row" className={styles.cell}>
              {until === null
                ? t("sale.penalties.after")
                : t("sale.penalties.until", { time: deadlineText(until, isAbroad, t, environment) })}
            </th>
            <td className={styles.amount}>
              {amount === 0 ? t("sale.penalties.free") : formatMoneyText(amount, environment.locale)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
