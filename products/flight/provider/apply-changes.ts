import { penaltyOf } from "#domain/reservation/penalty.ts";
import type { Queryable } from "#provider/kernel/database/database.ts";
import type { Services } from "#provider/services.ts";
import { productOf } from "#provider/shop/reservation/product.ts";
import { giveBackDifference } from "#provider/shop/reservation/spare.ts";
import { lockReservation } from "#provider/shop/reservation/up-to-date.ts";
import { type CarrierChange, changedBy, keepOffer, NOT_REACHED, noteOf } from "./facts.ts";
import { keptFlightOffer } from "./offer.ts";

type Applying = Pick<Services, "database" | "products" | "gateways" | "log">;

const BATCH = 50;
/** Longer than a hold of the version before, which locks no flight, may take until it is there. */
const LATECOMERS_SECONDS = 60;

const OPEN = `SELECT id, flight_id AS "flightId", kind, after FROM flight_change WHERE NOT is_done ORDER BY id LIMIT ${BATCH}`;

/**
 * Time at which a reservation was cancelled at a penalty though a change had been committed, by the clock of that
 * moment.
 */
const CANCELLED_AFTER = `
  (SELECT extract(epoch FROM max(event.at))::float8 FROM reservation_event AS event
   WHERE event.reservation_id = reservation.id AND reservation.status = 'cancelled' AND penalty > 0
     AND event.from_status <> 'cancelled' AND event.to_status = 'cancelled' AND event.at >= one.at)`;

const WAITING = `
  SELECT reservation.id FROM flight_change AS one JOIN reservation_flight AS mine ON mine.flight_id = one.flight_id
  JOIN reservation ON reservation.id = mine.reservation_id
  WHERE one.id = $1 AND ${NOT_REACHED} AND (ended_at IS NULL OR ${CANCELLED_AFTER} IS NOT NULL)
  ORDER BY reservation.id LIMIT ${BATCH}`;

const DONE = `
  UPDATE flight_change SET is_done = true
  WHERE id = $1 AND at < app_now() - interval '${LATECOMERS_SECONDS} seconds'`;

/**
 * Job: applies carriers' changes to each reservation in a transaction of its own, once, as before any decision about it
 * (`facts.ts`). One that was cancelled at a penalty after the change gets back what the change spares it. Safe to run
 * by several processes and after a crash. Returns how many reservations were reached.
 */
export async function applyFlightChanges(services: Applying, stopping?: AbortSignal): Promise<number> {
  const { database } = services;
  let reached = 0;
  for (const one of await database.query<CarrierChange>(OPEN, [], "open_flight_changes")) {
    const waiting = await database.query<{ id: number }>(WAITING, [one.id], "reservations_to_change");
    for (const { id } of waiting) {
      if (stopping?.aborted) return reached;
      await database.withTx((tx) => applyTo(tx, services, id, one));
      reached += 1;
    }
    if (waiting.length === 0) await database.query(DONE, [one.id], "flight_change_done");
  }
  return reached;
}

const SPARED = `
  SELECT ${CANCELLED_AFTER} AS "cancelledAt" FROM reservation, flight_change AS one
  WHERE reservation.id = $1 AND one.id = $2 AND ${NOT_REACHED}`;

/** Brings one up to date; when it had ended before the change reached it, its loss by that is refunded. */
async function applyTo(tx: Queryable, services: Applying, id: number, one: CarrierChange): Promise<void> {
  const row = await lockReservation(tx, services, { id });
  if (row === null || row.endedAt === null) return;
  const [spared] = await tx.query<{ cancelledAt: number | null }>(SPARED, [id, one.id], "spared_by_change");
  if (spared === undefined || spared.cancelledAt === null) return;
  const { offer, isMajor } = changedBy(keptFlightOffer(row.offer), one);
  await noteOf(tx, id, one.id, { isMajor, state: "told" });
  const kept = await keepOffer(tx, row, offer);
  const { penalty } = penaltyOf(productOf(services.products, row.kind).penaltyLines(offer), spared.cancelledAt);
  const reason = one.after === null ? "flight_cancelled" : "flight_retimed";
  await giveBackDifference(tx, services, kept, { penalty, cause: `fact:change-${one.id}`, reason });
}
