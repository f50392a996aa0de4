import { useText } from "#app/src/messages/words.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { Text } from "#design-system/components/Text/Text.tsx";
import type { FlightLine } from "#domain/contract/flight.shapes.ts";
import { formatMoneyText } from "#domain/text/money.ts";
import * as styles from "./fare-lines.css.ts";

function Line({ line: { type, count, fare, taxes, amount } }: { line: FlightLine }) {
  const t = useText();
  const { locale } = useEnvironment();
  const person = { fare: formatMoneyText(fare, locale), taxes: formatMoneyText(taxes, locale) };
  return (
    <li className={styles.line} data-line={amount}>
      <Text as="span" size="small" tone="soft">
        {t(`flightReview.line.${type}`, { count })}
      </Text>
      <Text as="span" size="small" isUnbroken>
        {formatMoneyText(amount, locale)}
      </Text>
      <span className={styles.each}>
        <Text as="span" size="caption" tone="mute">
          {t(taxes === 0 ? "flightReview.line.eachFare" : "flightReview.line.each", person)}
        </Text>
      </span>
    </li>
  );
}

/** What each group of travellers pays in each direction: together the lines are the total. */
export function FareLines({ lines }: { lines: readonly FlightLine[] }) {
  const t = useText();
  const ways = [...Map.groupBy(lines, ({ direction }) => direction)];
  return (
    <ul className={styles.ways} aria-label={t("flightReview.lines")}>
      {ways.map(([direction, some]) => (
        <li key={direction}>
          {ways.length > 1 && (
            <Text as="span" size="label">
              {t(`flight.step.${direction}`)}
            </Text>
          )}
          <ul className={styles.lines}>
            {some.map((line) => (
              <Line key={line.type} line={line} />
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
