import { useText } from "#app/src/messages/words.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { Code } from "#design-system/components/Bidi/Bidi.tsx";
import { Icon } from "#design-system/components/Icon/Icon.tsx";
import { Text } from "#design-system/components/Text/Text.tsx";
import type { FlightJourney, FlightSegment, Layover } from "#domain/contract/flight.shapes.ts";
import { inLocale } from "#domain/text/in-locale.ts";
import { layoverText } from "./FlightFacts.tsx";
import * as styles from "./flight.css.ts";
import { Journey } from "./Journey.tsx";
import * as own from "./segments.css.ts";

/** Who flies a flight and with what. */
function Flown({ segment }: { segment: FlightSegment }) {
  const t = useText();
  const { locale } = useEnvironment();
  const { carrier, number, operated_by, aircraft } = segment;
  const cabin = `flight.cabins.${aircraft}`;
  return (
    <Text size="small" tone="soft">
      {inLocale(carrier, "name", locale)} <Code>{`${carrier.code} ${number}`}</Code>
      {t.knows(cabin) && ` · ${t(cabin)}`}
      {operated_by !== null && ` · ${t("flight.operatedBy", { carrier: inLocale(operated_by, "name", locale) })}`}
    </Text>
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
export function Segments({ journey: { segments, layovers } }: { journey: FlightJourney }) {
  const t = useText();
  const [only, ...others] = segments;
  if (only !== undefined && others.length === 0) return <Flown segment={only} />;
  return (
    <ol className={own.segments} aria-label={t("flight.segments")}>
      {segments.flatMap((segment, index) => {
        const layover = layovers[index];
        return [
          <li key={segment.flight_id} className={own.segment}>
            <Flown segment={segment} />
            <Journey journey={{ segments: [segment], minutes: segment.minutes, day_shift: segment.day_shift }} />
          </li>,
          ...(layover === undefined ? [] : [<Stop key={`after ${segment.flight_id}`} layover={layover} />]),
        ];
      })}
    </ol>
  );
}
