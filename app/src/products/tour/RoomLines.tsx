import { useText } from "#app/src/messages/words.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { Text } from "#design-system/components/Text/Text.tsx";
import type { TourSubject } from "#domain/contract/tour.shapes.ts";
import { formatMoneyText } from "#domain/text/money.ts";
import * as styles from "./reserved.css.ts";
import { roomText } from "./tour-texts.ts";

/** What each room costs, a line for each kind of person and bed: together they are the total. */
export function RoomLines({ subject }: { subject: TourSubject }) {
  const t = useText();
  const { locale } = useEnvironment();
  return (
    <ul className={styles.list} aria-label={t("reserve.tour.rooms")}>
      {subject.rooms.map((_, at) => (
        <li key={at}>
          <Text as="span" size="label">
            {roomText(subject, at, t, locale)}
          </Text>
          <ul className={styles.roomLines}>
            {subject.lines
              .filter(({ room }) => room === at + 1)
              .map(({ type, count, price, amount }) => (
                <li key={type} className={styles.line} data-line={amount}>
                  <span>
                    <Text as="span" size="small" tone="soft">
                      {t(`reserve.tour.line.${type}`, { count })}
                    </Text>
                    {count > 1 && (
                      <Text size="caption" tone="mute">
                        {t("reserve.tour.line.each", { amount: formatMoneyText(price, locale) })}
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
