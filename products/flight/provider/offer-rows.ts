import type { IsoDate } from "#domain/calendar/types.ts";
import { airportOf } from "#domain/place/airports.ts";
import { localOf } from "#domain/time/instant.ts";
import type { FarePrices, FlightJourney } from "#products/flight/contract/flight.shapes.ts";
import { connectionOf, isPossible, LONGEST_MINUTES } from "#products/flight/rules/connections.ts";
import { addPrices } from "#products/flight/rules/fares.ts";
import { ORDER_COSTS } from "#products/flight/rules/order.ts";
import { saleEndsAt } from "#products/flight/rules/sale.ts";
import { stockIdOf } from "#provider/shop/stock/ids.ts";
import { instantText } from "#runtime/instant-text.ts";

/** A flight with one of its fares. Instants in epoch seconds, money in rial. */
export type OfferPart = {
  readonly fareId: number;
  readonly flightId: number;
  readonly carrier: string;
  readonly origin: string;
  readonly destination: string;
  readonly departsAt: number;
  readonly arrivesAt: number;
  readonly kind: FlightJourney["kind"];
  readonly class: FlightJourney["class"];
  readonly brand: FlightJourney["brand"];
  readonly policyId: FlightJourney["policy"];
  readonly confirmation: FlightJourney["confirmation"];
  readonly prices: FarePrices;
  readonly hasBag: boolean;
};

/** The number of a city by its slug. */
export type CityIds = (slug: string) => number;

/** A row of `flight_offer` but for its id. */
export type OfferInsert = Readonly<Record<string, unknown>> & {
  readonly origin_city_id: number;
  readonly destination_city_id: number;
  readonly date: IsoDate;
  readonly class: string;
  readonly adult_total: number;
  readonly minutes: number;
};

/** True for flights that one ticket can cover: those of one carrier. */
const isOneTicket = (one: OfferPart, other: OfferPart): boolean => one.carrier === other.carrier;

/** True when each flight of an offer can be reached from the one before it. */
export const isPossibleOffer = (parts: readonly OfferPart[]): boolean =>
  parts.slice(1).every((part, index) => {
    const before = parts[index] as OfferPart;
    const connection = connectionOf(before, part, isOneTicket(before, part));
    return connection !== null && isPossible(connection);
  });

/** An offer of some flights, one after the other. @param parts at least one. */
export function offerRow(parts: readonly OfferPart[], cityIdOf: CityIds): OfferInsert {
  const [first, last] = [parts[0], parts.at(-1)];
  if (first === undefined || last === undefined) throw new Error("An offer has a flight");
  const [origin, destination] = [airportOf(first.origin), airportOf(last.destination)];
  const prices = parts.map((part) => part.prices).reduce(addPrices);
  return {
    origin_city_id: cityIdOf(origin.citySlug),
    destination_city_id: cityIdOf(destination.citySlug),
    date: localOf(first.departsAt, origin.zone).date,
    class: first.class,
    fare_ids: parts.map(({ fareId }) => fareId),
    flight_ids: parts.map(({ flightId }) => flightId),
    kind: parts.some(({ kind }) => kind === "charter") ? "charter" : "system",
    confirmation: parts.some(({ confirmation }) => confirmation === "on_request") ? "on_request" : "online",
    policy_id: first.policyId,
    brand: first.brand,
    carriers: parts.map(({ carrier }) => carrier),
    from_airport: first.origin,
    to_airport: last.destination,
    stops: parts.length - 1,
    minutes: (last.arrivesAt - first.departsAt) / 60,
    has_bag: parts.every(({ hasBag }) => hasBag),
    is_protected: parts.slice(1).every((part, index) => isOneTicket(parts[index] as OfferPart, part)),
    prices,
    adult_total: prices.adult.fare + prices.adult.taxes,
    departs_at: instantText(first.departsAt),
    closes_at: instantText(saleEndsAt(first.departsAt)),
    seat_stock_ids: parts.flatMap(({ fareId, flightId }) => [
      stockIdOf("fareSeats", fareId),
      stockIdOf("flightSeats", flightId),
    ]),
    infant_stock_ids: parts.map(({ flightId }) => stockIdOf("flightInfants", flightId)),
  };
}

/** A city pair between which one may change: where one begins, may change, and ends, by airports. */
export type Market = {
  readonly from: readonly string[];
  readonly via: readonly (readonly string[])[];
  readonly to: readonly string[];
};

/** Number of connections offered for a day and class, the best by price and time. */
const BEST = 6;

/** Flights by where they begin and by the family of their fare, in order of departure. */
export type Board = ReadonlyMap<string, readonly OfferPart[]>;

/** Fares of one family combine: a promise for one flight holds for all. */
const keyOf = (origin: string, { brand, class: cabin }: Pick<OfferPart, "brand" | "class">): string =>
  `${origin} ${brand} ${cabin}`;

/** Flights that can be combined: charters are sold alone. */
export const boardOf = (parts: readonly OfferPart[]): Board =>
  Map.groupBy(
    parts.filter(({ kind }) => kind === "system").toSorted((one, other) => one.departsAt - other.departsAt),
    (part) => keyOf(part.origin, part),
  );

/** The connections of a market: the best of each day and class. */
export function connectionsOf(board: Board, { from, via, to }: Market, cityIdOf: CityIds): OfferInsert[] {
  const stages = [...via, to];
  let chains: OfferPart[][] = [...board]
    .filter(([key]) => from.some((origin) => key.startsWith(`${origin} `)))
    .flatMap(([, parts]) => parts.map((part) => [part]));
  for (const [index, arrivesAt] of stages.entries()) {
    chains = chains.filter((chain) => arrivesAt.includes((chain.at(-1) as OfferPart).destination));
    if (index < stages.length - 1) chains = chains.flatMap((chain) => nextOf(board, chain, arrivesAt));
  }
  return [...Map.groupBy(chains, dayAndClass).values()].flatMap((some) =>
    some
      .map((chain) => ({ chain, cost: costOf(chain) }))
      .toSorted((one, other) => one.cost - other.cost)
      .slice(0, BEST)
      .map(({ chain }) => offerRow(chain, cityIdOf)),
  );
}

function dayAndClass([first]: readonly OfferPart[]): string {
  if (first === undefined) throw new Error("An offer has a flight");
  return `${localOf(first.departsAt, airportOf(first.origin).zone).date} ${first.class}`;
}

/** Cost of a connection as in the default order of searches. */
function costOf(chain: readonly OfferPart[]): number {
  const price = chain.reduce((sum, { prices: { adult } }) => sum + adult.fare + adult.taxes, 0);
  const minutes = ((chain.at(-1) as OfferPart).arrivesAt - (chain[0] as OfferPart).departsAt) / 60;
  return price + minutes * ORDER_COSTS.minute;
}

function nextOf(board: Board, chain: OfferPart[], airports: readonly string[]): OfferPart[][] {
  const before = chain.at(-1) as OfferPart;
  return airports.flatMap((airport) => {
    const parts = board.get(keyOf(airport, before)) ?? [];
    const next: OfferPart[][] = [];
    for (let index = firstAfter(parts, before.arrivesAt); index < parts.length; index += 1) {
      const part = parts[index] as OfferPart;
      if (part.departsAt - before.arrivesAt > LONGEST_MINUTES * 60) break;
      if (isPossibleOffer([before, part])) next.push([...chain, part]);
    }
    return next;
  });
}

/** Index of the first flight after an instant in a list by departure. */
function firstAfter(parts: readonly OfferPart[], instant: number): number {
  let [low, high] = [0, parts.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((parts[middle] as OfferPart).departsAt <= instant) low = middle + 1;
    else high = middle;
  }
  return low;
}
