import { SheetPart } from "#app/src/features/voucher/SheetPart.tsx";
import { useText } from "#app/src/messages/words.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { Text } from "#design-system/components/Text/Text.tsx";
import { inLocale } from "#domain/text/in-locale.ts";
import { COMMA } from "#domain/text/numbers.ts";
import type { FlightVoucherValue } from "#products/flight/contract/flight.shapes.ts";
import type { FlightDirection } from "./Directions.tsx";
import { TicketFares } from "./TicketFares.tsx";
import { TicketFlights } from "./TicketFlights.tsx";
import { TicketTravellers } from "./TicketTravellers.tsx";
import * as styles from "./ticket.css.ts";

/** Instructions for the day of the flight; in the demonstration, also a note that the companies are fictitious. */
function BeforeTheFlight({ direction, at }: { direction: FlightDirection; at: number }) {
  const t = useText();
  const { locale, isDemo } = useEnvironment();
  const carriers = new Set(direction.segments.map(({ carrier }) => inLocale(carrier, "name", locale)));
  return (
    <SheetPart name="before" title={t("reserve.flight.voucher.before")} sheet={at}>
      <ul className={styles.rules}>
        <li>{t("reserve.flight.voucher.twoHours")}</li>
        <li>{t("reserve.flight.voucher.documents")}</li>
        <li>{t("reserve.flight.voucher.changes")}</li>
      </ul>
      {isDemo && (
        <Text size="small" tone="anar">
          {t("reserve.flight.voucher.invented", {
            carriers: [...carriers].join(COMMA[locale]),
            count: carriers.size,
          })}
        </Text>
      )}
    </SheetPart>
  );
}

/** One direction of a ticket: flights, travellers, price and instructions for the day. */
export function VoucherBody({ voucher, sheet }: { voucher: FlightVoucherValue; sheet: number }) {
  const direction = voucher.subject.flights[sheet];
  if (direction === undefined) return null;
  return (
    <>
      <TicketFlights voucher={voucher} direction={direction} at={sheet} />
      <TicketTravellers voucher={voucher} direction={direction} at={sheet} />
      <TicketFares voucher={voucher} direction={direction} at={sheet} />
      <BeforeTheFlight direction={direction} at={sheet} />
    </>
  );
}
