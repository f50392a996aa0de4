import { isRefusal } from "#provider/kernel/envelope.ts";
import { change } from "#provider/shop/reservation/change.ts";
import type { SupplierFacts } from "#provider/shop/reservation/product.ts";
import { endBySupplier } from "#provider/shop/reservation/supplier-cancel.ts";
import type { TourRequest } from "./offer.ts";

/** Reason why a departure does not leave; the reservations' reason. */
export type DepartureEnd = "group_not_reached" | "departure_cancelled";

const END_REASON = `
  SELECT coalesce(end_reason, 'departure_cancelled') AS reason FROM tour_departure
  WHERE id = (SELECT departure_id FROM reservation_tour WHERE reservation_id = $1)`;

/** Facts of a departure: it does not leave, and its reservations end with all their money back. */
export const factsOfTour: SupplierFacts<TourRequest> = {
  isBehind: `EXISTS (SELECT FROM reservation_tour AS journey JOIN tour_departure AS departure ON departure.id = journey.departure_id
    WHERE journey.reservation_id = reservation.id AND departure.state = 'cancelled')`,
  lockOf: `SELECT id FROM tour_departure
    WHERE id IN (SELECT departure_id FROM reservation_tour WHERE reservation_id IN ($reservations)) ORDER BY id FOR SHARE`,
  lock: (tx, { departureId }) =>
    tx.query("SELECT id FROM tour_departure WHERE id = $1 FOR SHARE", [departureId], "lock_departure_asked"),
  async catchUp(tx, { products, gateways, log }, row) {
    const [departure] = await tx.query<{ reason: DepartureEnd }>(END_REASON, [row.id], "end_of_departure");
    const reason = departure?.reason ?? "departure_cancelled";
    const changed = await change(tx, products, row, endBySupplier(row), { reason, gateways, actor: "supplier" });
    if (isRefusal(changed)) log.error("a reservation of a cancelled departure stays open", { reason: changed.refused });
  },
};
