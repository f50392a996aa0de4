import type { Queryable } from "../database/database.ts";
import { isRefusal } from "../envelope.ts";
import { change } from "../reservation/change.ts";
import { enqueueNotice } from "../reservation/notice.ts";
import { endBySupplier } from "../reservation/supplier-cancel.ts";
import { lockReservation } from "../reservation/timers.ts";
import type { Services } from "../services.ts";

/** Whether departures leave: by their groups when it is time, or by an operator's word. */

/** Why a departure does not leave; the reservations' reason. */
type DepartureEnd = "group_not_reached" | "departure_cancelled";

const BATCH = 50;

type Deciding = Pick<Services, "database" | "products" | "gateways" | "log">;

/** Decides every group whose time has come: guaranteed with enough people, else cancelled. */
const DECIDE = `
  WITH due AS (
    SELECT departure.id, seats.sold >= departure.min_group AS is_full
    FROM tour_departure AS departure JOIN stock AS seats ON seats.id = departure.seats_stock_id
    WHERE departure.state = 'scheduled' AND departure.decide_by <= app_now()
    ORDER BY departure.id LIMIT ${BATCH} FOR NO KEY UPDATE OF departure SKIP LOCKED),
  decided AS (
    UPDATE tour_departure AS departure SET state = CASE WHEN is_full THEN 'guaranteed' ELSE 'cancelled' END,
      end_reason = CASE WHEN is_full THEN NULL ELSE 'group_not_reached' END
    FROM due WHERE departure.id = due.id RETURNING departure.id, departure.state),
  offers AS (
    UPDATE tour_offer AS offer SET state = decided.state FROM decided WHERE offer.departure_id = decided.id)
  SELECT id, state FROM decided`;

/** Open reservations of departures that do not leave, also past their hour: the provider may have been away. */
const ENDED = `
  SELECT journey.reservation_id AS id, departure.end_reason AS reason
  FROM tour_departure AS departure JOIN reservation_tour AS journey ON journey.departure_id = departure.id
  JOIN reservation ON reservation.id = journey.reservation_id
  WHERE departure.state = 'cancelled' AND status NOT IN ('expired', 'unsuccessful', 'cancelled')
  ORDER BY journey.reservation_id LIMIT ${BATCH}`;

/**
 * The job: decides groups whose time has come, tells the people of those that leave, and ends the reservations of those that
 * do not, all money back. Each reservation in a transaction of its own, so a crash loses nothing and repeats nothing; one
 * that was made while its departure was cancelled is found at the next turn.
 */
export async function decideDepartures(services: Deciding, stopping?: AbortSignal): Promise<number> {
  const { database } = services;
  const decided = await database.withTx(async (tx) => {
    const rows = await tx.query<{ id: number; state: string }>(DECIDE, [], "decide_departures");
    for (const { id, state } of rows) if (state === "guaranteed") await tellGuaranteed(tx, id);
    return rows.length;
  });
  const ended = await database.query<{ id: number; reason: DepartureEnd | null }>(ENDED, [], "ended_departures");
  for (const { id, reason } of ended) {
    if (stopping?.aborted) break;
    await database.withTx((tx) => endOne(tx, services, id, reason ?? "departure_cancelled"));
  }
  return decided + ended.length;
}

/** Tells everyone who paid for a departure that it leaves. */
async function tellGuaranteed(tx: Queryable, departureId: number): Promise<void> {
  const rows = await tx.query<{ id: number }>(
    `SELECT reservation.id FROM reservation_tour AS journey JOIN reservation ON reservation.id = journey.reservation_id
     WHERE journey.departure_id = $1 AND paid > 0 AND status NOT IN ('expired', 'unsuccessful', 'cancelled') ORDER BY reservation.id`,
    [departureId],
    "people_of_departure",
  );
  for (const { id } of rows) await enqueueNotice(tx, id, "tour_guaranteed");
}

async function endOne(
  tx: Queryable,
  { products, gateways, log }: Deciding,
  id: number,
  reason: DepartureEnd,
): Promise<void> {
  const row = await lockReservation(tx, products, { id });
  if (row === null || row.endedAt !== null) return;
  const changed = await change(tx, products, row, endBySupplier(row), { reason, gateways, actor: "supplier" });
  if (isRefusal(changed)) log.error("a reservation of a cancelled departure stays open", { reason: changed.refused });
}

/** What an operator decides of a departure that has not left; null where there is none to decide. */
export async function decideByOperator(
  tx: Queryable,
  id: number,
  state: "guaranteed" | "cancelled",
): Promise<{ state: string } | null> {
  const [decided] = await tx.query<{ state: string }>(
    `UPDATE tour_departure SET state = $2, end_reason = CASE WHEN $2 = 'cancelled' THEN 'departure_cancelled' END
     WHERE id = $1 AND state <> 'cancelled' AND departs_at > app_now() RETURNING state`,
    [id, state],
    "decide_by_operator",
  );
  if (decided === undefined) return null;
  await tx.query("UPDATE tour_offer SET state = $2 WHERE departure_id = $1", [id, state], "offers_decided");
  if (state === "guaranteed") await tellGuaranteed(tx, id);
  return decided;
}
