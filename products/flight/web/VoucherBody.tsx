import { SheetPart } from "#app/src/features/voucher/SheetPart.tsx";
import { useText } from "#app/src/messages/words.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { Text } from "#design-system/components/Text/Text.tsx";
import type { FlightVoucherValue } from "#products/flight/contract/flight.shapes.ts";
import { TicketFares } from "./TicketFares.tsx";
import { TicketFlights } from "./TicketFlights.tsx";
import { TicketTravellers } from "./TicketTravellers.tsx";
import * as styles from "./ticket.css.ts";

/** Instructions for the day of the flight; in the demonstration, also a note that nothing of it is real. */
function BeforeTheFlight({ at }: { at: number }) {
  const t = useText();
  const { isDemo } = useEnvironment();
  return (
    <SheetPart name="before" title={t("reserve.flight.voucher.before")} sheet={at}>
      <ul className={styles.rules}>
        <li>{t("reserve.flight.voucher.twoHours")}</li>
        <li>{t("reserve.flight.voucher.changes")}</li>
      </ul>
      {isDemo && (
        <Text size="small" tone="soft">
          {t("reserve.flight.voucher.invented")}
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
      <BeforeTheFlight at={sheet} />
    </>
  );
}
