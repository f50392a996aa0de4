import * as paper from "#app/src/features/voucher/voucher.css.ts";
import { useText } from "#app/src/messages/words.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { Heading } from "#design-system/components/Text/Text.tsx";
import type { FlightVoucherValue } from "#domain/contract/flight.shapes.ts";
import { formatMoney } from "#domain/text/money.ts";
import type { FlightDirection } from "./Directions.tsx";
import * as styles from "./ticket.css.ts";

type TicketFaresProps = { voucher: FlightVoucherValue; direction: FlightDirection; at: number };

/** The fare and the taxes of a person of each group, the seats, and what they come to. */
export function TicketFares({ voucher: { subject, seats }, direction, at }: TicketFaresProps) {
  const t = useText();
  const { locale } = useEnvironment();
  const money = (rial: number) => formatMoney(rial, locale).amount;
  const lines = subject.lines.filter((line) => line.direction === direction.direction);
  const flights = new Set(direction.segments.map(({ flight_id }) => flight_id));
  const own = seats.filter(({ flight_id }) => flights.has(flight_id));
  const ofSeats = own.reduce((sum, { price }) => sum + price, 0);
  const total = lines.reduce((sum, { amount }) => sum + amount, ofSeats);
  return (
    <section className={paper.part} aria-labelledby={`ticket-fares-${at}`}>
      <Heading level={at === 0 ? 2 : 3} look="label" id={`ticket-fares-${at}`}>
        {t("reserve.flight.voucher.fares", { unit: formatMoney(0, locale).unit })}
      </Heading>
      <table className={styles.fares}>
        <thead>
          <tr>
            <th scope="col">{t("reserve.flight.voucher.fares.who")}</th>
            <th scope="col">{t("reserve.flight.voucher.fares.fare")}</th>
            <th scope="col">{t("reserve.flight.voucher.fares.taxes")}</th>
            <th scope="col">{t("reserve.flight.voucher.fares.sum")}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ type, count, fare, taxes, amount }) => (
            <tr key={type} data-line={amount}>
              <th scope="row">{t(`reserve.flight.line.${type}`, { count })}</th>
              <td>{money(fare * count)}</td>
              <td>{money(taxes * count)}</td>
              <td>{money(amount)}</td>
            </tr>
          ))}
          {own.length > 0 && (
            <tr data-line={ofSeats}>
              <th scope="row">{t("reserve.flight.voucher.fares.seats", { count: own.length })}</th>
              <td />
              <td />
              <td>{money(ofSeats)}</td>
            </tr>
          )}
        </tbody>
        <tfoot>
          <tr data-sheet-total={total}>
            <th scope="row" colSpan={3}>
              {t("reserve.flight.voucher.fares.total")}
            </th>
            <td>{money(total)}</td>
          </tr>
        </tfoot>
      </table>
    </section>
  );
}
