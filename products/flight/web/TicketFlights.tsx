import { SheetPart } from "#app/src/features/voucher/SheetPart.tsx";
import { useText } from "#app/src/messages/words.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { Text } from "#design-system/components/Text/Text.tsx";
import { dayOfLocal, formatLocalTime } from "#domain/calendar/local-date-time.ts";
import { formatInBothCalendars } from "#domain/text/dates.ts";
import type { FlightSegment, FlightVoucherValue } from "#products/flight/contract/flight.shapes.ts";
import { type FlightDirection, FlightsOf } from "./Directions.tsx";
import { changesOf } from "./flight-changes.ts";
import { fareText } from "./flight-words.ts";
import { OperatorFact } from "./JourneyFacts.tsx";
import * as styles from "./ticket.css.ts";

/** The days of a flight's ends, where they are not the day that the sheet names. */
function Days({ segment, day }: { segment: FlightSegment; day: string }) {
  const t = useText();
  const { locale } = useEnvironment();
  const [departs, arrives] = [dayOfLocal(segment.departs_local), dayOfLocal(segment.arrives_local)];
  if (departs === day && arrives === day) return null;
  return (
    <Text size="small" tone="soft">
      {t("flight.departs")} {formatInBothCalendars(departs, locale, "full")}
      {arrives !== departs && ` · ${t("flight.arrives")} ${formatInBothCalendars(arrives, locale, "full")}`}
    </Text>
  );
}

/** Original departure time of a flight that its carrier moved. */
function Moved({ voucher: { subject, changes }, segment }: { voucher: FlightVoucherValue; segment: FlightSegment }) {
  const t = useText();
  const { locale } = useEnvironment();
  const change = changesOf(subject.flights, changes).find((one) => one.segment.flight_id === segment.flight_id);
  if (change === undefined || change.after === null) return null;
  return (
    <Text size="small" tone="soft">
      {t("reserve.flight.voucher.retimed", { time: formatLocalTime(change.before.departs_local, locale) })}
    </Text>
  );
}

type TicketFlightsProps = { voucher: FlightVoucherValue; direction: FlightDirection; at: number };

/** Flights of a direction in local time, with instructions between them. */
export function TicketFlights({ voucher, direction, at }: TicketFlightsProps) {
  const t = useText();
  const { segments } = direction;
  const day = segments[0] === undefined ? "" : dayOfLocal(segments[0].departs_local);
  return (
    <SheetPart name="flights" title={t("reserve.flight.voucher.flights")} sheet={at}>
      <FlightsOf
        flight={direction}
        names="always"
        after={(segment) => (
          <>
            <Days segment={segment} day={day} />
            <Moved voucher={voucher} segment={segment} />
          </>
        )}
      />
      <ul className={styles.facts}>
        <li>
          <Text as="span" size="small" tone="soft">
            {fareText(direction, t)} · {t("reserve.flight.voucher.local")}
          </Text>
        </li>
        {segments.map((segment) => (
          <OperatorFact key={segment.flight_id} segment={segment} />
        ))}
      </ul>
    </SheetPart>
  );
}
