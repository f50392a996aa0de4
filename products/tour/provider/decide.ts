import { arrayLiteral, type Queryable } from "#provider/kernel/database/database.ts";
import { enqueueNotice } from "#provider/kernel/notify.ts";
import type { Services } from "#provider/services.ts";
import { giveBackDifference } from "#provider/shop/reservation/spare.ts";
import { lockReservation } from "#provider/shop/reservation/up-to-date.ts";
import type { DepartureEnd } from "./facts.ts";

/** Decides if departures leave: by their groups when it is time, or by an operator's word. */

const BATCH = 50;

type Deciding = Pick<Services, "database" | "products" | "gateways" | "log">;

/** Locked first: sales are read by the next statement, when no payment under way holds the departure any more. */
const LOCK_DUE = `
  SELECT id FROM tour_departure WHERE state = 'scheduled' AND decide_by <= app_now()
  ORDER BY id LIMIT ${BATCH} FOR NO KEY UPDATE SKIP LOCKED`;

/** Decides groups whose time has come: guaranteed with enough people, else cancelled. */
const DECIDE = `
  WITH due AS (
    SELECT departure.id, seats.sold >= departure.min_group AS is_full
    FROM tour_departure AS departure JOIN stock AS seats ON seats.id = departure.seats_stock_id
    WHERE departure.id = ANY($1::bigint[])),
  decided AS (
    UPDATE tour_departure AS departure SET state = CASE WHEN is_full THEN 'guaranteed' ELSE 'cancelled' END,
      end_reason = CASE WHEN is_full THEN NULL ELSE 'group_not_reached' END
    FROM due WHERE departure.id = due.id RETURNING departure.id, departure.state),
  offers AS (
    UPDATE tour_offer AS offer SET state = decided.state FROM decided WHERE offer.departure_id = decided.id)
  SELECT id, state FROM decided`;

/** Open reservations of departures that do not leave, also past their hour: the provider may have been away. */
const ENDED = `
  SELECT journey.reservation_id AS id
  FROM tour_departure AS departure JOIN reservation_tour AS journey ON journey.departure_id = departure.id
  JOIN reservation ON reservation.id = journey.reservation_id
  WHERE departure.state = 'cancelled' AND ended_at IS NULL
  ORDER BY journey.reservation_id LIMIT ${BATCH}`;

/** Reservations that were cancelled at a penalty once it was committed that their departure does not leave. */
const SPARED = `
  SELECT journey.reservation_id AS id, departure.end_reason AS reason
  FROM tour_departure AS departure JOIN reservation_tour AS journey ON journey.departure_id = departure.id
  JOIN reservation ON reservation.id = journey.reservation_id
  WHERE departure.state = 'cancelled' AND status = 'cancelled' AND penalty > 0
    AND EXISTS (SELECT FROM reservation_event AS event WHERE event.reservation_id = reservation.id
      AND from_status <> 'cancelled' AND to_status = 'cancelled' AND event.at >= departure.decided_at)`;

/**
 * The job: decides groups whose time has come, tells the people of those that leave, and ends the reservations of those that
 * do not, all money back, as it ends before any decision about one of them (`facts.ts`). One that was cancelled at a penalty
 * after that gets the penalty back. Each reservation in a transaction of its own, so a crash loses nothing and repeats
 * nothing.
 */
export async function decideDepartures(services: Deciding, stopping?: AbortSignal): Promise<number> {
  const { database } = services;
  const decided = await database.withTx(async (tx) => {
    const due = await tx.query<{ id: number }>(LOCK_DUE, [], "lock_departures_due");
    const ids = arrayLiteral(due.map(({ id }) => id));
    const rows = await tx.query<{ id: number; state: string }>(DECIDE, [ids], "decide_departures");
    for (const { id, state } of rows) if (state === "guaranteed") await tellGuaranteed(tx, id);
    return rows.length;
  });
  const ended = await database.query<{ id: number }>(ENDED, [], "ended_departures");
  const spared = await database.query<{ id: number }>(
    `${SPARED} ORDER BY 1 LIMIT ${BATCH}`,
    [],
    "spared_by_departures",
  );
  for (const { id } of ended) {
    if (stopping?.aborted) break;
    await database.withTx((tx) => lockReservation(tx, services, { id }));
  }
  for (const { id } of spared) {
    if (stopping?.aborted) break;
    await database.withTx((tx) => spare(tx, services, id));
  }
  return decided + ended.length + spared.length;
}

/** Gives a penalty back, once: it is looked for again under the reservation's lock. */
async function spare(tx: Queryable, services: Deciding, id: number): Promise<void> {
  const row = await lockReservation(tx, services, { id });
  const [mine] = await tx.query<{ reason: DepartureEnd | null }>(
    `${SPARED} AND reservation.id = $1`,
    [id],
    "spared_by_departure",
  );
  if (row === null || mine === undefined) return;
  const reason = mine.reason ?? "departure_cancelled";
  await giveBackDifference(tx, services, row, { penalty: 0, cause: "fact:departure", reason });
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

/**
 * Applies an operator's decision to a departure that has not left; null where there is none to decide. A repeated
 * decision changes nothing, and the travellers are told once.
 */
export async function decideByOperator(
  tx: Queryable,
  id: number,
  state: "guaranteed" | "cancelled",
): Promise<{ state: string } | null> {
  const [departure] = await tx.query<{ state: string; hasLeft: boolean }>(
    `SELECT state, departs_at <= app_now() AS "hasLeft" FROM tour_departure WHERE id = $1 FOR NO KEY UPDATE`,
    [id],
    "lock_departure",
  );
  if (departure === undefined) return null;
  if (departure.state === state) return { state };
  if (departure.state === "cancelled" || departure.hasLeft) return null;
  await tx.query(
    "UPDATE tour_departure SET state = $2, end_reason = CASE WHEN $2 = 'cancelled' THEN 'departure_cancelled' END WHERE id = $1",
    [id, state],
    "decide_by_operator",
  );
  await tx.query("UPDATE tour_offer SET state = $2 WHERE departure_id = $1", [id, state], "offers_decided");
  if (state === "guaranteed") await tellGuaranteed(tx, id);
  return { state };
}
