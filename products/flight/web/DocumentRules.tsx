import { useText } from "#app/src/messages/words.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { Stack } from "#design-system/components/Layout/Layout.tsx";
import { Surface } from "#design-system/components/Surface/Surface.tsx";
import { Heading, Text } from "#design-system/components/Text/Text.tsx";
import { formatDate, formatInBothCalendars } from "#domain/text/dates.ts";
import { travelDocuments } from "#domain/validation/documents.ts";
import { ageDateOf, type Trip } from "#domain/validation/trip.ts";
import type { FlightCounts } from "#products/flight/contract/flight.shapes.ts";
import * as styles from "./documents.css.ts";

type DocumentRulesProps = {
  trip: Trip;
  counts: FlightCounts;
  /** They are asked for in the next step, or in the form below. */
  isLater?: boolean;
};

/** Documents required of everyone with the reasons, and the day on which ages count. */
export function DocumentRules({ trip, counts, isLater = false }: DocumentRulesProps) {
  const t = useText();
  const environment = useEnvironment();
  const { audience } = environment;
  const { passportValidUntil } = travelDocuments(trip, "IR");
  const rules = [
    passportValidUntil === null
      ? t(audience === "foreign" ? "flightReview.documents.atHome.foreign" : "flightReview.documents.atHome")
      : t("flightReview.documents.abroad", {
          day: formatInBothCalendars(passportValidUntil, environment.locale, "long"),
        }),
    t("flightReview.documents.latin"),
    // Visas are known for no passport: an Iranian looks after theirs, others are told whom to ask.
    ...(passportValidUntil !== null && audience !== "iranian" ? [t(`flightReview.documents.visa.${audience}`)] : []),
    ...(counts.child_count + counts.infant_count > 0
      ? [t("flightReview.documents.age", { date: formatDate(ageDateOf(trip), environment, "long") })]
      : []),
  ];
  return (
    <Surface as="section" labelledBy="documents">
      <Stack gap="sm">
        <Heading level={2} look="title" id="documents">
          {t("flightReview.documents")}
        </Heading>
        <ul className={styles.rules}>
          {rules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
        {isLater && (
          <Text size="small" tone="soft">
            {t("flightReview.documents.later")}
          </Text>
        )}
      </Stack>
    </Surface>
  );
}
