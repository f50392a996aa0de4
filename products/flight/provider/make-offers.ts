import { dayNumber } from "#domain/calendar/arithmetic.ts";
import type { IsoDate } from "#domain/calendar/types.ts";
import { connectingMarkets } from "#products/flight/rules/markets.ts";
import { boardOf, type CityIds, connectionsOf, type OfferInsert, type OfferPart, offerRow } from "./offer-rows.ts";
import type { OfferDay } from "./offers.ts";

/** A flight with its parts on sale; `date`: by the clock of its airport. */
export type OfferedFlight = { readonly id: number; readonly date: IsoDate; readonly parts: readonly OfferPart[] };

/**
 * The longest that a connection lasts, in days: three flights with a day between them. A new flight is part of connections
 * that begin or end so far from it at most.
 */
export const CONNECTION_DAYS = 4;

/** The flights that a connection with some new flights may be made of. */
function besideNew(all: readonly OfferedFlight[], isNew: (flight: OfferedFlight) => boolean): OfferedFlight[] {
  const news = new Set(all.filter(isNew).map(({ date }) => dayNumber(date)));
  const days = new Set([...news].flatMap((day) => spread.map((by) => day + by)));
  return all.filter(({ date }) => days.has(dayNumber(date)));
}

const spread = Array.from({ length: 2 * CONNECTION_DAYS + 1 }, (_, index) => index - CONNECTION_DAYS);

/** The offers of new flights: each by itself, and the connections that one of them is part of. */
export function offersOf(
  all: readonly OfferedFlight[],
  isNew: (id: number) => boolean,
  cityIdOf: CityIds,
): OfferInsert[] {
  const direct = all
    .filter(({ id }) => isNew(id))
    .flatMap(({ parts }) => parts.map((part) => offerRow([part], cityIdOf)));
  const board = boardOf(besideNew(all, ({ id }) => isNew(id)).flatMap(({ parts }) => parts));
  const backwards = connectingMarkets.map(({ from, via, to }) => ({ from: to, via: via.toReversed(), to: from }));
  const connecting = [...connectingMarkets, ...backwards]
    .flatMap((market) => connectionsOf(board, market, cityIdOf))
    .filter((row) => (row["flight_ids"] as number[]).some(isNew));
  return [...direct, ...connecting];
}

/** The days on which some offers leave. */
export const daysOf = (offers: readonly OfferInsert[]): OfferDay[] => [
  ...new Map(
    offers.map((offer): [string, OfferDay] => [
      `${offer.origin_city_id} ${offer.destination_city_id} ${offer.date} ${offer.class}`,
      {
        originId: offer.origin_city_id,
        destinationId: offer.destination_city_id,
        date: offer.date,
        class: offer.class as OfferDay["class"],
      },
    ]),
  ).values(),
];
