import type { TourDepartureNow } from "#products/tour/contract/tour.shapes.ts";
import type { Live } from "#provider/shop/reservation/product.ts";
import { stateAt } from "./places.ts";
import type { tourDeparture } from "./schema.ts";

/** The departure's row, and how many of its seats are sold; null where the catalogue has it no more. */
type Read = {
  state: (typeof tourDeparture.$inferSelect)["state"];
  min: number;
  sold: number;
  decide_by: number;
} | null;

/**
 * State of a reservation's departure, and the current size of its group. One that is not in the catalogue any more is
 * known by its time alone.
 */
export const departureNow: Live = {
  sql: `(SELECT json_build_object('state', departure.state, 'min', departure.min_group, 'sold', seats.sold,
      'decide_by', floor(extract(epoch FROM departure.decide_by)))
    FROM reservation_tour AS journey JOIN tour_departure AS departure ON departure.id = journey.departure_id
    JOIN stock AS seats ON seats.id = departure.seats_stock_id
    WHERE journey.reservation_id = reservation.id)`,
  value(read, { startsAt, now }) {
    const row = read as Read;
    const state = stateAt({ state: row?.state ?? "scheduled", departsAt: startsAt }, now);
    const group = row && { min: row.min, sold: row.sold, decide_by: row.decide_by };
    return { departure: { state, group } satisfies TourDepartureNow };
  },
};
