import type { FlightChange } from "#domain/contract/flight.shapes.ts";
import type { Trigger } from "#domain/reservation/transitions.ts";
import type { Queryable } from "../database/database.ts";
import { isRefusal } from "../envelope.ts";
import { change } from "../reservation/change.ts";
import { enqueueNotice } from "../reservation/notice.ts";
import type { ReservationRow } from "../reservation/row.ts";
import { lockReservation } from "../reservation/timers.ts";
import type { Services } from "../services.ts";
import { retimed, withoutFlight } from "./changed-offer.ts";
import type { FlightOfferKept } from "./offer.ts";

type Applying = Pick<Services, "database" | "products" | "gateways" | "log">;
type Change = Pick<FlightChange, "kind" | "after"> & { id: number; flightId: number };

const BATCH = 50;
/** Longer than a hold that had read the flight before it was changed may take until it is there. */
const LATECOMERS_SECONDS = 60;

const OPEN = `SELECT id, flight_id AS "flightId", kind, after FROM flight_change WHERE NOT is_done ORDER BY id LIMIT ${BATCH}`;

const WAITING = `
  SELECT mine.reservation_id AS id FROM reservation_flight AS mine JOIN reservation ON reservation.id = mine.reservation_id
  WHERE mine.flight_id = $1 AND reservation.ended_at IS NULL
    AND NOT EXISTS (SELECT FROM reservation_change WHERE reservation_id = mine.reservation_id AND change_id = $2)
  ORDER BY mine.reservation_id LIMIT ${BATCH}`;

const DONE = `
  UPDATE flight_change SET is_done = true
  WHERE id = $1 AND at < app_now() - interval '${LATECOMERS_SECONDS} seconds'`;

/**
 * The job: what carriers have changed reaches each reservation in a transaction of its own, once: its row in
 * `reservation_change` is the proof. New times are kept and told; a cancelled flight ends the reservation, and what is not
 * flown is refunded. Safe to run by several processes and after a crash. Returns how many reservations were reached.
 */
export async function applyFlightChanges(services: Applying, stopping?: AbortSignal): Promise<number> {
  const { database } = services;
  let reached = 0;
  for (const one of await database.query<Change>(OPEN, [], "open_flight_changes")) {
    const waiting = await database.query<{ id: number }>(WAITING, [one.flightId, one.id], "reservations_to_change");
    for (const { id } of waiting) {
      if (stopping?.aborted) return reached;
      if (await database.withTx((tx) => applyTo(tx, services, id, one))) reached += 1;
    }
    if (waiting.length === 0) await database.query(DONE, [one.id], "flight_change_done");
  }
  return reached;
}

async function applyTo(tx: Queryable, services: Applying, id: number, one: Change): Promise<boolean> {
  const row = await lockReservation(tx, services.products, { id });
  if (row === null || row.endedAt !== null) return false;
  const isFirst = await noteOf(tx, id, one, row);
  if (!isFirst) return false;
  if (one.after === null) await endFor(tx, services, row);
  else if (row.status !== "in_progress" || row.paid > 0) await enqueueNotice(tx, id, "flight_retimed");
  return true;
}

/** Writes down that a change has reached a reservation, and keeps what it changes of it. False where it had already. */
async function noteOf(tx: Queryable, id: number, one: Change, row: ReservationRow): Promise<boolean> {
  const offer = row.offer as FlightOfferKept;
  const changed =
    one.after === null
      ? { offer: withoutFlight(offer, one.flightId), isMajor: true }
      : retimed(offer, one.flightId, one.after);
  const state = one.after !== null && changed.isMajor ? "open" : "told";
  const [written] = await tx.query(
    `INSERT INTO reservation_change (reservation_id, change_id, is_major, state) VALUES ($1, $2, $3, $4)
     ON CONFLICT DO NOTHING RETURNING change_id`,
    [id, one.id, changed.isMajor, state],
    "note_change_of_reservation",
  );
  if (written === undefined) return false;
  await keepOffer(tx, row, changed.offer);
  return true;
}

/** Keeps what is agreed now, with the instants that follow from it. The caller holds the reservation's lock. */
export async function keepOffer(tx: Queryable, row: ReservationRow, offer: FlightOfferKept): Promise<void> {
  await tx.query(
    `UPDATE reservation SET offer = $2, starts_at = to_timestamp($3::float8), last_pay_at = to_timestamp($4::float8),
       ends_at = to_timestamp($5::float8), version = version + 1 WHERE id = $1`,
    [row.id, JSON.stringify(offer), offer.departsAt, offer.closesAt, offer.lastDepartsAt],
    "keep_changed_offer",
  );
}

/** What ends a reservation whose flight is cancelled: what is paid and not flown goes back. */
const endOf = ({ status, paid }: ReservationRow): Trigger =>
  paid === 0 || status === "successful" ? "cancel" : "issue_failure";

async function endFor(tx: Queryable, services: Applying, { id }: ReservationRow): Promise<void> {
  const { products, gateways, log } = services;
  const row = await lockReservation(tx, products, { id });
  if (row === null || row.endedAt !== null) return;
  const changed = await change(tx, products, row, endOf(row), {
    reason: "flight_cancelled",
    gateways,
    actor: "supplier",
  });
  if (isRefusal(changed)) {
    log.error("a reservation of a cancelled flight stays open", { reason: changed.refused });
  }
}
