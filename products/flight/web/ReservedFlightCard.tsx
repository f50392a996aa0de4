import { CancellationLine } from "#app/src/features/cancellation/CancellationLine.tsx";
import { CardTotal } from "#app/src/features/reservation/CardTotal.tsx";
import * as card from "#app/src/features/reservation/reservation.css.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { Stack } from "#design-system/components/Layout/Layout.tsx";
import { Surface } from "#design-system/components/Surface/Surface.tsx";
import { Heading, Text } from "#design-system/components/Text/Text.tsx";
import { formatPeople } from "#domain/text/dates.ts";
import { routeText } from "#domain/text/route-text.ts";
import type { FlightReservationValue } from "#products/flight/contract/flight.shapes.ts";
import { Directions } from "./Directions.tsx";
import { FlightLines } from "./FlightLines.tsx";
import { peopleIn } from "./flight-query.ts";
import * as styles from "./reserved.css.ts";

/** Summary of a reservation: both ways, the carriers and the price. */
export function ReservedFlightCard({ reservation }: { reservation: FlightReservationValue }) {
  const { locale } = useEnvironment();
  const { subject, seats, travellers, totals, cancellation } = reservation;
  const people = formatPeople(peopleIn(subject), locale);
  return (
    <Surface as="section" labelledBy="flight-card" isClipping padding="none">
      <div className={card.cardBody}>
        <Stack gap="xxs">
          <Heading level={2} look="title" id="flight-card">
            {routeText(subject, locale)}
          </Heading>
          <Text size="small" tone="soft">
            {people}
          </Text>
        </Stack>
        <div className={styles.halves}>
          <Directions flights={subject.flights} counts={subject} />
          <div className={styles.prices}>
            <FlightLines subject={subject} seats={seats} travellers={travellers} />
            <CardTotal totals={totals} of={people} code={reservation.discount_code} extrasOf={reservation} />
          </div>
        </div>
        {cancellation && (
          <div className={styles.part}>
            <CancellationLine sentence={cancellation} isAbroad={subject.is_abroad} />
          </div>
        )}
      </div>
    </Surface>
  );
}
