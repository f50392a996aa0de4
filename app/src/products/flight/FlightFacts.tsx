import { CancellationLine } from "#app/src/features/cancellation/CancellationLine.tsx";
import type { Translate } from "#app/src/messages/catalogue.ts";
import { useText } from "#app/src/messages/words.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { Icon } from "#design-system/components/Icon/Icon.tsx";
import type { FlightOffer, Layover } from "#domain/contract/flight.shapes.ts";
import type { Locale } from "#domain/enums/enums.ts";
import { formatDuration } from "#domain/text/duration.ts";
import { inLocale } from "#domain/text/in-locale.ts";
import { isolated } from "#domain/text/isolated.ts";
import { formatNumber } from "#domain/text/numbers.ts";
import * as styles from "./flight.css.ts";

/** A connection in words: how long, where, and what the traveller has to do there. */
function layoverText({ kind, minutes, city, from, to }: Layover, t: Translate, locale: Locale): string {
  return t(`flight.layover.${kind}`, {
    duration: formatDuration(minutes, locale),
    city: inLocale(city, "name", locale),
    from: isolated(from),
    to: isolated(to),
  });
}

function Layovers({ layovers }: Pick<FlightOffer, "layovers">) {
  const t = useText();
  const { locale } = useEnvironment();
  return layovers.map((one) => (
    <li key={`${one.from} ${one.to}`} className={one.kind === "protected" ? styles.fact : styles.risk}>
      <Icon name={one.kind === "protected" ? "clock" : "warning"} />
      <span>
        {layoverText(one, t, locale)}
        {one.is_overnight && ` · ${t("flight.layover.overnight")}`}
      </span>
    </li>
  ));
}

/** The flights that another company flies than the one that sells them. */
function Operators({ segments }: Pick<FlightOffer, "segments">) {
  const t = useText();
  const { locale } = useEnvironment();
  return segments.flatMap(({ flight_id, carrier, number, operated_by }) =>
    operated_by === null
      ? []
      : [
          <li key={flight_id} className={styles.fact}>
            <Icon name="info" />
            {t("flight.operated", {
              number: isolated(`${carrier.code} ${number}`),
              carrier: inLocale(operated_by, "name", locale),
            })}
          </li>,
        ],
  );
}

/** What decides between offers beside time and price: connections, who flies it, the bag, and what cancelling costs. */
export function FlightFacts({ offer }: { offer: FlightOffer }) {
  const t = useText();
  const { locale } = useEnvironment();
  const { cabin_kg, checked_kg, pieces } = offer.baggage.adult;
  return (
    <div className={styles.facts}>
      <ul className={styles.facts}>
        <Layovers layovers={offer.layovers} />
        <Operators segments={offer.segments} />
        <li className={styles.fact}>
          <Icon name="suitcase" />
          <span>
            {t("flight.bag.per")}{" "}
            {t(pieces === 0 ? "flight.bag.cabinOnly" : "flight.bag", {
              checked: formatNumber(checked_kg, locale),
              cabin: formatNumber(cabin_kg, locale),
            })}
          </span>
        </li>
      </ul>
      <CancellationLine sentence={offer.cancellation} />
    </div>
  );
}
