import { OwnPlace } from "#app/src/features/own/OwnPlace.tsx";
import { useOwn } from "#app/src/features/own/useOwn.ts";
import { ReservationShape } from "#app/src/features/reservation/ReservationShape.tsx";
import { ReservationView } from "#app/src/features/reservation/ReservationView.tsx";
import { reservationCalls } from "#domain/contract/reservation.calls.ts";
import type { PlaceProps } from "./PanelScreen.tsx";

/** A81: one reservation, with all that can be done about it. */
export function Reserve({ data: { code }, actions }: PlaceProps) {
  const reservation = useOwn(
    () => actions.client.call(reservationCalls.details, { params: { confirmation_code: code } }),
    code,
    "reservation",
  );
  return (
    <OwnPlace handle={reservation} placeholder={<ReservationShape />}>
      {(value) => <ReservationView value={value} handle={reservation} actions={actions} />}
    </OwnPlace>
  );
}
