import { useText } from "#app/src/messages/words.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { Code } from "#design-system/components/Bidi/Bidi.tsx";
import { Icon } from "#design-system/components/Icon/Icon.tsx";
import { Text } from "#design-system/components/Text/Text.tsx";
import type { FlightJourney, FlightSegment, Layover } from "#domain/contract/flight.shapes.ts";
import { formatDate } from "#domain/text/dates.ts";
import { inLocale } from "#domain/text/in-locale.ts";
import { layoverText } from "./FlightFacts.tsx";
import * as styles from "./flight.css.ts";
import { dayOf, Journey } from "./Journey.tsx";
import * as own from "./segments.css.ts";

/** With what a flight is flown, and by which other company than the one that sells it. */
function useFlownBy(): (segment: FlightSegment) => string {
  const t = useText();
  const { locale } = useEnvironment();
  return ({ operated_by, aircraft }) => {
    const cabin = `flight.cabins.${aircraft}`;
    return [
      ...(t.knows(cabin) ? [t(cabin)] : []),
      ...(operated_by === null ? [] : [t("flight.operatedBy", { carrier: inLocale(operated_by, "name", locale) })]),
    ].join(" · ");
  };
}

/** One of several flights: whose it is, on which day, and its ends. */
function Leg({ segment }: { segment: FlightSegment }) {
  const environment = useEnvironment();
  const { carrier, number, minutes, day_shift } = segment;
  const flownBy = useFlownBy();
  return (
    <li className={own.segment}>
      <Text size="label">
        {inLocale(carrier, "name", environment.locale)} <Code>{`${carrier.code} ${number}`}</Code>
        {` · ${formatDate(dayOf({ segments: [segment] }), environment, "day")}`}
      </Text>
      <Text size="small" tone="soft">
        {flownBy(segment)}
      </Text>
      <Journey journey={{ segments: [segment], minutes, day_shift }} />
    </li>
  );
}

/** Between two flights: how long, where, and what is to be done there. */
function Stop({ layover }: { layover: Layover }) {
  const t = useText();
  const { locale } = useEnvironment();
  const isSafe = layover.kind === "protected";
  return (
    <li className={isSafe ? styles.fact : styles.risk} data-layover={layover.kind}>
      <Icon name={isSafe ? "clock" : "warning"} />
      <span>
        {layoverText(layover, t, locale)}
        {layover.is_overnight && ` · ${t("flight.layover.overnight")}`}
      </span>
    </li>
  );
}

/** The flights of a direction, each with its ends, and between two what the traveller has to do. */
export function Segments({ journey }: { journey: FlightJourney }) {
  const t = useText();
  const flownBy = useFlownBy();
  const { segments, layovers } = journey;
  const [only, ...others] = segments;
  if (only !== undefined && others.length === 0) {
    return (
      <>
        <Journey journey={journey} />
        <Text size="small" tone="soft">
          {flownBy(only)}
        </Text>
      </>
    );
  }
  return (
    <>
      <Journey journey={journey} />
      <ol className={own.segments} aria-label={t("flight.segments")}>
        {segments.flatMap((segment, index) => {
          const layover = layovers[index];
          return [
            <Leg key={segment.flight_id} segment={segment} />,
            ...(layover === undefined ? [] : [<Stop key={`after ${segment.flight_id}`} layover={layover} />]),
          ];
        })}
      </ol>
    </>
  );
}
