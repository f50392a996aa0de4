import { SheetPart } from "#app/src/features/voucher/SheetPart.tsx";
import { useText } from "#app/src/messages/words.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { Text } from "#design-system/components/Text/Text.tsx";
import { formatMoneyText } from "#domain/text/money.ts";
import type { FlightVoucherValue } from "#products/flight/contract/flight.shapes.ts";
import type { FlightDirection } from "./Directions.tsx";
import * as styles from "./ticket.css.ts";

type TicketFaresProps = { voucher: FlightVoucherValue; direction: FlightDirection; at: number };
type LineProps = { what: string; parts?: string; amount: number };

/** A priced item, its parts, and the sum. */
function Line({ what, parts, amount }: LineProps) {
  const { locale } = useEnvironment();
  return (
    <li className={styles.fare} data-line={amount}>
      <Text as="span" size="small">
        {what}
      </Text>
      {parts !== undefined && (
        <Text as="span" size="small" tone="soft">
          {parts}
        </Text>
      )}
      <span className={styles.fareSum}>
        <Text as="span" size="small" isUnbroken>
          {formatMoneyText(amount, locale)}
        </Text>
      </span>
    </li>
  );
}

/** Fare and taxes of each group, the seats, and their sum in this direction. */
export function TicketFares({ voucher: { subject, seats }, direction, at }: TicketFaresProps) {
  const t = useText();
  const { locale } = useEnvironment();
  const money = (rial: number) => formatMoneyText(rial, locale);
  const lines = subject.lines.filter((line) => line.direction === direction.direction);
  const flights = new Set(direction.segments.map(({ flight_id }) => flight_id));
  const own = seats.filter(({ flight_id }) => flights.has(flight_id));
  const ofSeats = own.reduce((sum, { price }) => sum + price, 0);
  const total = lines.reduce((sum, { amount }) => sum + amount, ofSeats);
  return (
    <SheetPart name="fares" title={t("reserve.flight.voucher.fares")} sheet={at}>
      <ul className={styles.fares}>
        {lines.map(({ type, count, fare, taxes, amount }) => (
          <Line
            key={type}
            what={t(`reserve.flight.line.${type}`, { count })}
            parts={t("reserve.flight.parts", { fare: money(fare * count), taxes: money(taxes * count) })}
            amount={amount}
          />
        ))}
        {own.length > 0 && (
          <Line what={t("reserve.flight.voucher.fares.seats", { count: own.length })} amount={ofSeats} />
        )}
      </ul>
      <div className={styles.fareTotal} data-sheet-total={total}>
        <span>{t("reserve.flight.voucher.fares.total")}</span>
        <span>{money(total)}</span>
      </div>
    </SheetPart>
  );
}
