import { CancellationLine } from "#app/src/features/cancellation/CancellationLine.tsx";
import { Penalties } from "#app/src/features/cancellation/Penalties.tsx";
import { useText } from "#app/src/messages/words.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { Surface } from "#design-system/components/Surface/Surface.tsx";
import { Heading, Text } from "#design-system/components/Text/Text.tsx";
import { formatDate } from "#domain/text/dates.ts";
import type { FlightCounts, FlightOffer } from "#products/flight/contract/flight.shapes.ts";
import { FlightsOf, groupsIn } from "#products/flight/web/Directions.tsx";
import { directionName } from "#products/flight/web/direction-name.ts";
import { FlightHead } from "#products/flight/web/FlightHead.tsx";
import * as facts from "#products/flight/web/flight.css.ts";
import { isFlownAbroad } from "#products/flight/web/is-abroad.ts";
import { Journey } from "#products/flight/web/Journey.tsx";
import { BagFacts, OperatorFact } from "#products/flight/web/JourneyFacts.tsx";
import { leavesOn } from "./chosen.ts";
import type { Way } from "./load.ts";
import * as styles from "./review.css.ts";

type WayProps = { way: Way; all: readonly Way[]; counts: FlightCounts; isPriced: boolean };

/** Cost of cancelling this direction, dated. */
function Fees({ way, isPriced }: Pick<WayProps, "way" | "isPriced">) {
  const t = useText();
  if (way.kind !== "open") return null;
  const { offer, penalties } = way.value;
  if (!isPriced) return null;
  return (
    <div className={styles.fees}>
      <CancellationLine sentence={offer.cancellation} isAbroad={isFlownAbroad([offer])} />
      <Penalties penalties={penalties} isAbroad={isFlownAbroad([offer])} />
      <Text size="caption" tone="mute">
        {t(isFlownAbroad([offer]) ? "flightReview.fees.abroad" : "flightReview.fees")}
      </Text>
    </div>
  );
}

/** The cabin, and with one flight the aircraft. */
function Cabin({ offer }: { offer: FlightOffer }) {
  const t = useText();
  const [only, ...others] = offer.segments;
  const aircraft = `flight.cabins.${others.length === 0 ? only?.aircraft : ""}`;
  return (
    <Text size="small" tone="soft">
      {t(`transportationClasses.${offer.class}`)}
      {t.knows(aircraft) && ` · ${t(aircraft)}`}
    </Text>
  );
}

/** One direction: its flights, baggage and cost of cancelling. */
export function WayPart({ way, all, counts, isPriced }: WayProps) {
  const t = useText();
  const environment = useEnvironment();
  const { direction } = way;
  const offer = way.value?.offer;
  if (offer === undefined) return null;
  const id = `way-${direction}`;
  return (
    <Surface as="section" labelledBy={id}>
      <div className={styles.part} data-way={direction}>
        <Heading level={2} look="title" id={id}>
          {t(directionName(way, all))} · {formatDate(leavesOn(offer), environment, "full")}
        </Heading>
        <FlightHead offer={offer} id={`flight-${direction}`} level={3} />
        <Journey journey={offer} />
        <Cabin offer={offer} />
        {offer.segments.length > 1 && (
          <section className={styles.legs} aria-label={t("flightReview.segments")}>
            <FlightsOf flight={{ ...offer, direction }} />
          </section>
        )}
        <ul className={facts.facts} aria-label={t("flightReview.bags")}>
          {offer.segments.map((segment) => (
            <OperatorFact key={segment.flight_id} segment={segment} />
          ))}
          <BagFacts baggage={offer.baggage} groups={groupsIn(counts)} />
        </ul>
        <Fees way={way} isPriced={isPriced} />
      </div>
    </Surface>
  );
}
