import { stockIdOf } from "#provider/shop/stock/ids.ts";
import type { FlightOfferKept, FlightRequest } from "./offer.ts";
import type { SegmentRow } from "./segments.ts";

/** True where a request leaves a direction of an offer, 0 or 1, on the same flights at the same fares. */
export function isKept(
  { request: own }: Pick<FlightOfferKept, "request">,
  asked: FlightRequest,
  index: number,
): boolean {
  const [before, after] = index === 0 ? [own.outbound, asked.outbound] : [own.inbound, asked.inbound];
  return before !== null && after !== null && before.join() === after.join();
}

/** A flight as free as it is for the owner of an offer, whose own seats and infants' places go back to it in exchange. */
export function withOwnPlaces(row: SegmentRow, { claims }: FlightOfferKept): SegmentRow {
  const unitsOf = (id: number) => claims.reduce((sum, { stock_id, units }) => (stock_id === id ? sum + units : sum), 0);
  return {
    ...row,
    seatsFree: Math.min(
      row.fareSeatsFree + unitsOf(stockIdOf("fareSeats", row.fareId)),
      row.flightSeatsFree + unitsOf(stockIdOf("flightSeats", row.flightId)),
    ),
    infantsFree: row.infantsFree + unitsOf(stockIdOf("flightInfants", row.flightId)),
  };
}
