import * as folded from "#app/src/features/reservation/reservation.css.ts";
import { useText } from "#app/src/messages/words.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { Icon } from "#design-system/components/Icon/Icon.tsx";
import { Stack } from "#design-system/components/Layout/Layout.tsx";
import { Surface } from "#design-system/components/Surface/Surface.tsx";
import { Heading, Text } from "#design-system/components/Text/Text.tsx";
import { formatDate, formatInBothCalendars } from "#domain/text/dates.ts";
import { ofPair } from "#domain/text/in-locale.ts";
import { ageGroupAt } from "#domain/validation/age.ts";
import { travelDocuments } from "#domain/validation/documents.ts";
import type { TourReservationValue, TourSubject } from "#products/tour/contract/tour.shapes.ts";
import { tripOfTour } from "#products/tour/rules/documents.ts";
import { type Passports, passportsOf } from "#products/tour/rules/passports.ts";
import * as styles from "./documents.css.ts";
import { consulateText } from "./tour-texts.ts";

type InHandProps = { tour: Pick<TourSubject["tour"], "documents" | "kind">; passports: Passports };

/** Documents to have in hand on the day; abroad for Iranian passports only, others are referred to the consulate. */
export function DocumentsInHand({ tour: { documents, kind }, passports }: InHandProps) {
  const t = useText();
  const { locale } = useEnvironment();
  const isAbroad = kind === "foreign";
  const consulate = consulateText(passports, t);
  return (
    <>
      {isAbroad && passports.iranian && <Text size="small">{t("reserve.tour.passports.iranian")}</Text>}
      {(!isAbroad || passports.iranian) && (
        <ul className={styles.documents}>
          {documents.map(({ fa, en }) => (
            <li key={en}>{ofPair([fa, en], locale)}</li>
          ))}
        </ul>
      )}
      {isAbroad && consulate !== null && <Text size="small">{consulate}</Text>}
    </>
  );
}

const hasChildren = ({ rooms }: TourSubject): boolean =>
  rooms.some(({ children }) => children.some(({ age }) => ageGroupAt(age) !== "adult"));

/** Documents required with the reasons, and those to have in hand on the day. */
export function DocumentRules({ reservation: { subject, travellers } }: { reservation: TourReservationValue }) {
  const t = useText();
  const environment = useEnvironment();
  const { locale } = environment;
  const { passportValidUntil, needsLatinNames } = travelDocuments(tripOfTour(subject), "IR");
  const rules = [
    passportValidUntil === null
      ? t("reserve.tour.documents.atHome")
      : t("reserve.tour.documents.abroad", { day: formatInBothCalendars(passportValidUntil, locale, "long") }),
    ...(needsLatinNames ? [t("reserve.tour.documents.latin")] : []),
    ...(hasChildren(subject)
      ? [t("reserve.tour.documents.age", { date: formatDate(subject.date, environment, "long") })]
      : []),
  ];
  return (
    <Surface as="section" labelledBy="documents" padding="none">
      {/* A line: the form below asks for each document by its name. */}
      <details className={folded.log}>
        <summary className={folded.logHead}>
          <Heading level={2} look="title" id="documents">
            {t("reserve.tour.documents")}
          </Heading>
          <Icon name="chevron-down" />
        </summary>
        <Stack gap="sm">
          <ul className={styles.documents}>
            {rules.map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
          </ul>
          <Text size="label">{t("reserve.tour.documents.hand")}</Text>
          <DocumentsInHand tour={subject.tour} passports={passportsOf(travellers, environment.audience)} />
        </Stack>
      </details>
    </Surface>
  );
}
