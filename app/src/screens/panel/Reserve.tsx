import { OwnDataView } from "#app/src/features/own/OwnDataView.tsx";
import { useOwnData } from "#app/src/features/own/useOwnData.ts";
import { ReservationShape } from "#app/src/features/reservation/ReservationShape.tsx";
import { ReservationView } from "#app/src/features/reservation/ReservationView.tsx";
import { loadWhole } from "#products/load-whole.ts";
import type { PanelSectionProps } from "./sections.ts";

/** One reservation, with all that can be done about it. */
export function Reserve({ code, actions }: PanelSectionProps) {
  const reservation = useOwnData(() => loadWhole(actions.client, code), code, "reservation");
  return (
    <OwnDataView handle={reservation} placeholder={<ReservationShape />}>
      {({ value, parts }) => (
        <ReservationView
          value={value}
          parts={parts}
          handle={{ reload: reservation.reload, put: (changed) => reservation.put({ value: changed, parts }) }}
          actions={actions}
        />
      )}
    </OwnDataView>
  );
}
