import { CancellationLine } from "#app/src/features/cancellation/CancellationLine.tsx";
import { CardTotal } from "#app/src/features/reservation/CardTotal.tsx";
import * as card from "#app/src/features/reservation/reservation.css.ts";
import { useText } from "#app/src/messages/words.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { Stack } from "#design-system/components/Layout/Layout.tsx";
import { Picture } from "#design-system/components/Picture/Picture.tsx";
import { Surface } from "#design-system/components/Surface/Surface.tsx";
import { Heading, Text } from "#design-system/components/Text/Text.tsx";
import { inLocale } from "#domain/text/in-locale.ts";
import type { TourReservationValue } from "#products/tour/contract/tour.shapes.ts";
import { passportsOf } from "#products/tour/rules/passports.ts";
import { Contacts } from "./Contacts.tsx";
import { Hotels } from "./Hotels.tsx";
import { Legs } from "./Legs.tsx";
import { RoomLines } from "./RoomLines.tsx";
import * as styles from "./reserved.css.ts";
import { tourAddress } from "./tour-query.ts";
import { citiesText, partiesOf, priceIsFor } from "./tour-texts.ts";
import { VisaLine } from "./VisaLine.tsx";

/** Summary of a reservation: the journey, the nights, the rooms with their travellers, and the price. */
export function ReservedTourCard({ reservation }: { reservation: TourReservationValue }) {
  const t = useText();
  const { audience, locale } = useEnvironment();
  const { subject, totals, cancellation } = reservation;
  const { tour } = subject;
  return (
    <Surface as="section" labelledBy="tour-card" isClipping padding="none">
      <Picture scene={tour.image} crop="band" alt="" width={480} height={200} className={styles.picture} />
      <div className={card.cardBody}>
        <Stack gap="xxs">
          <Heading level={2} look="title" id="tour-card">
            <a className={card.plainLink} href={tourAddress(tour)}>
              {inLocale(tour, "title", locale)}
            </a>
          </Heading>
          <Text size="small" tone="soft">
            {t("reserve.tour.route", {
              from: inLocale(subject.origin, "name", locale),
              to: citiesText(subject, locale),
            })}
          </Text>
        </Stack>
        <Legs journey={subject} />
        <div className={styles.part}>
          <Hotels subject={subject} />
        </div>
        <div className={styles.part}>
          <RoomLines lines={subject.lines} parties={partiesOf(subject)} />
          <CardTotal
            totals={totals}
            of={priceIsFor(subject, locale)}
            code={reservation.discount_code}
            extrasOf={reservation}
          />
        </div>
        <div className={styles.part}>
          <VisaLine subject={subject} passports={passportsOf(reservation.travellers, audience)} />
          {cancellation && <CancellationLine sentence={cancellation} isAbroad={subject.tour.kind === "foreign"} />}
          <Contacts tour={tour} />
        </div>
      </div>
    </Surface>
  );
}
