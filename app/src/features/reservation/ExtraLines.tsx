import { useText } from "#app/src/messages/words.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { Text } from "#design-system/components/Text/Text.tsx";
import type { ReservationEnvelope } from "#domain/contract/reservation.shapes.ts";
import { inLocale } from "#domain/text/in-locale.ts";
import { formatMoneyText } from "#domain/text/money.ts";
import { extraPlaceText } from "./extra-text.ts";
import * as styles from "./reservation.css.ts";

export type ExtraLinesProps = Pick<ReservationEnvelope, "extras" | "travellers">;

/** The extras of a reservation, each with its provider, its traveller and its price. */
export default function ExtraLines({ extras = [], travellers }: ExtraLinesProps) {
  const t = useText();
  const { locale } = useEnvironment();
  return (
    <ul className={styles.people} aria-label={t("reserve.extras.title")}>
      {extras.map((extra) => (
        <li key={extra.number} className={styles.room} data-extra={extra.number}>
          <span>
            <Text as="span" size="label">
              {inLocale(extra, "title", locale)}
            </Text>
            <Text size="small" tone="soft">
              {extraPlaceText(extra, travellers, t, locale)}
            </Text>
            <Text size="small" tone="soft">
              {t("reserve.extras.by", { provider: inLocale(extra, "provider", locale) })}
            </Text>
          </span>
          <Text as="span" size="small" isUnbroken>
            {formatMoneyText(extra.price, locale)}
          </Text>
        </li>
      ))}
    </ul>
  );
}
