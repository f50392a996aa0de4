import type { FlightVoucherValue } from "#products/flight/contract/flight.shapes.ts";
import type { Live } from "#provider/shop/reservation/product.ts";

type Own = Pick<FlightVoucherValue, "issued" | "changes">;

/** The tickets of a reservation, the way out first. */
const ISSUED = `
  SELECT jsonb_agg(jsonb_build_object('direction', direction, 'locator', locator, 'tickets', to_jsonb(tickets)) ORDER BY direction DESC)
  FROM flight_ticket WHERE reservation_id = reservation.id`;

/** Changes that carriers made to its flights, oldest first. */
const CHANGES = `
  SELECT jsonb_agg(jsonb_build_object('change_id', one.id, 'flight_id', one.flight_id, 'kind', one.kind, 'is_major', mine.is_major,
    'state', mine.state, 'before', one.before, 'after', one.after, 'at', floor(extract(epoch FROM one.at))::bigint) ORDER BY one.id)
  FROM reservation_change AS mine JOIN flight_change AS one ON one.id = mine.change_id WHERE mine.reservation_id = reservation.id`;

/** Live part of a flight reservation, beside what is agreed: its tickets, and the carriers' changes. */
export const liveOfFlight: Live = {
  sql: `jsonb_build_object('issued', coalesce((${ISSUED}), '[]'::jsonb), 'changes', coalesce((${CHANGES}), '[]'::jsonb))`,
  value: (read) => read as Own,
};

/** Tickets in what was read; none where nothing was. */
export const ticketsIn = (read: unknown): Own["issued"] => (read as Own | null)?.issued ?? [];
