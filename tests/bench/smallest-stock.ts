import type pg from "pg";

/**
 * Stock operations of the smallest correct booking, the only part that differs between products. The client compares
 * the row count of every statement with the number of rows that it must touch.
 */
export type SmallestStock = {
  /** Pieces of stock per booking: nights or counters. */
  readonly pieces: number;
  /** Locks the stock of a quote, in order. */
  lock(client: pg.PoolClient, quoteId: string): Promise<pg.QueryResult>;
  /** Holds it, if there is enough. */
  hold(client: pg.PoolClient, quoteId: string): Promise<pg.QueryResult>;
  /** Values of the `reservation` row: the kind, and instants of the offer as SQL. */
  readonly kind: string;
  readonly starts: string;
  readonly lastPay: string;
  readonly ends: string;
  readonly total: string;
  /** SQL condition that the offer of `quote` still has that price. */
  readonly costsThat: string;
  /** Common table expressions that store the subject of `made`, which has `id` and `offer`. */
  readonly subject: string;
  /** Sells the held stock of the reservations in `sold`, which has `id`: the rest of a statement after `WITH …`. */
  readonly sell: string;
};

/** Accommodation for two nights, in its own table of nights. */
export const smallestNights = (nights: number): SmallestStock => ({
  pieces: nights,
  lock: (client, quoteId) =>
    client.query({
      name: "lock_nights",
      text: `SELECT FROM inventory_night AS stock JOIN quote ON quote.id = $1
        WHERE room_type_id = (offer #>> '{rooms,0,roomTypeId}')::bigint
          AND night >= (offer ->> 'checkIn')::date AND night < (offer ->> 'checkOut')::date
        ORDER BY night FOR NO KEY UPDATE OF stock`,
      values: [quoteId],
    }),
  hold: (client, quoteId) =>
    client.query({
      name: "hold",
      text: `UPDATE inventory_night AS stock SET held = held + 1 FROM quote
        WHERE quote.id = $1 AND room_type_id = (offer #>> '{rooms,0,roomTypeId}')::bigint
          AND night >= (offer ->> 'checkIn')::date AND night < (offer ->> 'checkOut')::date AND held + sold < total`,
      values: [quoteId],
    }),
  kind: "property",
  starts: "((offer ->> 'checkIn')::date + time '14:00') AT TIME ZONE INTERVAL '03:30'",
  lastPay: "((offer ->> 'checkIn')::date + time '14:00') AT TIME ZONE INTERVAL '03:30'",
  ends: "((offer ->> 'checkOut')::date + time '12:00') AT TIME ZONE INTERVAL '03:30'",
  total: "(offer ->> 'total')::bigint",
  costsThat: `(offer ->> 'total')::bigint = (
    SELECT sum(sale_rate) FILTER (WHERE NOT closed) FROM night_price
    WHERE rate_plan_id = (offer #>> '{rooms,0,ratePlanId}')::int
      AND night >= (offer ->> 'checkIn')::date AND night < (offer ->> 'checkOut')::date)`,
  subject: `
    stay AS (
      INSERT INTO reservation_stay (reservation_id, property_id, check_in, check_out)
      SELECT id, (offer #>> '{property,id}')::int, (offer ->> 'checkIn')::date, (offer ->> 'checkOut')::date FROM made),
    room AS (
      INSERT INTO reservation_room (reservation_id, position, room_type_id, rate_plan_id, room)
      SELECT id, 0, (offer #>> '{rooms,0,roomTypeId}')::bigint, (offer #>> '{rooms,0,ratePlanId}')::int, offer -> 'rooms' -> 0 FROM made)`,
  sell: `kept AS (
      SELECT stock.room_type_id, stock.night FROM sold JOIN reservation_stay AS stay ON stay.reservation_id = sold.id
        JOIN reservation_room AS room ON room.reservation_id = sold.id
        JOIN inventory_night AS stock ON stock.room_type_id = room.room_type_id AND night >= check_in AND night < check_out
      ORDER BY night FOR NO KEY UPDATE OF stock)
    UPDATE inventory_night AS stock SET held = held - 1, sold = stock.sold + 1 FROM kept
    WHERE stock.room_type_id = kept.room_type_id AND stock.night = kept.night`,
});

const CLAIMS = "jsonb_to_recordset(offer -> 'claims') AS claim (stock_id bigint, units int)";

type Counted = Pick<SmallestStock, "kind" | "starts" | "lastPay" | "ends" | "total" | "costsThat" | "subject">;

/** A product whose pieces are counters of `stock`, `pieces` of them for one booking. */
const counted = (pieces: number, { subject, ...product }: Counted): SmallestStock => ({
  pieces,
  ...product,
  lock: (client, quoteId) =>
    client.query({
      name: "lock_stock",
      text: `SELECT FROM stock WHERE id IN (SELECT stock_id FROM quote, ${CLAIMS} WHERE quote.id = $1)
        ORDER BY id FOR NO KEY UPDATE`,
      values: [quoteId],
    }),
  hold: (client, quoteId) =>
    client.query({
      name: "hold",
      text: `UPDATE stock SET held = held + units FROM quote, ${CLAIMS}
        WHERE quote.id = $1 AND stock.id = stock_id AND held + sold + units <= total`,
      values: [quoteId],
    }),
  subject: `${subject},
    claims AS (
      INSERT INTO reservation_claim (reservation_id, stock_id, units) SELECT id, stock_id, units FROM made, ${CLAIMS})`,
  sell: `kept AS (
      SELECT stock.id, units FROM sold JOIN reservation_claim AS claim ON claim.reservation_id = sold.id
        JOIN stock ON stock.id = claim.stock_id
      ORDER BY stock.id FOR NO KEY UPDATE OF stock)
    UPDATE stock SET held = held - units, sold = stock.sold + units FROM kept WHERE stock.id = kept.id`,
});

const instant = (name: string) => `to_timestamp((offer ->> '${name}')::float8)`;

/** A tour for a couple: seats of the departure and a room of the package. */
export const smallestTour: SmallestStock = counted(2, {
  kind: "tour",
  starts: instant("departsAt"),
  lastPay: instant("closesAt"),
  ends: instant("returnsAt"),
  total: "(offer ->> 'total')::bigint",
  costsThat: `(offer ->> 'total')::bigint = (
    SELECT 2 * (prices ->> 'double')::bigint FROM tour_package AS package JOIN tour_departure AS departure ON departure.id = departure_id
    WHERE package.id = (offer #>> '{subject,package_id}')::bigint AND state <> 'cancelled' AND closes_at > at)`,
  subject: `
    journey AS (
      INSERT INTO reservation_tour (reservation_id, departure_id, package_id)
      SELECT id, (offer #>> '{subject,departure_id}')::bigint, (offer #>> '{subject,package_id}')::bigint FROM made)`,
});

/** Flights for a couple, both ways, each direct or with a change: seats of every fare and every aircraft. */
export const smallestFlight = (flights: number): SmallestStock =>
  counted(2 * flights, {
    kind: "flight",
    starts: instant("departsAt"),
    lastPay: instant("closesAt"),
    ends: instant("lastDepartsAt"),
    total: "(offer ->> 'fareTotal')::bigint",
    costsThat: `(offer ->> 'fareTotal')::bigint = (
      SELECT 2 * sum((prices #>> '{adult,fare}')::bigint + (prices #>> '{adult,taxes}')::bigint)
      FROM flight_fare AS fare JOIN flight ON flight.id = flight_id
      WHERE fare.id IN (
        SELECT jsonb_array_elements(offer #> '{request,outbound}')::bigint
        UNION ALL SELECT jsonb_array_elements(coalesce(nullif(offer #> '{request,inbound}', 'null'), '[]'))::bigint)
      HAVING bool_and(state = 'scheduled' AND departs_at > at))`,
    subject: `
      flights AS (
        INSERT INTO reservation_flight (reservation_id, flight_id, direction, leg)
        SELECT id, (segment ->> 'flight_id')::bigint, flight ->> 'direction', position - 1
        FROM made, jsonb_array_elements(offer #> '{subject,flights}') AS flight,
          jsonb_array_elements(flight -> 'segments') WITH ORDINALITY AS one (segment, position))`,
  });
