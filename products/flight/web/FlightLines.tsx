import { nameOf } from "#app/src/features/reservation/traveller-text.ts";
import { useText } from "#app/src/messages/words.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { Text } from "#design-system/components/Text/Text.tsx";
import { isolated } from "#domain/text/isolated.ts";
import { formatMoneyText } from "#domain/text/money.ts";
import { formatNumber } from "#domain/text/numbers.ts";
import type {
  FlightLine,
  FlightReservationValue,
  FlightSubject,
  ReservedSeat,
} from "#products/flight/contract/flight.shapes.ts";
import { numberOf } from "./flight-words.ts";
import * as styles from "./reserved.css.ts";

type Travellers = FlightReservationValue["travellers"];

type FlightLinesProps = {
  subject: Pick<FlightSubject, "flights" | "lines">;
  /** Seats chosen on the map; empty when there are none. */
  seats?: readonly ReservedSeat[];
  /** The travellers, as far as they are known. */
  travellers?: Travellers;
};

/** Price of a direction for one group of travellers. */
function FareLine({ line: { type, count, fare, taxes, amount } }: { line: FlightLine }) {
  const t = useText();
  const { locale } = useEnvironment();
  return (
    <li className={styles.line} data-line={amount}>
      <span>
        <Text as="span" size="small" tone="soft">
          {t(`reserve.flight.line.${type}`, { count })}
        </Text>
        {count > 1 && (
          <Text size="caption" tone="mute">
            {t("reserve.flight.line.each", { amount: formatMoneyText(fare + taxes, locale) })}
          </Text>
        )}
      </span>
      <Text as="span" size="small" isUnbroken>
        {formatMoneyText(amount, locale)}
      </Text>
    </li>
  );
}

type SeatLineProps = { seat: ReservedSeat; number: string | null; travellers: Travellers };

/** A seat, its traveller and its price. */
function SeatLine({ seat: { seat, price, traveller }, number, travellers }: SeatLineProps) {
  const t = useText();
  const { locale } = useEnvironment();
  const person = travellers[traveller];
  return (
    <li className={styles.line} data-line={price}>
      <Text as="span" size="small" tone="soft">
        {number === null
          ? t("reserve.flight.line.seat", { seat: isolated(seat) })
          : t("reserve.flight.line.seatOn", { seat: isolated(seat), number: isolated(number) })}
        {" · "}
        <bdi>
          {person
            ? nameOf(person, locale)
            : t("reserve.flight.line.traveller", { number: formatNumber(traveller + 1, locale) })}
        </bdi>
      </Text>
      <Text as="span" size="small" isUnbroken>
        {price === 0 ? t("reserve.flight.line.free") : formatMoneyText(price, locale)}
      </Text>
    </li>
  );
}

/** Prices of each direction, a line for each group of travellers and each seat: their sum is the total. */
export function FlightLines({ subject: { flights, lines }, seats = [], travellers = [] }: FlightLinesProps) {
  const t = useText();
  return (
    <ul className={styles.flights} aria-label={t("reserve.flight.lines")}>
      {flights.map(({ direction, segments }) => (
        <li key={direction}>
          {flights.length > 1 && (
            <Text as="span" size="label">
              {t(`flight.step.${direction}`)}
            </Text>
          )}
          <ul className={styles.lines}>
            {lines
              .filter((line) => line.direction === direction)
              .map((line) => (
                <FareLine key={line.type} line={line} />
              ))}
            {segments.flatMap((segment) =>
              seats
                .filter(({ flight_id }) => flight_id === segment.flight_id)
                .map((seat) => (
                  <SeatLine
                    key={`${seat.flight_id} ${seat.traveller}`}
                    seat={seat}
                    number={segments.length === 1 ? null : numberOf(segment)}
                    travellers={travellers}
                  />
                )),
            )}
          </ul>
        </li>
      ))}
    </ul>
  );
}
