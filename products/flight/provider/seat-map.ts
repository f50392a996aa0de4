import { flightCalls, flightOwnCalls } from "#products/flight/contract/flight.calls.ts";
import type { SeatMapValue } from "#products/flight/contract/flight.shapes.ts";
import { type CabinId, columnsOf } from "#products/flight/rules/cabins.ts";
import { seatPrice } from "#products/flight/rules/seat-prices.ts";
import { seatsIn } from "#products/flight/rules/seats.ts";
import { arrayLiteral, type Queryable } from "#provider/kernel/database/database.ts";
import { type Refusal, refuse } from "#provider/kernel/envelope.ts";
import { endpoint } from "#provider/kernel/http/endpoint.ts";
import { signedIn } from "#provider/kernel/http/principal.ts";
import { readReservation } from "#provider/shop/reservation/up-to-date.ts";
import { keptFlightOffer } from "./offer.ts";
import { offerIdsFor } from "./offer-ids.ts";
import { rowsOf } from "./offer-value.ts";
import { readSegments, type SegmentRow } from "./segments.ts";

/** Call 69: the cabin of each flight of an offer, with what each seat costs and whether it is free. */
export const seatMap = endpoint({
  call: flightCalls.seatMap,
  async answer({ params }, { database, settings }) {
    const signed = offerIdsFor(settings).read(params.offer_id);
    return signed === null ? refuse("not_found") : seatMapOf(database, signed.fareIds);
  },
});

/**
 * Call 69b: the same of a reservation, both directions in order: its offers have aged, and its owner may come back to it.
 * Seats of its own are taken.
 */
export const ownSeatMap = endpoint({
  call: flightOwnCalls.seatMap,
  async answer({ params, principal }, services) {
    const { userId } = signedIn(principal);
    const row = await readReservation(services, { code: params.confirmation_code, userId, kind: "flight" });
    if (row === null) return refuse("not_found");
    const { outbound, inbound } = keptFlightOffer(row.offer).request;
    return seatMapOf(services.database, [...outbound, ...(inbound ?? [])]);
  },
});

/** The cabins of the flights of some fares; refused where one is in no catalogue any more. */
async function seatMapOf(from: Queryable, fareIds: readonly number[]): Promise<SeatMapValue | Refusal> {
  const rows = rowsOf(await readSegments(from, fareIds), fareIds);
  if (rows === null) return refuse("not_found");
  const taken = await takenSeats(
    from,
    rows.map(({ flightId }) => flightId),
  );
  return { segments: rows.map((row) => segmentMap(row, taken.get(row.flightId) ?? new Set())) };
}

/** The seats that are taken, by flight. */
async function takenSeats(from: Queryable, flightIds: readonly number[]): Promise<Map<number, Set<string>>> {
  const rows = await from.query<{ flightId: number; seat: string }>(
    `SELECT flight_id AS "flightId", seat FROM flight_seat WHERE flight_id = ANY($1::bigint[])`,
    [arrayLiteral(flightIds)],
    "taken_seats",
  );
  const taken = Map.groupBy(rows, ({ flightId }) => flightId);
  return new Map([...taken].map(([flightId, some]) => [flightId, new Set(some.map(({ seat }) => seat))]));
}

type Segment = SeatMapValue["segments"][number];

function segmentMap(row: SegmentRow, taken: ReadonlySet<string>): Segment {
  const blocked = new Set(row.blockedSeats);
  const rows = Map.groupBy(seatsIn(row.aircraft as CabinId), (seat) => seat.row);
  return {
    flight_id: row.flightId,
    number: row.number,
    origin: row.origin,
    destination: row.destination,
    aircraft: row.aircraft,
    columns: columnsOf(row.aircraft as CabinId),
    rows: [...rows].map(([number, seats]) => ({
      number,
      is_exit: seats.some(({ traits }) => traits.includes("exit")),
      seats: seats.map((seat) => ({
        seat: seat.seat,
        column: seat.seat.slice(String(number).length),
        class: seat.class,
        state: taken.has(seat.seat) ? "taken" : blocked.has(seat.seat) ? "blocked" : "free",
        price: seatPrice(seat),
        traits: [...seat.traits],
        for: [...seat.for],
      })),
    })),
  };
}
