import { Fragment, type ReactNode } from "react";
import type { MessageId } from "#app/src/messages/catalogue.ts";
import { useText } from "#app/src/messages/words.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { Code } from "#design-system/components/Bidi/Bidi.tsx";
import { Text } from "#design-system/components/Text/Text.tsx";
import { dayOfLocal } from "#domain/calendar/local-date-time.ts";
import { ageGroups } from "#domain/enums/enums.ts";
import { formatDate } from "#domain/text/dates.ts";
import { inLocale } from "#domain/text/in-locale.ts";
import type { FlightCounts, FlightSegment, FlightSubject } from "#products/flight/contract/flight.shapes.ts";
import { directionName } from "./direction-name.ts";
import * as facts from "./flight.css.ts";
import { fareText, numberOf } from "./flight-words.ts";
import { Journey, type JourneyProps } from "./Journey.tsx";
import { BagFacts, LayoverFact, OperatorFact } from "./JourneyFacts.tsx";
import * as styles from "./reserved.css.ts";

export type FlightDirection = FlightSubject["flights"][number];

type FlightProps = Pick<JourneyProps, "names"> & { segment: FlightSegment; isOnly: boolean; children?: ReactNode };

/** One flight: its ends, its seller and its number. */
function Flight({ segment, isOnly, names, children }: FlightProps) {
  const t = useText();
  const environment = useEnvironment();
  const { locale } = environment;
  const { minutes, day_shift } = segment;
  return (
    <li className={styles.flight}>
      <Journey journey={{ segments: [segment], minutes, day_shift }} saysStops={isOnly} names={names} />
      <Text size="small" tone="soft">
        {inLocale(segment.carrier, "name", locale)} <Code>{numberOf(segment)}</Code> ·{" "}
        {t(`transportationClasses.${segment.class}`)}
        {!isOnly && ` · ${formatDate(dayOfLocal(segment.departs_local), environment, "day")}`}
      </Text>
      {children}
    </li>
  );
}

type FlightsOfProps = Pick<JourneyProps, "names"> & {
  flight: FlightDirection;
  /** Extra content after each flight. */
  after?: (segment: FlightSegment) => ReactNode;
};

/** Flights of a direction in order, with instructions between them. */
export const FlightsOf = ({ flight: { segments, layovers }, after, names }: FlightsOfProps) => (
  <ol className={styles.flights}>
    {segments.map((segment, index) => {
      const layover = layovers[index - 1];
      return (
        <Fragment key={segment.flight_id}>
          {layover && <LayoverFact layover={layover} />}
          <Flight segment={segment} isOnly={segments.length === 1} names={names}>
            {after?.(segment)}
          </Flight>
        </Fragment>
      );
    })}
  </ol>
);

/** The groups of travellers of which there is one at least. */
export const groupsIn = (counts: FlightCounts) => ageGroups.filter((group) => counts[`${group}_count`] > 0);

/** One way: its day, its flights, its fare and the baggage allowance. */
function Direction({ flight, name, counts }: { flight: FlightDirection; name: MessageId; counts: FlightCounts }) {
  const t = useText();
  const environment = useEnvironment();
  const [first] = flight.segments;
  return (
    <li className={styles.direction}>
      <div className={styles.directionTitle}>
        <Text as="span" size="small" tone="mute">
          {t(name)}
        </Text>
        <Text as="span" size="label">
          {first && formatDate(dayOfLocal(first.departs_local), environment, "full")}
        </Text>
      </div>
      <FlightsOf flight={flight} names="never" />
      <ul className={facts.facts}>
        <li>
          <Text as="span" size="small" tone="soft">
            {fareText(flight, t)}
          </Text>
        </li>
        {flight.segments.map((segment) => (
          <OperatorFact key={segment.flight_id} segment={segment} />
        ))}
        <BagFacts baggage={flight.baggage} groups={groupsIn(counts)} />
      </ul>
    </li>
  );
}

/** Both ways of a journey, the way out first. */
export const Directions = ({ flights, counts }: { flights: readonly FlightDirection[]; counts: FlightCounts }) => (
  <ul className={styles.directions}>
    {flights.map((flight) => (
      <Direction key={flight.direction} flight={flight} name={directionName(flight, flights)} counts={counts} />
    ))}
  </ul>
);
