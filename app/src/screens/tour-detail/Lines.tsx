import { useText } from "#app/src/messages/words.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import type { TourPackageOffer } from "#domain/contract/tour.shapes.ts";
import { formatMoneyText } from "#domain/text/money.ts";
import { formatNumber } from "#domain/text/numbers.ts";
import * as styles from "./TourDetail.css.ts";

type LinesProps = {
  lines: TourPackageOffer["lines"];
  /** Rial; null where it stands beside them. */
  total: number | null;
};

/** What each type of person of each room pays, which together are the total. */
export function Lines({ lines, total }: LinesProps) {
  const t = useText();
  const { locale } = useEnvironment();
  const hasRooms = lines.some(({ room }) => room > 1);
  return (
    <dl className={styles.lines}>
      {lines.map(({ room, type, count, amount }) => (
        <div key={`${room} ${type}`} className={styles.line} data-amount={amount}>
          <dt>
            {hasRooms && `${t("tour.line.room", { room: formatNumber(room, locale) })} · `}
            {t(`tour.line.${type}`, { count })}
          </dt>
          <dd>{formatMoneyText(amount, locale)}</dd>
        </div>
      ))}
      {total !== null && (
        <div className={styles.totalLine}>
          <dt>{t("tour.total")}</dt>
          <dd>{formatMoneyText(total, locale)}</dd>
        </div>
      )}
    </dl>
  );
}
