import { flightCalls } from "#domain/contract/flight.calls.ts";
import type { SeatMapValue } from "#domain/contract/flight.shapes.ts";
import { type CabinId, columnsOf } from "#domain/flight/cabins.ts";
import { seatPrice } from "#domain/flight/seat-prices.ts";
import { seatsIn } from "#domain/flight/seats.ts";
import { arrayLiteral, type Queryable } from "../database/database.ts";
import { refuse } from "../envelope.ts";
import { endpoint } from "../http/endpoint.ts";
import { offerIdsFor } from "./offer-ids.ts";
import { rowsOf } from "./offer-value.ts";
import { readSegments, type SegmentRow } from "./segments.ts";

/** Call 69: the cabin of each flight of an offer, with what each seat costs and whether it is free. */
export const seatMap = endpoint({
  call: flightCalls.seatMap,
  async answer({ params }, { database, settings }) {
    const signed = offerIdsFor(settings).read(params.offer_id);
    if (signed === null) return refuse("not_found");
    const rows = rowsOf(await readSegments(database, signed.fareIds), signed.fareIds);
    if (rows === null) return refuse("not_found");
    const taken = await takenSeats(
      database,
      rows.map(({ flightId }) => flightId),
    );
    return { segments: rows.map((row) => segmentMap(row, taken.get(row.flightId) ?? new Set())) };
  },
});

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
