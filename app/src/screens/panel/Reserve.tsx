import { reservationApi } from "#app/src/api/reservation.ts";
import { OwnPlace } from "#app/src/features/own/OwnPlace.tsx";
import { useOwn } from "#app/src/features/own/useOwn.ts";
import { ReservationShape } from "#app/src/features/reservation/ReservationShape.tsx";
import { ReservationView } from "#app/src/features/reservation/ReservationView.tsx";
import type { PlaceProps } from "./PanelScreen.tsx";

/** A81: one reservation, with all that can be done about it. */
export function Reserve({ data: { code }, actions }: PlaceProps) {
  const reservation = useOwn(() => reservationApi(actions.client).details(code), code, "reservation");
  return (
    <OwnPlace handle={reservation} placeholder={<ReservationShape />}>
      {(value) => <ReservationView value={value} handle={reservation} actions={actions} />}
    </OwnPlace>
  );
}
