import { deadlineText } from "#app/src/features/cancellation/cancellation-text.ts";
import { useText } from "#app/src/messages/words.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import type { DatedPenalty } from "#domain/sale/dated-penalties.ts";
import { formatMoneyText } from "#domain/text/money.ts";
import * as styles from "./TourDetail.css.ts";

/** What cancelling costs this party, with dates and in toman. */
export function Penalties({ penalties }: { penalties: readonly DatedPenalty[] }) {
  const t = useText();
  const environment = useEnvironment();
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{t("tour.penalties")}</caption>
      <tbody>
        {penalties.map(({ until, amount }) => (
          <tr key={String(until)}>
            <th scope="row" className={styles.cell}>
              {until === null
                ? t("tour.penalties.after")
                : t("tour.penalties.until", { time: deadlineText(until, t, environment) })}
            </th>
            <td className={styles.cell}>
              {amount === 0
                ? t("tour.penalties.free")
                : t("tour.penalties.amount", { amount: formatMoneyText(amount, environment.locale) })}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
