import { Fragment, type ReactNode } from "react";
import { SheetPart } from "#app/src/features/voucher/SheetPart.tsx";
import { useText } from "#app/src/messages/words.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { Code } from "#design-system/components/Bidi/Bidi.tsx";
import { Text } from "#design-system/components/Text/Text.tsx";
import { dayOfLocal, formatLocalTime, type LocalDateTime } from "#domain/calendar/local-date-time.ts";
import { formatDate, formatInBothCalendars } from "#domain/text/dates.ts";
import { inLocale } from "#domain/text/in-locale.ts";
import type { FlightSegment, FlightVoucherValue } from "#products/flight/contract/flight.shapes.ts";
import { atTheAirport } from "#products/flight/rules/at-the-airport.ts";
import type { FlightDirection } from "./Directions.tsx";
import { changesOf } from "./flight-changes.ts";
import { fareText, numberOf } from "./flight-words.ts";
import { Journey } from "./Journey.tsx";
import { LayoverFact, OperatorFact } from "./JourneyFacts.tsx";
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

/** A fact of a flight below the name of it. */
const Fact = ({ word, children }: { word: string; children: ReactNode }) => (
  <div>
    <dt>{word}</dt>
    <dd>{children}</dd>
  </div>
);

type TicketFlightProps = { voucher: FlightVoucherValue; direction: FlightDirection; at: number };

/** One flight as its desk asks for it: ends, number, carrier, class and fare, and by when one is there. */
function TicketFlight({ voucher, direction, at }: TicketFlightProps) {
  const t = useText();
  const { locale } = useEnvironment();
  const { segments } = direction;
  const [segment, first] = [segments[at], segments[0]];
  if (segment === undefined || first === undefined) return null;
  const { minutes, day_shift } = segment;
  return (
    <li className={styles.flight}>
      <Journey journey={{ segments: [segment], minutes, day_shift }} saysStops={segments.length === 1} names="always" />
      <dl className={styles.flightFacts}>
        <Fact word={t("reserve.flight.voucher.number")}>
          <Code>{numberOf(segment)}</Code>
        </Fact>
        <Fact word={t("reserve.flight.supplier")}>{inLocale(segment.carrier, "name", locale)}</Fact>
        <Fact word={t("reserve.flight.voucher.class")}>
          {t(`transportationClasses.${segment.class}`)} · {fareText(direction, t)}
        </Fact>
        {at === 0 && (
          <Fact word={t("reserve.flight.voucher.beThere")}>
            <AtTheAirport local={segment.departs_local} />
          </Fact>
        )}
      </dl>
      {segment.operated_by && (
        <ul className={styles.notes}>
          <OperatorFact segment={segment} />
        </ul>
      )}
      <Days segment={segment} day={dayOfLocal(first.departs_local)} />
      <Moved voucher={voucher} segment={segment} />
    </li>
  );
}

/** When to be at the airport: its local time, with the day where that is the one before. */
function AtTheAirport({ local }: { local: LocalDateTime }) {
  const environment = useEnvironment();
  const due = atTheAirport(local);
  const day = dayOfLocal(due);
  return (
    <>
      <time dateTime={due}>{formatLocalTime(due, environment.locale)}</time>
      {day !== dayOfLocal(local) && ` · ${formatDate(day, environment, "day")}`}
    </>
  );
}

/** Flights of a direction in local time, with instructions between them. */
export function TicketFlights({ voucher, direction, at }: TicketFlightProps) {
  const t = useText();
  const { segments, layovers } = direction;
  return (
    <SheetPart name="flights" title={t("reserve.flight.voucher.flights")} sheet={at}>
      <ol className={styles.flights}>
        {segments.map((segment, index) => {
          const layover = layovers[index - 1];
          return (
            <Fragment key={segment.flight_id}>
              {layover && <LayoverFact layover={layover} />}
              <TicketFlight voucher={voucher} direction={direction} at={index} />
            </Fragment>
          );
        })}
      </ol>
      <Text size="caption" tone="mute">
        {t("reserve.flight.voucher.local")}
      </Text>
    </SheetPart>
  );
}
