import { CancellationLine } from "#app/src/features/cancellation/CancellationLine.tsx";
import { Penalties } from "#app/src/features/cancellation/Penalties.tsx";
import { useText } from "#app/src/messages/words.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { FlightHead } from "#app/src/products/flight/FlightCard.tsx";
import { dayOf } from "#app/src/products/flight/Journey.tsx";
import { Segments } from "#app/src/products/flight/Segments.tsx";
import { Surface } from "#design-system/components/Surface/Surface.tsx";
import { Heading, Text } from "#design-system/components/Text/Text.tsx";
import type { FlightCounts } from "#domain/contract/flight.shapes.ts";
import { formatDate } from "#domain/text/dates.ts";
import { Bags } from "./Bags.tsx";
import { isAbroad } from "./chosen.ts";
import type { Way } from "./load.ts";
import * as styles from "./review.css.ts";

type WayProps = { way: Way; counts: FlightCounts; isPriced: boolean };

/** What cancelling this direction costs, dated. */
function Fees({ way, isPriced }: Omit<WayProps, "counts">) {
  const t = useText();
  if (way.kind !== "open") return null;
  const { offer, penalties } = way.value;
  if (!isPriced) return null;
  return (
    <div className={styles.fees}>
      <CancellationLine sentence={offer.cancellation} />
      <Penalties penalties={penalties} />
      <Text size="caption" tone="mute">
        {t(isAbroad([offer]) ? "flightReview.fees.abroad" : "flightReview.fees")}
      </Text>
    </div>
  );
}

/** One direction: its flights, what comes along, and what cancelling costs. */
export function WayPart({ way, counts, isPriced }: WayProps) {
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
          {t(`flight.step.${direction}`)} · {formatDate(dayOf(offer), environment, "full")}
        </Heading>
        <FlightHead offer={offer} id={`flight-${direction}`} level={3} />
        <Segments journey={offer} />
        <Bags baggage={offer.baggage} counts={counts} />
        <Fees way={way} isPriced={isPriced} />
      </div>
    </Surface>
  );
}
