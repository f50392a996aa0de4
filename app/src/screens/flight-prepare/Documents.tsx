import { useText } from "#app/src/messages/words.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { dayOf } from "#app/src/products/flight/Journey.tsx";
import { Surface } from "#design-system/components/Surface/Surface.tsx";
import { Heading, Text } from "#design-system/components/Text/Text.tsx";
import type { FlightCounts } from "#domain/contract/flight.shapes.ts";
import { flightTrip, PASSPORT_MONTHS } from "#domain/flight/documents.ts";
import { formatDate, formatInBothCalendars } from "#domain/text/dates.ts";
import { travelDocuments } from "#domain/validation/documents.ts";
import { type Chosen, isAbroad, lastDepartureOf } from "./chosen.ts";
import * as styles from "./review.css.ts";

/** What will be asked of everyone once the seats are held. */
export function Documents({ chosen: { ways }, counts }: { chosen: Chosen; counts: FlightCounts }) {
  const t = useText();
  const environment = useEnvironment();
  const offers = ways.map(({ value }) => value.offer);
  const [first] = offers;
  const last = lastDepartureOf(offers);
  if (first === undefined || last === null) return null;
  const trip = flightTrip({
    scope: isAbroad(offers) ? "international" : "domestic",
    departsOn: dayOf(first),
    lastDepartsOn: last,
    passportMonths: PASSPORT_MONTHS,
  });
  const { passportValidUntil } = travelDocuments(trip, "IR");
  const rules = [
    passportValidUntil === null
      ? t("flightReview.documents.atHome")
      : t("flightReview.documents.abroad", {
          day: formatInBothCalendars(passportValidUntil, environment.locale, "long"),
        }),
    t("flightReview.documents.latin"),
    ...(counts.child_count + counts.infant_count > 0
      ? [t("flightReview.documents.age", { date: formatDate(last, environment, "long") })]
      : []),
  ];
  return (
    <Surface as="section" labelledBy="documents">
      <div className={styles.part}>
        <Heading level={2} look="title" id="documents">
          {t("flightReview.documents")}
        </Heading>
        <ul className={styles.rules}>
          {rules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
        <Text size="small" tone="soft">
          {t("flightReview.documents.later")}
        </Text>
      </div>
    </Surface>
  );
}
