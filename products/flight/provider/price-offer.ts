import { airportOf } from "#domain/place/airports.ts";
import { localOf } from "#domain/time/instant.ts";
import type { FlightSubject } from "#products/flight/contract/flight.shapes.ts";
import { PASSPORT_MONTHS } from "#products/flight/rules/documents.ts";
import { saleEndsAt } from "#products/flight/rules/sale.ts";
import { turnaroundOf } from "#products/flight/rules/turnaround.ts";
import { arrayLiteral, type Queryable } from "#provider/kernel/database/database.ts";
import { type Refusal, refuse } from "#provider/kernel/envelope.ts";
import type { PriceOptions } from "#provider/shop/reservation/product.ts";
import { hasPlaces, linesOf } from "./counts.ts";
import { journeyOf } from "./journey.ts";
import { claimsOf, type FlightOfferKept, type FlightRequest } from "./offer.ts";
import { rowsOf } from "./offer-value.ts";
import { isKept, withOwnPlaces } from "./own-places.ts";
import { termsOfRows } from "./read-offer.ts";
import { retimedSince } from "./retimed-since.ts";
import { readSegments, type SegmentRow } from "./segments.ts";
import { wayOfRows } from "./ways.ts";

const OFFERED = `
  SELECT floor(extract(epoch FROM app_now()))::float8 AS now, ARRAY(
    SELECT array_to_string(fare_ids, ',') FROM flight_offer WHERE fare_ids = $1::bigint[] OR fare_ids = $2::bigint[]) AS fares`;

const keyOf = (way: readonly SegmentRow[]): string => way.map(({ fareId }) => fareId).join();

/**
 * Returns the current price and conditions of a request's flights for its party. Refused as `offer_expired` when one of
 * them is offered no more, was cancelled, has closed, or was moved since it was shown; as `sold_out` when a place is
 * lacking; as `invalid_input` when the way back leaves before it can be reached from the way out, or from elsewhere.
 *
 * @param isHeld the caller holds it already: neither what is left nor the closing is checked.
 *
 * @param own what the caller has: its directions that stay are checked no more, and its places are free to it. What comes
 * leads between the same cities.
 */
export async function priceFlight(
  from: Queryable,
  asked: FlightRequest,
  { isHeld = false, own }: PriceOptions<FlightOfferKept> = {},
): Promise<FlightOfferKept | Refusal> {
  const { madeAt, insteadOf, ...request } = asked;
  const { outbound, inbound, counts } = request;
  const [segments, [read]] = await Promise.all([
    readSegments(from, [...outbound, ...(inbound ?? [])]),
    from.query<{ fares: string[]; now: number }>(
      OFFERED,
      [arrayLiteral(outbound), arrayLiteral(inbound ?? outbound)],
      "flights_offered",
    ),
  ]);
  const directions = [outbound, ...(inbound === null ? [] : [inbound])].map((fares) => rowsOf(segments, fares));
  const ways = directions.filter((rows) => rows !== null);
  if (ways.length < directions.length || read === undefined) return refuse("offer_expired");
  const rows = ways.flat();
  const [first, last] = [rows[0], rows.at(-1)];
  if (first === undefined || last === undefined) return refuse("offer_expired");
  const closesAt = saleEndsAt(first.departsAt);
  if (!isHeld) {
    const comes = own === undefined ? ways : ways.filter((_, index) => !isKept(own, request, index));
    const coming = comes.flat();
    const isOffered = comes.every((way) => read.fares.includes(keyOf(way)));
    const isOpen = comes.every(([one]) => one !== undefined && saleEndsAt(one.departsAt) > read.now);
    if (!isOffered || !isOpen || coming.some(({ state }) => state === "cancelled")) return refuse("offer_expired");
    const free = own === undefined ? coming : coming.map((row) => withOwnPlaces(row, own));
    if (!free.every((row) => hasPlaces(row, counts))) return refuse("sold_out");
    if (madeAt !== undefined && (await retimedSince(from, coming, madeAt)).length > 0) return refuse("offer_expired");
  }
  if (own !== undefined && !leadsAlike(ways, own)) {
    return refuse("invalid_input", [{ name: "offer_id", code: "other_cities" }]);
  }
  const fault = returnFault(ways);
  // A held flight may have been moved by its carrier since: that is announced, and the flight may be given back.
  if (fault !== null && !(isHeld && fault === "short_turnaround")) {
    return refuse("invalid_input", [{ name: "return_offer_id", code: fault }]);
  }
  const subject = subjectOf(ways, request);
  return {
    request,
    subject,
    directions: ways.map((way) => termsOfRows(way, counts)),
    closesAt,
    departsAt: first.departsAt,
    lastDepartsAt: last.departsAt,
    fareTotal: subject.lines.reduce((sum, { amount }) => sum + amount, 0),
    seats: [],
    claims: claimsOf(request),
  };
}

/** True where both lead from the same city to the same one. */
const leadsAlike = ([out]: readonly SegmentRow[][], { subject: { origin, destination } }: FlightOfferKept): boolean =>
  out?.[0]?.originCity.id === origin.id && out.at(-1)?.destinationCity.id === destination.id;

/** Reason why a way back does not follow a way out, as a refusal's code; null when it does, and for one way. */
function returnFault([out, back]: readonly SegmentRow[][]): "other_cities" | "date_order" | "short_turnaround" | null {
  if (out === undefined || back === undefined) return null;
  const isBack = back[0]?.originCity.id === out.at(-1)?.destinationCity.id;
  if (!isBack || back.at(-1)?.destinationCity.id !== out[0]?.originCity.id) return "other_cities";
  const turnaround = turnaroundOf(wayOfRows(out), wayOfRows(back));
  if (turnaround === null || turnaround.minutes <= 0) return "date_order";
  return turnaround.minutes < turnaround.least ? "short_turnaround" : null;
}

/** @param ways the flights of each direction; none is empty. */
function subjectOf(ways: readonly (readonly SegmentRow[])[], { counts }: FlightRequest): FlightSubject {
  const flights = ways.map((rows, index) => ({
    direction: index === 0 ? ("outbound" as const) : ("inbound" as const),
    ...journeyOf(rows),
  }));
  const [out, back] = ways;
  const [first, last] = [out?.[0], out?.at(-1)];
  const lastDeparture = (back ?? out)?.at(-1);
  if (first === undefined || last === undefined || lastDeparture === undefined) throw new Error("A way has a flight");
  const dateOf = (row: SegmentRow) => localOf(row.departsAt, airportOf(row.origin).zone).date;
  const isAbroad = ways
    .flat()
    .some(({ origin, destination }) => [origin, destination].some((iata) => airportOf(iata).country !== "IR"));
  return {
    kind: "flight",
    origin: first.originCity,
    destination: last.destinationCity,
    departure_date: dateOf(first),
    return_date: back?.[0] === undefined ? null : dateOf(back[0]),
    last_departure_date: dateOf(lastDeparture),
    is_abroad: isAbroad,
    passport_months: isAbroad ? PASSPORT_MONTHS : null,
    ...counts,
    flights,
    lines: flights.flatMap(({ direction, prices }) => linesOf(direction, prices, counts)),
  };
}
