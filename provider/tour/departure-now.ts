import type { TourDepartureNow } from "#domain/contract/tour.shapes.ts";
import type { Queryable } from "../database/database.ts";
import { stateAt } from "./places.ts";
import type { tourDeparture } from "./schema.ts";

type Row = { now: number } & (
  | { state: (typeof tourDeparture.$inferSelect)["state"]; min: number; sold: number; decideBy: number }
  | { state: null; min: null; sold: null; decideBy: null }
);

const NOW = `
  SELECT extract(epoch FROM app_now())::float8 AS now, departure.state, departure.min_group AS min, seats.sold,
    extract(epoch FROM departure.decide_by)::int AS "decideBy"
  FROM (SELECT $1::bigint AS id) AS asked
  LEFT JOIN tour_departure AS departure ON departure.id = asked.id
  LEFT JOIN stock AS seats ON seats.id = departure.seats_stock_id`;

/**
 * Whether the departure of a reservation leaves, and how large its group is by now. One that is not in the catalogue any
 * more is known by its time alone.
 *
 * @param departsAt as it was agreed, epoch seconds
 */
export async function departureNow(from: Queryable, id: number, departsAt: number): Promise<TourDepartureNow> {
  const [row] = await from.query<Row>(NOW, [id], "tour_departure_now");
  if (row === undefined) throw new Error("The database has no clock");
  const state = stateAt({ state: row.state ?? "scheduled", departsAt }, row.now);
  return { state, group: row.state && { min: row.min, sold: row.sold, decide_by: row.decideBy } };
}
