import { addDays, daysBetween } from "#domain/calendar/arithmetic.ts";
import { nearbyDays } from "#domain/calendar/nearby.ts";
import type { IsoDate } from "#domain/calendar/types.ts";
import { pageCount } from "#domain/paging.ts";
import { flightCalls } from "#products/flight/contract/flight.calls.ts";
import type {
  FlightCounts,
  FlightOffer,
  FlightSearchQuery,
  PartyDay,
} from "#products/flight/contract/flight.shapes.ts";
import type { FareDay } from "#products/flight/contract/flight-routes.shapes.ts";
import { filterAndCount } from "#products/flight/rules/facets.ts";
import { inOrder } from "#products/flight/rules/order.ts";
import { isReachable, type Way } from "#products/flight/rules/turnaround.ts";
import { today } from "#provider/kernel/clock.ts";
import type { Queryable } from "#provider/kernel/database/database.ts";
import { refuse } from "#provider/kernel/envelope.ts";
import { endpoint } from "#provider/kernel/http/endpoint.ts";
import { pageOf } from "#provider/kernel/search/page-of.ts";
import { type AskedFlight, askedFlight } from "./asked.ts";
import { carrierNames } from "./carriers.ts";
import { cityValue } from "./city-value.ts";
import { fareDaysBetween } from "./fare-days.ts";
import { lowestBack } from "./lowest-total.ts";
import { nearRoutes } from "./near-routes.ts";
import { type OfferIds, offerIdsFor } from "./offer-ids.ts";
import { offerValues } from "./offer-value.ts";
import { type OfferDay, offersOn } from "./offers.ts";
import { partyTotals } from "./party-days.ts";
import { type PricedOffer, priced } from "./priced.ts";
import { readOffer } from "./read-offer.ts";
import { wayOfOffer, wayOfSegments } from "./ways.ts";

/** Days on either side that are looked through where nothing can be had, and how many of them are named. */
const NEAR = 15;
const NEAREST = 4;

/** Key shared by the fares of one flight. */
const flightKey = ({ offer }: PricedOffer): string =>
  [offer.departsAt, offer.minutes, offer.stops, offer.fromAirport, offer.toAirport, ...offer.carriers].join(" ");

/** All fares of some flights, in the order of the results: a flight is never cut by the end of a page. */
function faresOf(flights: readonly string[], results: readonly PricedOffer[]): PricedOffer[] {
  const shown = new Set(flights);
  return results.filter((one) => shown.has(flightKey(one)));
}

/** Call 66: the offers between two cities on a day; with `outbound`, the ways back. */
export const search = endpoint({
  call: flightCalls.search,
  async answer({ query }, services) {
    const { database, atlas, clock, settings } = services;
    const asked = askedFlight(query, atlas.current(), clock());
    if ("faults" in asked) return refuse("invalid_input", asked.faults);
    const { origin, destination, counts } = asked;
    const ids = offerIdsFor(settings);
    const chosen = await chosenOutbound(database, query, asked, ids);
    const shown = stepOf(query, asked, chosen);
    const [offers, strip, returnOf] = await Promise.all([
      offersOn(database, shown.day, counts.infant_count),
      stripOf(database, shown.day, nearbyDays(shown.day.date, today(clock)), counts),
      shown.back === null ? null : lowestBack(database, shown.back, counts),
    ]);
    const all = priced(offers, counts).filter(
      ({ offer }) => chosen === null || isReachable(chosen.way, wayOfOffer(offer)),
    );
    // A way out without a way back comes last, says so and is not counted as one that can be had.
    const isOpen = ({ offer }: PricedOffer) => returnOf === null || returnOf(wayOfOffer(offer)) !== null;
    const { true: possible = [], false: alone = [] } = Object.groupBy(all, (one) => (isOpen(one) ? "true" : "false"));
    const { results: open, facets } = filterAndCount(possible, query);
    const results = [open, filterAndCount(alone, query).results].flatMap((some) => inOrder(some, query.sort));
    const flights = [...new Set(results.map(flightKey))];
    const [items, namesOf, nearest] = await Promise.all([
      offerValues(database, faresOf(pageOf(flights, query.page), results), { counts, ids }),
      carrierNames(
        database,
        facets.carrier.map(({ value }) => value),
      ),
      all.length > 0 ? [] : nearestTo(database, shown.day),
    ]);
    // A way back is from where the way out goes to.
    const isUnflown = all.length === 0 && nearest.length === 0 && shown.direction === "outbound";
    const asksFor = { origin, destination, day: shown.day, most: NEAR };
    return {
      items: items.map((item) => ({ ...item, return_from: returnOf?.(wayOfSegments(item.segments)) ?? null })),
      total: results.length,
      open: open.length,
      flights: flights.length,
      pages: pageCount(flights.length),
      page: query.page,
      page_size: 10 as const,
      full_count: all.length,
      facets: { ...facets, carrier: facets.carrier.map((one) => ({ ...one, ...namesOf(one.value) })) },
      origin: cityValue(origin),
      destination: cityValue(destination),
      departure_date: query.departure_date,
      return_date: query.return_date ?? null,
      ...counts,
      class: query.class,
      direction: shown.direction,
      outbound: chosen?.offer ?? null,
      is_outbound_gone: query.outbound !== undefined && chosen === null,
      cheapest_return: null,
      strip,
      nearest,
      near_routes: isUnflown ? await nearRoutes(database, atlas.current(), asksFor) : [],
    };
  },
});

type Chosen = { readonly offer: FlightOffer; readonly way: Way };

/** The way out that was chosen, as it stands now; null where none was, or it cannot be had for this search any more. */
async function chosenOutbound(
  from: Queryable,
  { outbound, return_date, class: cabin }: FlightSearchQuery,
  { origin, destination, counts }: AskedFlight,
  ids: OfferIds,
): Promise<Chosen | null> {
  if (outbound === undefined || return_date === undefined) return null;
  const read = await readOffer(from, outbound, { counts, ids });
  if (read === null || read.state !== "open") return null;
  const { offer } = read;
  const [first, last] = [offer.segments[0], offer.segments.at(-1)];
  const isOfSearch =
    first?.origin.city.id === origin.row.id &&
    last?.destination.city.id === destination.row.id &&
    offer.class === cabin;
  return isOfSearch ? { offer, way: wayOfSegments(offer.segments) } : null;
}

type Step = {
  readonly direction: "outbound" | "inbound";
  readonly day: OfferDay;
  /** The ways back beside the ways out; null on one way, and in the second step. */
  readonly back: OfferDay | null;
};

function stepOf(query: FlightSearchQuery, { origin, destination }: AskedFlight, chosen: Chosen | null): Step {
  const out = {
    originId: origin.row.id,
    destinationId: destination.row.id,
    class: query.class,
    date: query.departure_date,
  };
  if (query.return_date === undefined) return { direction: "outbound", day: out, back: null };
  const back = {
    ...out,
    originId: destination.row.id,
    destinationId: origin.row.id,
    date: query.return_date,
  };
  return chosen === null ? { direction: "outbound", day: out, back } : { direction: "inbound", day: back, back: null };
}

/** Days around the shown one, with the party's lowest price of each. */
async function stripOf(
  from: Queryable,
  day: OfferDay,
  days: readonly IsoDate[],
  counts: FlightCounts,
): Promise<PartyDay[]> {
  const [fares, totals] = await Promise.all([fareDaysBetween(from, day, days), partyTotals(from, day, days, counts)]);
  return fares.map((fare) => ({ ...fare, total: totals.get(fare.date) ?? null }));
}

const daysAround = (date: IsoDate, days: number): IsoDate[] =>
  Array.from({ length: 2 * days + 1 }, (_, index) => addDays(date, index - days));

/** The days nearest to one on which something can be had, by date. */
async function nearestTo(from: Queryable, day: OfferDay): Promise<FareDay[]> {
  const days = await fareDaysBetween(from, day, daysAround(day.date, NEAR));
  const distance = ({ date }: FareDay) => Math.abs(daysBetween(date, day.date));
  return days
    .filter(({ state, date }) => state === "open" && date !== day.date)
    .toSorted((one, other) => distance(one) - distance(other))
    .slice(0, NEAREST)
    .toSorted((one, other) => (one.date < other.date ? -1 : 1));
}
