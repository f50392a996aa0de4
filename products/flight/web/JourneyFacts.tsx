import type { Translate } from "#app/src/messages/catalogue.ts";
import { useText } from "#app/src/messages/words.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { Icon } from "#design-system/components/Icon/Icon.tsx";
import type { AgeGroup, Locale } from "#domain/enums/enums.ts";
import { formatDuration } from "#domain/text/duration.ts";
import { inLocale } from "#domain/text/in-locale.ts";
import { isolated } from "#domain/text/isolated.ts";
import type { FlightJourney, FlightSegment, Layover } from "#products/flight/contract/flight.shapes.ts";
import * as styles from "./flight.css.ts";
import { bagTexts, numberOf } from "./flight-words.ts";

/** A connection in words: its length, its place, and what the traveller has to do there. */
function layoverText({ kind, minutes, city, from, to }: Layover, t: Translate, locale: Locale): string {
  return t(`flight.layover.${kind}`, {
    duration: formatDuration(minutes, locale),
    city: inLocale(city, "name", locale),
    from: isolated(from),
    to: isolated(to),
  });
}

/** One connection, with a warning when it is at the traveller's own risk. */
export function LayoverFact({ layover }: { layover: Layover }) {
  const t = useText();
  const { locale } = useEnvironment();
  const isProtected = layover.kind === "protected";
  return (
    <li className={isProtected ? styles.fact : styles.risk}>
      <Icon name={isProtected ? "clock" : "warning"} />
      <span>
        {layoverText(layover, t, locale)}
        {layover.is_overnight && ` · ${t("flight.layover.overnight")}`}
      </span>
    </li>
  );
}

/** Operating carrier, when it differs from the selling one. */
export function OperatorFact({ segment }: { segment: FlightSegment }) {
  const t = useText();
  const { locale } = useEnvironment();
  if (segment.operated_by === null) return null;
  return (
    <li className={styles.fact}>
      <Icon name="info" />
      {t("flight.operated", {
        number: isolated(numberOf(segment)),
        carrier: inLocale(segment.operated_by, "name", locale),
      })}
    </li>
  );
}

/** Baggage allowance of each of some groups. */
export function BagFacts({ baggage, groups }: Pick<FlightJourney, "baggage"> & { groups: readonly AgeGroup[] }) {
  const t = useText();
  const { locale } = useEnvironment();
  return groups.map((group) => (
    <li key={group} className={styles.fact}>
      <Icon name="suitcase" />
      <span>
        {t(`flight.bag.per.${group}`)} {bagTexts(baggage[group], t, locale).join(" · ")}
      </span>
    </li>
  ));
}
