import { useEffect } from "react";
import { OwnPlace } from "#app/src/features/own/OwnPlace.tsx";
import { useOwn } from "#app/src/features/own/useOwn.ts";
import { Container } from "#design-system/components/Layout/Layout.tsx";
import { reservationAddress } from "#domain/addresses/reservation-pages.ts";
import { isTerminal } from "#domain/reservation/statuses.ts";
import { LeadOn } from "./LeadOn.tsx";
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
  // One that has ended is at none of the steps, and one that is not there is at no known one.
  const isOnTheWay = own.kind !== "failed" && (status === null || !isTerminal(status));
  // A payment that counts moves a reservation to one of these; what waits for its voucher has no payment left to make.
  const isPaid = status === "successful" || status === "in_progress";
  useEffect(() => {
    // Without a network its voucher would still look valid.
    if (status === "cancelled") void actions.vouchers.drop(code);
  }, [status, actions, code]);
  return (
    <Container>
      <div className={styles.top}>{isOnTheWay && <Steps here={isPaid ? "voucher" : "payment"} say={parts.say} />}</div>
      <OwnPlace handle={reservation} isPage placeholder={<ReservationShape />}>
        {(value) =>
          value.actions.includes("save_guests") ? (
            // The travellers are not named yet: that comes first.
            <LeadOn address={reservationAddress(value.kind, "prepare", code)} replace={actions.replace} />
          ) : (
            <ReservationView value={value} parts={parts} handle={reservation} actions={actions} />
          )
        }
      </OwnPlace>
    </Container>
  );
}
