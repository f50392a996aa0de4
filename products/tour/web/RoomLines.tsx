import { useText } from "#app/src/messages/words.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { Text } from "#design-system/components/Text/Text.tsx";
import type { Party } from "#domain/rooms.ts";
import { formatMoneyText } from "#domain/text/money.ts";
import type { TourSubject } from "#products/tour/contract/tour.shapes.ts";
import * as styles from "./journey.css.ts";
import { roomText } from "./room-text.ts";

type RoomLinesProps = {
  /** Their rooms are counted from 1. */
  lines: TourSubject["lines"];
  parties: readonly Party[];
};

/** Price of each room, a line for each kind of person and bed: their sum is the total. */
export function RoomLines({ lines, parties }: RoomLinesProps) {
  const t = useText();
  const { locale } = useEnvironment();
  return (
    <ul className={styles.list} aria-label={t("tour.rooms")}>
      {parties.map((_, at) => (
        <li key={at}>
          <Text as="span" size="label">
            {roomText(parties, at, t, locale)}
          </Text>
          <ul className={styles.roomLines}>
            {lines
              .filter(({ room }) => room === at + 1)
              .map(({ type, count, price, amount }) => (
                <li key={type} className={styles.line} data-line={amount}>
                  <span>
                    <Text as="span" size="small" tone="soft">
                      {t(`tour.line.${type}`, { count })}
                    </Text>
                    {count > 1 && (
                      <Text size="caption" tone="mute">
                        {t("tour.line.each", { amount: formatMoneyText(price, locale) })}
                      </Text>
                    )}
                  </span>
                  <Text as="span" size="small" isUnbroken>
                    {formatMoneyText(amount, locale)}
                  </Text>
                </li>
              ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
