import { useEffect } from "react";
import { OwnPlace } from "#app/src/features/own/OwnPlace.tsx";
import { useOwn } from "#app/src/features/own/useOwn.ts";
import type { ReservationPageData } from "#app/src/features/reservation/load-reservation-page.ts";
import { ReservationShape } from "#app/src/features/reservation/ReservationShape.tsx";
import { ReservationView } from "#app/src/features/reservation/ReservationView.tsx";
import * as styles from "#app/src/features/reservation/reservation.css.ts";
import { Steps } from "#app/src/features/reservation/Steps.tsx";
import type { ScreenActions } from "#app/src/page/actions.ts";
import type { ScreenProps } from "#app/src/page/page.ts";
import { Container } from "#design-system/components/Layout/Layout.tsx";
import { addressOf } from "#domain/addresses/routes.ts";
import { reservationCalls } from "#domain/contract/reservation.calls.ts";

/** Where a reservation stands: paying it, waiting for it, what became of it (A81). A gateway sends its payer here. */
export function StatusScreen({ data: { code }, actions }: ScreenProps<ReservationPageData>) {
  const reservation = useOwn(
    () => actions.client.call(reservationCalls.details, { params: { confirmation_code: code } }),
    code,
  );
  const { own } = reservation;
  const isPaid = own.kind === "ready" && own.value.status === "successful";
  return (
    <Container>
      <div className={styles.top}>
        <Steps here={isPaid ? "voucher" : "payment"} />
      </div>
      <OwnPlace handle={reservation} placeholder={<ReservationShape />}>
        {(value) =>
          value.actions.includes("save_guests") ? (
            <ToTravellers code={code} go={actions.go} />
          ) : (
            <ReservationView value={value} handle={reservation} actions={actions} />
          )
        }
      </OwnPlace>
    </Container>
  );
}

/** Nobody is named yet: that comes first. */
function ToTravellers({ code, go }: { code: string; go: ScreenActions["go"] }) {
  useEffect(() => go(addressOf("prepare", { confirmation_code: code })), [code, go]);
  return <ReservationShape />;
}
