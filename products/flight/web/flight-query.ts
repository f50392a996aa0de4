import { LONGEST_DATE, typedText } from "#app/src/features/search/typed-text.ts";
import { type Query, withQuery } from "#domain/addresses/query.ts";
import { addressOf, pathTo } from "#domain/addresses/routes.ts";
import { normaliseIso } from "#domain/calendar/parse.ts";
import type { IsoDate } from "#domain/calendar/types.ts";
import { type TransportationClass, transportationClasses } from "#domain/enums/enums.ts";
import type { FlightCounts, FlightSearchValue } from "#products/flight/contract/flight.shapes.ts";
import type { NearRoute } from "#products/flight/contract/flight-routes.shapes.ts";

/** Fields of a flight search beside the cities. `back`: null on one way. */
export type FlightWish = {
  readonly departure: IsoDate | null;
  readonly back: IsoDate | null;
  readonly counts: FlightCounts;
  readonly cabin: TransportationClass;
};

/** Parameters of a search beside its filters (R64, R65, R91). */
export const searchedBy = [
  "origin_city_id",
  "destination_city_id",
  "departure_date",
  "return_date",
  "adult_count",
  "child_count",
  "infant_count",
  "class",
  "outbound",
] as const;

const countIn = (query: URLSearchParams, name: keyof FlightCounts, least: number): number => {
  const text = query.get(name) ?? "";
  return /^\d$/.test(text) ? Math.max(least, Number(text)) : least;
};

/** The wish of an address; unreadable values take the form's defaults: one adult in economy, no date. */
export function wishOf(query: URLSearchParams): FlightWish {
  return {
    departure: normaliseIso(query.get("departure_date") ?? ""),
    back: normaliseIso(query.get("return_date") ?? ""),
    counts: {
      adult_count: countIn(query, "adult_count", 1),
      child_count: countIn(query, "child_count", 0),
      infant_count: countIn(query, "infant_count", 0),
    },
    cabin: transportationClasses.find((one) => one === query.get("class")) ?? "economy",
  };
}

/** Dates of an address that are none, as they were typed. */
export type TypedDays = Readonly<Record<"departure" | "back", string | null>>;

export function typedDaysOf(query: URLSearchParams): TypedDays {
  const typed = (name: string): string | null => {
    const text = typedText(query, name, LONGEST_DATE);
    return text === "" || normaliseIso(text) !== null ? null : text;
  };
  return { departure: typed("departure_date"), back: typed("return_date") };
}

/** A wish as the parameters of a search, without defaults. */
export const wishParameters = ({ departure, back, counts, cabin }: FlightWish): Query => ({
  departure_date: departure,
  return_date: back,
  adult_count: counts.adult_count,
  child_count: counts.child_count || null,
  infant_count: counts.infant_count || null,
  class: cabin === "economy" ? null : cabin,
});

export const peopleIn = ({ adult_count, child_count, infant_count }: FlightCounts): number =>
  adult_count + child_count + infant_count;

const PATH = pathTo("flightSearch");

const cityKey = (id: number): string => `city-${id}`;

type Shown = Pick<
  FlightSearchValue,
  "origin" | "destination" | "departure_date" | "return_date" | "class" | keyof FlightCounts
>;

/** The address of a search without filters, with some of its parameters changed. */
export function searchAddress(shown: Shown, changes: Query = {}): string {
  const { origin, destination, departure_date, return_date, adult_count, child_count, infant_count } = shown;
  const wish = {
    departure: departure_date,
    back: return_date,
    counts: { adult_count, child_count, infant_count },
    cabin: shown.class,
  };
  const cities = { origin_city_id: cityKey(origin.id), destination_city_id: cityKey(destination.id) };
  return addressOf("flightSearch", {}, { ...cities, ...wishParameters(wish), ...changes });
}

/** The search of the same party on another route that has flights. A departure after the return takes that along. */
export function routeAddress(list: FlightSearchValue, { origin, destination, date }: NearRoute): string {
  const { return_date } = list;
  const back = return_date !== null && return_date < date ? date : return_date;
  return searchAddress({ ...list, origin, destination, departure_date: date, return_date: back });
}

/** The review of chosen offers for a party. */
export const reviewAddress = (
  [outbound, inbound]: readonly [string, string?],
  { adult_count, child_count, infant_count }: FlightCounts,
): string =>
  addressOf(
    "flightPrepare",
    {},
    {
      offer_id: outbound,
      return_offer_id: inbound ?? null,
      adult_count,
      child_count: child_count || null,
      infant_count: infant_count || null,
    },
  );

/** Next page after choosing an offer: the return flights after the outbound of a return, otherwise the review. */
export function chosenAddress(list: FlightSearchValue, offerId: string): string {
  if (list.direction === "outbound" && list.return_date !== null) return searchAddress(list, { outbound: offerId });
  return reviewAddress(list.outbound === null ? [offerId] : [list.outbound.offer_id, offerId], list);
}

/**
 * The search on another day of the shown direction, its filters kept. A departure after the return takes that along, to
 * the same day.
 * @returns null where there is no such search: a way back before the way out.
 */
export function dayAddress(list: FlightSearchValue, query: URLSearchParams, day: IsoDate): string | null {
  const next = new URLSearchParams(query);
  next.delete("page");
  if (list.direction === "inbound") {
    if (day < list.departure_date) return null;
    next.set("return_date", day);
  } else {
    next.delete("outbound");
    next.set("departure_date", day);
    if (list.return_date !== null && list.return_date < day) next.set("return_date", day);
  }
  return withQuery(PATH, next.toString());
}

type Priced = Pick<FlightSearchValue["items"][number], "total" | "return_from">;

/** Price of the other way of a return: the least that is sold with this offer until an outbound is chosen; null without one. */
export const otherWayOf = (offer: Priced, { outbound }: Pick<FlightSearchValue, "outbound">): number | null =>
  outbound === null ? offer.return_from : outbound.total;

/** Sum that the party pays in all with an offer: of a return, both ways as far as there is another. */
export const paidFor = (offer: Priced, list: Pick<FlightSearchValue, "outbound" | "return_date">): number =>
  offer.total + (list.return_date === null ? 0 : (otherWayOf(offer, list) ?? 0));
