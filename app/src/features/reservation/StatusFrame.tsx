import { useEffect } from "react";
import { OwnPlace } from "#app/src/features/own/OwnPlace.tsx";
import { useOwn } from "#app/src/features/own/useOwn.ts";
import type { ScreenActions } from "#app/src/page/actions.ts";
import { Container } from "#design-system/components/Layout/Layout.tsx";
import { reservationAddress } from "#domain/addresses/reservation-pages.ts";
import { isTerminal } from "#domain/reservation/statuses.ts";
import { ReservationShape } from "./ReservationShape.tsx";
import { ReservationView } from "./ReservationView.tsx";
import * as styles from "./reservation.css.ts";
import type { ReservationFrameProps } from "./reservation-page.tsx";
import { Steps } from "./Steps.tsx";

/** Where a reservation stands: paying it, waiting for it, what became of it (A81). A gateway sends its payer here. */
export function StatusFrame({ data: { code }, parts, actions }: ReservationFrameProps) {
  const reservation = useOwn(
    () => actions.client.call(parts.calls.details, { params: { confirmation_code: code } }),
    code,
  );
  const { own } = reservation;
  const status = own.kind === "ready" ? own.value.status : null;
  // One that has ended is at none of the steps.
  const isEnded = status !== null && isTerminal(status);
  return (
    <Container>
      <div className={styles.top}>
        {!isEnded && <Steps here={status === "successful" ? "voucher" : "payment"} say={parts.say} />}
      </div>
      <OwnPlace handle={reservation} placeholder={<ReservationShape />}>
        {(value) =>
          value.actions.includes("save_guests") ? (
            <ToTravellers address={reservationAddress(value.kind, "prepare", code)} go={actions.go} />
          ) : (
            <ReservationView value={value} parts={parts} handle={reservation} actions={actions} />
          )
        }
      </OwnPlace>
    </Container>
  );
}

/** The travellers are not named yet: that comes first. */
function ToTravellers({ address, go }: { address: string; go: ScreenActions["go"] }) {
  useEffect(() => go(address), [address, go]);
  return <ReservationShape />;
}
