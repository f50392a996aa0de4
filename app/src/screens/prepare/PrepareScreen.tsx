import { OwnPlace } from "#app/src/features/own/OwnPlace.tsx";
import { useOwn } from "#app/src/features/own/useOwn.ts";
import type { ReservationPageData } from "#app/src/features/reservation/load-reservation-page.ts";
import { propertyAgain } from "#app/src/features/reservation/property-again.ts";
import { ReservationShape } from "#app/src/features/reservation/ReservationShape.tsx";
import * as styles from "#app/src/features/reservation/reservation.css.ts";
import { StayCard } from "#app/src/features/reservation/StayCard.tsx";
import { Steps } from "#app/src/features/reservation/Steps.tsx";
import { useText } from "#app/src/messages/words.ts";
import type { ScreenProps } from "#app/src/page/page.ts";
import { Button } from "#design-system/components/Button/Button.tsx";
import { EmptyState } from "#design-system/components/EmptyState/EmptyState.tsx";
import { Container, Stack } from "#design-system/components/Layout/Layout.tsx";
import { Heading, Text } from "#design-system/components/Text/Text.tsx";
import { reservationCalls } from "#domain/contract/reservation.calls.ts";
import type { ReservationValue } from "#domain/contract/reservation.shapes.ts";
import { TravellersForm } from "./TravellersForm.tsx";

/** Who travels: filled in while the rooms are held (A81). */
export function PrepareScreen({ data: { code }, actions }: ScreenProps<ReservationPageData>) {
  const t = useText();
  const reservation = useOwn(
    () => actions.client.call(reservationCalls.details, { params: { confirmation_code: code } }),
    code,
  );
  return (
    <Container>
      <div className={styles.top}>
        <Steps here="travellers" />
        <Stack gap="xxs">
          <Heading level={1}>{t("reserve.prepare.title")}</Heading>
          <Text tone="soft">{t("reserve.prepare.lead")}</Text>
        </Stack>
      </div>
      <OwnPlace handle={reservation} placeholder={<ReservationShape />}>
        {(value) =>
          value.status === "expired" ? (
            <HoldOver reservation={value} />
          ) : (
            <div className={styles.beside}>
              <TravellersForm
                key={value.confirmation_code}
                reservation={value}
                actions={actions}
                onChanged={() => void reservation.reload()}
              />
              <div className={styles.aside}>
                <StayCard stay={value} total={value.totals.payable} rack={value.totals.rack} />
              </div>
            </div>
          )
        }
      </OwnPlace>
    </Container>
  );
}

/** The rooms went back while the form was open. */
function HoldOver({ reservation }: { reservation: ReservationValue }) {
  const t = useText();
  return (
    <EmptyState title={t("reserve.prepare.over.title")} text={t("reserve.prepare.over.text")}>
      <Button look="primary" href={propertyAgain(reservation)}>
        {t("reserve.prepare.again")}
      </Button>
    </EmptyState>
  );
}
