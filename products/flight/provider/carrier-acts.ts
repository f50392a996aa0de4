import { dayOfLocal } from "#domain/calendar/local-date-time.ts";
import type { FlightChange } from "#products/flight/contract/flight.shapes.ts";
import type { Queryable } from "#provider/kernel/database/database.ts";
import { insertRows } from "#provider/kernel/database/insert-rows.ts";
import { timesOf } from "./changed-offer.ts";
import { isPossibleOffer, type OfferPart, offerRow } from "./offer-rows.ts";
import { readSegments, type SegmentRow } from "./segments.ts";

/**
 * Acts of a carrier on a flight, as an operator enters them: the catalogue changes in one transaction, with the offers
 * made of the flight and a note of their days. Reservations follow by the job (`apply-changes.ts`), each in its own
 * transaction.
 */

type Flight = {
  id: number;
  origin: string;
  destination: string;
  departsAt: number;
  arrivesAt: number;
  now: number;
};

/** Locked; null where there is none that is still to depart. */
async function lockFlight(tx: Queryable, id: number): Promise<Flight | null> {
  const [found] = await tx.query<Flight>(
    `SELECT id, origin, destination, extract(epoch FROM departs_at)::int AS "departsAt",
       extract(epoch FROM arrives_at)::int AS "arrivesAt", floor(extract(epoch FROM app_now()))::float8 AS now
     FROM flight WHERE id = $1 AND state = 'scheduled' AND departs_at > app_now() FOR NO KEY UPDATE`,
    [id],
    "lock_flight",
  );
  return found ?? null;
}

const NOTE_DAYS = `
  INSERT INTO fare_note (origin_city_id, destination_city_id, date, class)
  SELECT DISTINCT origin_city_id, destination_city_id, date, class FROM flight_offer WHERE flight_ids @> ARRAY[$1::bigint]`;

const noteDays = (tx: Queryable, id: number): Promise<unknown> => tx.query(NOTE_DAYS, [id], "note_days_of_flight");

async function record(
  tx: Queryable,
  { id, origin, destination, departsAt, arrivesAt }: Flight,
  kind: FlightChange["kind"],
  after: FlightChange["after"],
  reason: string,
): Promise<void> {
  await tx.query(
    `INSERT INTO flight_change (flight_id, kind, before, after, at, reason) VALUES ($1, $2, $3, $4, app_now(), $5)`,
    [
      id,
      kind,
      JSON.stringify(timesOf({ origin, destination }, departsAt, arrivesAt)),
      after && JSON.stringify(after),
      reason,
    ],
    "record_flight_change",
  );
}

/** Cancels a flight: nothing of it is sold any more. Null where there is none to cancel. */
export async function cancelFlight(tx: Queryable, id: number, reason: string): Promise<{ state: string } | null> {
  const flight = await lockFlight(tx, id);
  if (flight === null) return null;
  await noteDays(tx, id);
  await tx.query("DELETE FROM flight_offer WHERE flight_ids @> ARRAY[$1::bigint]", [id], "offers_of_cancelled");
  await tx.query("UPDATE flight SET state = 'cancelled', version = version + 1 WHERE id = $1", [id], "cancel_flight");
  await record(tx, flight, "cancelled", null, reason);
  return { state: "cancelled" };
}

/** New departure and arrival of a flight, epoch seconds. */
export type NewTimes = { readonly departsAt: number; readonly arrivesAt: number };

/**
 * Moves a flight. Connections that it makes impossible are offered no more. `past` where it would have left already, null
 * where there is none to move.
 */
export async function retimeFlight(
  tx: Queryable,
  id: number,
  { departsAt, arrivesAt }: NewTimes,
  reason: string,
): Promise<{ state: string } | "past" | null> {
  const flight = await lockFlight(tx, id);
  if (flight === null) return null;
  if (departsAt <= flight.now || arrivesAt <= departsAt) return "past";
  // Asked a second time: no traveller hears of the same times twice.
  if (departsAt === flight.departsAt && arrivesAt === flight.arrivesAt) return { state: "retimed" };
  const after = timesOf(flight, departsAt, arrivesAt);
  await noteDays(tx, id);
  await tx.query(
    `UPDATE flight SET departs_at = to_timestamp($2::float8), arrives_at = to_timestamp($3::float8), local_date = $4,
       version = version + 1 WHERE id = $1`,
    [id, departsAt, arrivesAt, dayOfLocal(after.departs_local)],
    "retime_flight",
  );
  await remakeOffers(tx, id);
  await noteDays(tx, id);
  await record(tx, flight, "retimed", after, reason);
  return { state: "retimed" };
}

/** Rebuilds the offers of a flight from the current rows of their flights. */
async function remakeOffers(tx: Queryable, id: number): Promise<void> {
  const offers = await tx.query<{ fareIds: number[] }>(
    `DELETE FROM flight_offer WHERE flight_ids @> ARRAY[$1::bigint] RETURNING to_jsonb(fare_ids) AS "fareIds"`,
    [id],
    "take_offers_of_flight",
  );
  const fareIds = offers.flatMap((offer) => offer.fareIds);
  const segments = await readSegments(tx, fareIds);
  const cityIds = new Map(
    [...segments.values()]
      .flatMap(({ originCity, destinationCity }) => [originCity, destinationCity])
      .map((city) => [city.slug, city.id]),
  );
  const rows = offers
    .map((offer) => offer.fareIds.flatMap((fareId) => segments.get(fareId) ?? []).map(partOf))
    .filter((parts, index) => parts.length === offers[index]?.fareIds.length && isPossibleOffer(parts))
    .map((parts) => offerRow(parts, (slug) => cityIds.get(slug) ?? 0));
  await insertRows(tx, "flight_offer", rows);
}

const partOf = (row: SegmentRow): OfferPart => ({
  ...row,
  carrier: row.carrier.code,
  hasBag: row.baggage.adult.checked_kg > 0,
});
