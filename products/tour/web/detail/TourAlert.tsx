import { PriceAlert } from "#app/src/features/price-alert/PriceAlert.tsx";
import type { ScreenActions } from "#app/src/page/actions.ts";
import type { AlertWish } from "#domain/contract/price-alert.shapes.ts";
import type { DepartureValue } from "#products/tour/contract/tour.shapes.ts";

type TourAlertProps = {
  departure: DepartureValue;
  waitsFor: AlertWish;
  /** Absent: any package of the departure. */
  packageId?: number;
  actions: ScreenActions;
};

/** Alert on a package, or on a departure that is full, for the party of the page. */
export function TourAlert({ departure: { departure_id, rooms, beds }, waitsFor, packageId, actions }: TourAlertProps) {
  return (
    <PriceAlert
      subject={{
        kind: "tour",
        waitsFor,
        asked: { departure_id, ...(packageId !== undefined && { package_id: packageId }), rooms, beds },
      }}
      actions={actions}
    />
  );
}
