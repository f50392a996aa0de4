import type { Trigger } from "#domain/reservation/transitions.ts";
import type { FlightChange } from "#products/flight/contract/flight.shapes.ts";
import { arrayLiteral, type Queryable } from "#provider/kernel/database/database.ts";
import { isRefusal } from "#provider/kernel/envelope.ts";
import { enqueueNotice } from "#provider/kernel/notify.ts";
import { change } from "#provider/shop/reservation/change.ts";
import { moveReminder } from "#provider/shop/reservation/notice.ts";
import type { CatchingUp, SupplierFacts } from "#provider/shop/reservation/product.ts";
import type { ReservationRow, UpToDate } from "#provider/shop/reservation/row.ts";
import { type Retimed, retimed, withoutFlight } from "./changed-offer.ts";
import { type FlightOfferKept, type FlightRequest, flightIdOf, keptFlightOffer } from "./offer.ts";

/** A carrier's change of a flight; `after` is null where it does not fly. */
export type CarrierChange = Pick<FlightChange, "kind" | "after"> & { readonly id: number; readonly flightId: number };

/** SQL condition: the agreed offer has a flight at the times of a change. */
const IS_AGREED = `jsonb_path_exists(reservation.offer,
    '$.subject.flights[*].segments[*] ? (@.flight_id == $id && @.departs_at == $departs && @.arrives_at == $arrives)',
    jsonb_build_object('id', one.flight_id, 'departs', one.after -> 'departs_at', 'arrives', one.after -> 'arrives_at'))`;

/**
 * SQL over rows of `reservation` and `flight_change AS one`, a change of one of its flights: true when the change has
 * not reached the reservation. Making a hold locks its flights, so a later change was made after the hold, and so does
 * taking another flight. The previous
 * version locks nothing: its hold may be newer than a change that it has not seen, which the flight's last change then
 * reveals.
 */
export const NOT_REACHED = `
  NOT EXISTS (SELECT FROM reservation_change WHERE reservation_id = reservation.id AND change_id = one.id)
  AND (coalesce((SELECT taken_at FROM reservation_flight AS taken
    WHERE taken.reservation_id = reservation.id AND taken.flight_id = one.flight_id), reservation.created_at) <= one.at OR (
    NOT EXISTS (SELECT FROM flight_change AS later WHERE later.flight_id = one.flight_id AND later.id > one.id)
    AND (one.after IS NULL OR NOT ${IS_AGREED})))`;

const CHANGES_OF = `
  FROM reservation_flight AS mine JOIN flight_change AS one ON one.flight_id = mine.flight_id AND NOT one.is_done
  WHERE mine.reservation_id = reservation.id AND ${NOT_REACHED}`;

const BEHIND = `
  SELECT one.id, one.flight_id AS "flightId", one.kind, one.after FROM reservation CROSS JOIN LATERAL (SELECT one.* ${CHANGES_OF}) AS one
  WHERE reservation.id = $1 ORDER BY one.id`;

const LOCK = "SELECT id FROM flight WHERE id = ANY($1::bigint[]) ORDER BY id FOR SHARE";

/** Acts of carriers on flights: new times are kept and announced; without a flight a reservation ends. */
export const factsOfFlight: SupplierFacts<FlightRequest> = {
  isBehind: `EXISTS (SELECT ${CHANGES_OF})`,
  lockOf: `SELECT id FROM flight
    WHERE id IN (SELECT flight_id FROM reservation_flight WHERE reservation_id IN ($reservations)) ORDER BY id FOR SHARE`,
  lock: (tx, { outbound, inbound }) =>
    tx.query(LOCK, [arrayLiteral([...outbound, ...(inbound ?? [])].map(flightIdOf))], "lock_flights_asked"),
  async catchUp(tx, services, row) {
    let now = row;
    for (const one of await tx.query<CarrierChange>(BEHIND, [row.id], "changes_behind")) {
      // The direction that does not fly has ended all of it.
      if (now.endedAt !== null) return;
      const { offer, isMajor } = changedBy(keptFlightOffer(now.offer), one);
      await noteOf(tx, row.id, one.id, { isMajor, state: isMajor && one.after !== null ? "open" : "told" });
      now = await keepOffer(tx, now, offer);
      if (one.after === null) now = await endFor(tx, services, now);
      else if (now.status !== "in_progress" || now.paid > 0) await enqueueNotice(tx, now.id, "flight_retimed");
    }
  },
};

/** Returns the agreed offer after a change has reached it. */
export const changedBy = (offer: FlightOfferKept, { flightId, after }: CarrierChange): Retimed =>
  after === null ? { offer: withoutFlight(offer, flightId), isMajor: true } : retimed(offer, flightId, after);

/** Records that a change has reached a reservation, at most once by the table's key. */
export async function noteOf(
  tx: Queryable,
  id: number,
  changeId: number,
  { isMajor, state }: { isMajor: boolean; state: "open" | "told" },
): Promise<void> {
  await tx.query(
    "INSERT INTO reservation_change (reservation_id, change_id, is_major, state) VALUES ($1, $2, $3, $4)",
    [id, changeId, isMajor, state],
    "note_change_of_reservation",
  );
}

/** Stores the agreed offer, with the instants that follow from it. */
export async function keepOffer(tx: Queryable, row: UpToDate, offer: FlightOfferKept): Promise<UpToDate> {
  const { departsAt: startsAt, closesAt: lastPayAt, lastDepartsAt: endsAt } = offer;
  await tx.query(
    `UPDATE reservation SET offer = $2, starts_at = to_timestamp($3::float8), last_pay_at = to_timestamp($4::float8),
       ends_at = to_timestamp($5::float8), version = version + 1 WHERE id = $1`,
    [row.id, JSON.stringify(offer), startsAt, lastPayAt, endsAt],
    "keep_changed_offer",
  );
  await moveReminder(tx, row, startsAt);
  return { ...row, offer, startsAt, lastPayAt, endsAt, version: row.version + 1 };
}

/** Trigger that ends a reservation whose flight is cancelled: money for what was not flown goes back. */
const endOf = ({ status, paid }: ReservationRow): Trigger =>
  paid === 0 || status === "successful" ? "cancel" : "issue_failure";

async function endFor(tx: Queryable, { products, gateways, log }: CatchingUp, row: UpToDate): Promise<UpToDate> {
  const details = { reason: "flight_cancelled", gateways, actor: "supplier" } as const;
  const changed = await change(tx, products, row, endOf(row), details);
  if (!isRefusal(changed)) return changed.row;
  log.error("a reservation of a cancelled flight stays open", { reason: changed.refused });
  return row;
}
