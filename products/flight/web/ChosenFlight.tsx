import { Total } from "#app/src/features/price/Total.tsx";
import { useText } from "#app/src/messages/words.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { Code } from "#design-system/components/Bidi/Bidi.tsx";
import { Button } from "#design-system/components/Button/Button.tsx";
import { CarrierMark } from "#design-system/components/Picture/CarrierMark.tsx";
import { Heading, Text } from "#design-system/components/Text/Text.tsx";
import { formatDate } from "#domain/text/dates.ts";
import type { FlightOffer, FlightSearchValue } from "#products/flight/contract/flight.shapes.ts";
import * as styles from "./flight.css.ts";
import { peopleIn, searchAddress } from "./flight-query.ts";
import { carrierCodesOf, carriersOf, fareName, numberOf } from "./flight-words.ts";
import { ClockTime } from "./Journey.tsx";

/** Its carriers with their marks, and the times at both ends. */
function Way({ offer }: { offer: FlightOffer }) {
  const t = useText();
  const { locale } = useEnvironment();
  const { segments, day_shift } = offer;
  const [first, last] = [segments[0], segments.at(-1)];
  if (first === undefined || last === undefined) return null;
  return (
    <div className={styles.chosenWay}>
      {carrierCodesOf(offer).map((code) => (
        <CarrierMark key={code} code={code} />
      ))}
      <span className={styles.chosenTime}>
        <ClockTime local={first.departs_local} word={t("flight.departs")} />
      </span>
      <Code>{first.origin.iata}</Code>
      <span className={styles.chosenTrack} aria-hidden="true">
        <span className={styles.rail} />
      </span>
      <span className={styles.chosenTime}>
        <ClockTime local={last.arrives_local} word={t("flight.arrives")} shift={day_shift} />
      </span>
      <Code>{last.destination.iata}</Code>
      <Text as="span" size="small" tone="soft">
        {carriersOf(offer, locale)} <Code>{segments.map(numberOf).join(" · ")}</Code> · {fareName(offer, t)}
      </Text>
    </div>
  );
}

/** The way out that was chosen, in short, above the ways back; its review has it in full. */
export function ChosenFlight({ offer, list }: { offer: FlightOffer; list: FlightSearchValue }) {
  const t = useText();
  const environment = useEnvironment();
  return (
    <section className={styles.chosen} aria-labelledby="chosen-flight">
      <Heading level={2} look="label" id="chosen-flight">
        {t("flight.step.outbound")} · {formatDate(list.departure_date, environment, "day")}
      </Heading>
      <Way offer={offer} />
      <Total amount={offer.total} rack={offer.total} of={t("flight.of.oneWay", { people: peopleIn(list) })} />
      <span className={styles.chosenChange}>
        <Button look="quiet" href={searchAddress(list)}>
          {t("flight.step.change")}
        </Button>
      </span>
    </section>
  );
}
