import { Approximate } from "#app/src/features/price/Approximate.tsx";
import { useText } from "#app/src/messages/words.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { Code } from "#design-system/components/Bidi/Bidi.tsx";
import { Icon } from "#design-system/components/Icon/Icon.tsx";
import { CarrierMark } from "#design-system/components/Picture/CarrierMark.tsx";
import { Price } from "#design-system/components/Price/Price.tsx";
import { Heading, Hidden } from "#design-system/components/Text/Text.tsx";
import { formatDate } from "#domain/text/dates.ts";
import type { FlightOffer, FlightSearchValue } from "#products/flight/contract/flight.shapes.ts";
import * as styles from "./flight.css.ts";
import { peopleIn, searchAddress } from "./flight-query.ts";
import { carrierCodesOf, carriersOf, fareName, numberOf } from "./flight-words.ts";
import { ClockTime } from "./Journey.tsx";

/** The times at both ends with their airports, its carriers and its fare. */
function Way({ offer }: { offer: FlightOffer }) {
  const t = useText();
  const { locale } = useEnvironment();
  const { segments, day_shift } = offer;
  const [first, last] = [segments[0], segments.at(-1)];
  if (first === undefined || last === undefined) return null;
  return (
    <div className={styles.chosenWay}>
      <span className={styles.chosenTimes}>
        <ClockTime local={first.departs_local} word={t("flight.departs")} />
        <Code>{first.origin.iata}</Code>
        <span className={styles.chosenTrack} aria-hidden="true">
          <span className={styles.rail} />
        </span>
        <ClockTime local={last.arrives_local} word={t("flight.arrives")} shift={day_shift} />
        <Code>{last.destination.iata}</Code>
      </span>
      <span className={styles.chosenFare}>
        {carriersOf(offer, locale)} <Code>{segments.map(numberOf).join(" · ")}</Code> · {fareName(offer, t)}
      </span>
    </div>
  );
}

/** The way out that was chosen, in two short lines above the ways back; its review has it in full. */
export function ChosenFlight({ offer, list }: { offer: FlightOffer; list: FlightSearchValue }) {
  const t = useText();
  const environment = useEnvironment();
  return (
    <section className={styles.chosen} aria-labelledby="chosen-flight">
      <span className={styles.chosenMarks}>
        {carrierCodesOf(offer).map((code) => (
          <CarrierMark key={code} code={code} />
        ))}
      </span>
      <div className={styles.chosenTitle}>
        <Icon name="check" size="small" />
        <Hidden>{t("flight.step.chosen")}</Hidden>
        <Heading level={2} look="label" id="chosen-flight">
          {t("flight.step.outbound")} · {formatDate(list.departure_date, environment, "short")}
        </Heading>
      </div>
      <Way offer={offer} />
      <div className={styles.chosenSum} data-sum={offer.total}>
        <Price amount={offer.total} align="end" />
        <Approximate rial={offer.total} />
        <Hidden>{t("flight.of.outbound", { people: peopleIn(list) })}</Hidden>
      </div>
      <a className={styles.chosenChange} href={searchAddress(list)} aria-label={t("flight.step.change")}>
        {t("flight.step.change.short")}
      </a>
    </section>
  );
}
