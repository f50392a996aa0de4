import * as paper from "#app/src/features/voucher/voucher.css.ts";
import { useText } from "#app/src/messages/words.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { Heading, Text } from "#design-system/components/Text/Text.tsx";
import type { FlightVoucherValue } from "#domain/contract/flight.shapes.ts";
import { inLocale } from "#domain/text/in-locale.ts";
import { COMMA } from "#domain/text/numbers.ts";
import type { FlightDirection } from "./Directions.tsx";
import { TicketFares } from "./TicketFares.tsx";
import { TicketFlights } from "./TicketFlights.tsx";
import { TicketTravellers } from "./TicketTravellers.tsx";
import * as styles from "./ticket.css.ts";

/** What a traveller has to know on the day; in the demonstration, that the companies are invented. */
function BeforeTheFlight({ direction, at }: { direction: FlightDirection; at: number }) {
  const t = useText();
  const { locale, isDemo } = useEnvironment();
  const carriers = new Set(direction.segments.map(({ carrier }) => inLocale(carrier, "name", locale)));
  return (
    <section className={paper.part} aria-labelledby={`ticket-before-${at}`}>
      <Heading level={at === 0 ? 2 : 3} look="label" id={`ticket-before-${at}`}>
        {t("reserve.flight.voucher.before")}
      </Heading>
      <ul className={styles.rules}>
        <li>{t("reserve.flight.voucher.twoHours")}</li>
        <li>{t("reserve.flight.voucher.documents")}</li>
        <li>{t("reserve.flight.voucher.changes")}</li>
      </ul>
      {isDemo && (
        <Text size="small" tone="anar">
          {t("reserve.flight.voucher.invented", { carriers: [...carriers].join(COMMA[locale]) })}
        </Text>
      )}
    </section>
  );
}

/** One direction of a ticket: its flights, who flies, what it costs and what to know on the day. */
export function VoucherBody({ voucher, sheet }: { voucher: FlightVoucherValue; sheet: number }) {
  const direction = voucher.subject.flights[sheet];
  if (direction === undefined) return null;
  return (
    <>
      <TicketFlights direction={direction} at={sheet} />
      <TicketTravellers voucher={voucher} direction={direction} at={sheet} />
      <TicketFares voucher={voucher} direction={direction} at={sheet} />
      <BeforeTheFlight direction={direction} at={sheet} />
    </>
  );
}
