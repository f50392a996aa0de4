import { TOUR_FLEX, TOUR_FLEXES } from "#domain/bounds.ts";
import { addDays } from "#domain/calendar/arithmetic.ts";
import { nearbyDays } from "#domain/calendar/nearby.ts";
import { tehranDate } from "#domain/calendar/today.ts";
import type { IsoDate } from "#domain/calendar/types.ts";
import { formatRooms, parseRooms } from "#domain/rooms.ts";
import { type Destination, findDestination } from "#products/of-stays.ts";
import { tourCalls } from "#products/tour/contract/tour.calls.ts";
import type { TourSearchQuery, TourSearchValue } from "#products/tour/contract/tour.shapes.ts";
import type { Queryable } from "#provider/kernel/database/database.ts";
import { type Fault, refuse } from "#provider/kernel/envelope.ts";
import { endpoint } from "#provider/kernel/http/endpoint.ts";
import { pageOf } from "#provider/kernel/search/page-of.ts";
import { dateFault } from "#provider/kernel/search/stay-query.ts";
import type { Services } from "#provider/services.ts";
import { type FilteredTour, filterAndCount } from "./facets.ts";
import { type OfferRow, offersBeside, offersBetween, type Route } from "./offers.ts";
import { type Party, partyOf, totalOf } from "./priced.ts";
import { requestedParty } from "./requested-party.ts";
import { resultsOf } from "./results.ts";
import { ordered, type PricedOffer } from "./search-order.ts";

/** Number of departures named on each side where nothing matches. */
const NEAREST = 3;
/** Number of departures of one tour that a list brings; its page has all. */
const DEPARTURES = 5;

type Place = TourSearchValue["destination"];

/** Call 60: the tours between two places around a day, their departures and packages priced for a party. */
export const search = endpoint({
  call: tourCalls.search,
  async answer({ query }, services) {
    const { database, atlas, clock } = services;
    const now = clock();
    const { rooms, faults: party } = requestedParty(query.rooms);
    const date = dateFault("check_in", query.check_in, tehranDate(now));
    const [origin, destination] = await Promise.all([
      placeAsked("origin_id", query.origin_id, services),
      placeAsked("destination_id", query.destination_id, services),
    ]);
    const faults = [origin.fault, destination.fault, samePlace(query), date].filter((fault) => fault !== null);
    if (rooms === null || origin.found === null || destination.found === null || faults.length > 0) {
      return refuse("invalid_input", [...faults, ...party]);
    }
    const asked = partyOf(rooms);
    const route: Route = {
      origins: idsOf(origin.found),
      destinations: idsOf(destination.found),
      seats: asked.seats,
    };
    const wanted = { date: query.check_in, nights: query.length_of_stay };
    const flex = TOUR_FLEXES.includes(query.flex) ? query.flex : TOUR_FLEX;
    const [first, last] = [addDays(query.check_in, -flex), addDays(query.check_in, flex)];
    const days = nearbyDays(query.check_in, tehranDate(now));
    const [from, to] = [earliest(first, days[0]), latest(last, days.at(-1))];
    const around = priced(await offersBetween(database, route, from, to), asked);
    const isWithin = ({ offer }: PricedOffer) => offer.date >= first && offer.date <= last;
    const { results, facets } = filterAndCount(around.filter(isWithin), factsOf, query);
    const tours = toursOf(ordered(results, query.sort, wanted));
    const nearest = results.length === 0 ? await nearestOf(database, route, asked, first, last) : [];
    const shown = (some: readonly (readonly PricedOffer[])[]) =>
      resultsOf(database, atlas.current(), some, { rooms, day: query.check_in, now });
    return {
      items: await shown(pageOf(tours, query.page).map(fitting)),
      total: tours.length,
      packages: results.length,
      page: query.page,
      page_size: 10 as const,
      facets,
      origin: origin.found.shown as Place,
      destination: destination.found.shown as Place,
      check_in: query.check_in,
      length_of_stay: query.length_of_stay,
      rooms: formatRooms(parseRooms(query.rooms) ?? []),
      flex,
      nearest: await shown(toursOf(nearest)),
      strip: lowestOn(days, filterAndCount(around, factsOf, query).results),
    };
  },
});

const factsOf = ({ offer, total }: PricedOffer): FilteredTour => ({
  stars: [offer.star],
  meals: [offer.meal],
  mode: offer.mode,
  visa: offer.visa,
  hasGuaranteed: offer.state === "guaranteed",
  price: total,
  carrier: { name_fa: offer.carrierFa, name_en: offer.carrierEn },
});

const earliest = (one: IsoDate, other = one): IsoDate => (other < one ? other : one);
const latest = (one: IsoDate, other = one): IsoDate => (other > one ? other : one);

/** The lowest total of each day, rial. */
function lowestOn(days: readonly IsoDate[], offers: readonly PricedOffer[]): TourSearchValue["strip"] {
  const ofDay = Map.groupBy(offers, ({ offer }) => offer.date);
  return days.map((date) => {
    const totals = ofDay.get(date)?.map(({ total }) => total) ?? [];
    return { date, total: totals.length === 0 ? null : Math.min(...totals) };
  });
}

/** Packages by their tours and cities of departure, in the order of the first of each. */
const toursOf = (inOrder: readonly PricedOffer[]): PricedOffer[][] => [
  ...Map.groupBy(inOrder, ({ offer }) => `${offer.tourId} ${offer.originCityId}`).values(),
];

/** The packages of a tour's first departures, in their order. */
function fitting(ofTour: readonly PricedOffer[]): PricedOffer[] {
  const departures = [...new Set(ofTour.map(({ offer }) => offer.departureId))].slice(0, DEPARTURES);
  return ofTour.filter(({ offer }) => departures.includes(offer.departureId));
}

const idsOf = ({ cities }: Destination): number[] => cities.map(({ row }) => row.id);

const priced = (offers: readonly OfferRow[], party: Party): PricedOffer[] =>
  offers.flatMap((offer) => {
    const price = totalOf(party, offer);
    return price === null ? [] : [{ offer, ...price }];
  });

type Asked = { found: Destination; fault: null } | { found: null; fault: Fault };

/** Resolves a tour's origin or destination: a city, a province or a country; a bare number is a city's. */
async function placeAsked(name: "origin_id" | "destination_id", id: string, services: Services): Promise<Asked> {
  const key = /^\d+$/.test(id) ? `city-${id}` : id;
  const isPlace = /^(city|province|country)-/.test(key);
  const found = isPlace ? await findDestination(key, services) : null;
  return found === null ? { found, fault: { name, code: "unknown_destination" } } : { found, fault: null };
}

const samePlace = ({ origin_id, destination_id }: TourSearchQuery): Fault | null =>
  origin_id.replace(/^city-/, "") === destination_id.replace(/^city-/, "")
    ? { name: "destination_id", code: "same_city" }
    : null;

/** The packages of the nearest departures before and after the requested day. */
async function nearestOf(
  from: Queryable,
  route: Route,
  party: Party,
  first: IsoDate,
  last: IsoDate,
): Promise<PricedOffer[]> {
  const [before, after] = await Promise.all([
    offersBeside(from, route, "before", first),
    offersBeside(from, route, "after", last),
  ]);
  const ofFirst = (offers: readonly OfferRow[]): PricedOffer[][] =>
    [...Map.groupBy(priced(offers, party), ({ offer }) => offer.departureId).values()].slice(0, NEAREST);
  return [...ofFirst(before).toReversed(), ...ofFirst(after)].flat();
}
