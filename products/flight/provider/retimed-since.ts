import type { FlightChange, OfferValue } from "#products/flight/contract/flight.shapes.ts";
import { arrayLiteral, type Queryable } from "#provider/kernel/database/database.ts";
import type { SegmentRow } from "./segments.ts";

const FIRST_CHANGES = `
  SELECT DISTINCT ON (flight_id) flight_id::float8 AS "flightId", before FROM flight_change
  WHERE flight_id = ANY($1::bigint[]) AND kind = 'retimed' AND at > to_timestamp($2::float8) ORDER BY flight_id, id`;

type Previous = NonNullable<OfferValue["previous_times"]>;

/**
 * Returns the flights that were moved since an offer of them was made, with the times that it showed.
 *
 * @param rows the flights as they are now.
 *
 * @param madeAt time of the offer's signature, whole epoch seconds: a move within that second counts as later.
 */
export async function retimedSince(from: Queryable, rows: readonly SegmentRow[], madeAt: number): Promise<Previous> {
  const now = new Map(rows.map(({ flightId, departsAt, arrivesAt }) => [flightId, { departsAt, arrivesAt }]));
  const changes = await from.query<{ flightId: number; before: FlightChange["before"] }>(
    FIRST_CHANGES,
    [arrayLiteral([...now.keys()]), madeAt],
    "flights_retimed_since",
  );
  return changes.flatMap(({ flightId, before }) => {
    const times = now.get(flightId);
    const isAsBefore = times?.departsAt === before.departs_at && times.arrivesAt === before.arrives_at;
    return isAsBefore ? [] : [{ flight_id: flightId, before }];
  });
}
