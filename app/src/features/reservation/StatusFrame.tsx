import { OwnDataView } from "#app/src/features/own/OwnDataView.tsx";
import { useOwnData } from "#app/src/features/own/useOwnData.ts";
import { Container } from "#design-system/components/Layout/Layout.tsx";
import { reservationAddress } from "#domain/addresses/reservation-pages.ts";
import { isTerminal, type ReservationStatus } from "#domain/reservation/statuses.ts";
import { LeadOn } from "./LeadOn.tsx";
import { ReservationShape } from "./ReservationShape.tsx";
import { ReservationView } from "./ReservationView.tsx";
import * as styles from "./reservation.css.ts";
import type { ReservationFrameProps } from "./reservation-page.tsx";
import { type Step, Steps } from "./Steps.tsx";
import { useKeptVoucher } from "./useKeptVoucher.ts";

/**
 * Step of each status. A payment that counts moves a reservation to one of the first two: a reservation waiting for its
 * voucher has no payment left to make, and a request under review has none to make yet.
 */
const stepAt: Partial<Record<ReservationStatus, Step>> = {
  successful: "voucher",
  in_progress: "voucher",
  under_review: "confirmation",
};
const stepOf = (status: ReservationStatus | null): Step => (status && stepAt[status]) ?? "payment";

/** Status page of a reservation: paying, waiting, outcome. A gateway sends its payer here. */
export function StatusFrame({ data: { code }, parts, actions }: ReservationFrameProps) {
  const reservation = useOwnData(
    () => actions.client.call(parts.calls.details, { params: { confirmation_code: code } }),
    code,
  );
  const { own } = reservation;
  const status = own.kind === "ready" ? own.value.status : null;
  const isOnRequest = own.kind === "ready" && parts.isOnRequest(own.value);
  // Terminal or missing reservations have no step.
  const isOnTheWay = own.kind !== "failed" && (status === null || !isTerminal(status));
  useKeptVoucher(own.kind === "ready" ? own.value : null, parts, actions);
  return (
    <Container>
      <div className={styles.top}>
        {isOnTheWay && <Steps here={stepOf(status)} say={parts.say} isOnRequest={isOnRequest} />}
      </div>
      <OwnDataView handle={reservation} isPage placeholder={<ReservationShape />}>
        {(value) =>
          value.actions.includes("save_guests") ? (
            // The travellers are not named yet: that comes first.
            <LeadOn address={reservationAddress(value.kind, "prepare", code)} replace={actions.replace} />
          ) : (
            <ReservationView value={value} parts={parts} handle={reservation} actions={actions} />
          )
        }
      </OwnDataView>
    </Container>
  );
}
