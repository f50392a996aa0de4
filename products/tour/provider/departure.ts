import { formatRooms, parseRooms } from "#domain/rooms.ts";
import { tourCalls } from "#products/tour/contract/tour.calls.ts";
import type { TourPackageOffer } from "#products/tour/contract/tour.shapes.ts";
import { countGrown, formatBeds, type TourRoom } from "#products/tour/rules/party.ts";
import type { TourPriceTable } from "#products/tour/rules/room-price.ts";
import type { Atlas } from "#provider/atlas/place/atlas.ts";
import type { Queryable } from "#provider/kernel/database/database.ts";
import { refuse } from "#provider/kernel/envelope.ts";
import { endpoint } from "#provider/kernel/http/endpoint.ts";
import { shownLeft } from "#provider/shop/stock/shown-left.ts";
import { DEPARTURE, type DepartureRow, departureDayOf } from "./departures.ts";
import { evaluatePackage, type PackageContext } from "./evaluate-package.ts";
import { type HotelNames, legValue, placeOf, readHotels, stayValue } from "./places.ts";
import { partyOf } from "./priced.ts";
import { requestedParty } from "./requested-party.ts";
import type { StoredLeg, StoredStay } from "./schema.ts";
import { separatePrices } from "./separate-prices.ts";
import { shownTerms, type TourTerms } from "./terms.ts";

/** A package of one departure with its remaining rooms. */
export type PackageRow = {
  id: number;
  stays: StoredStay[];
  prices: TourPriceTable;
  beds: number;
  star: number;
  meal: TourPackageOffer["meal"];
  confirmation: TourPackageOffer["confirmation"];
  roomsFree: number;
};

const DEPARTURE_BY_ID = `
  SELECT ${DEPARTURE}, departure.legs, departure.visa_submitted_on AS "visaSubmittedOn", tour.visa, tour.policy_id AS "policyId"
  FROM tour_departure AS departure JOIN stock AS seats ON seats.id = departure.seats_stock_id
  JOIN tour ON tour.id = departure.tour_id
  WHERE departure.id = $1`;
const PACKAGES = `
  SELECT package.id, stays, prices, beds, star, meal, confirmation, rooms.total - rooms.held - rooms.sold AS "roomsFree"
  FROM tour_package AS package JOIN stock AS rooms ON rooms.id = package.rooms_stock_id
  WHERE package.departure_id = $1 ORDER BY (prices ->> 'double')::bigint NULLS LAST, package.id`;

export type OneDeparture = DepartureRow & { legs: { out: StoredLeg; back: StoredLeg } } & Pick<
    TourTerms,
    "visa" | "visaSubmittedOn" | "policyId"
  >;

/** A departure by its number; null where there is none. */
export async function readDeparture(from: Queryable, id: number): Promise<OneDeparture | null> {
  const [row] = await from.query<OneDeparture>(DEPARTURE_BY_ID, [id], "tour_departure");
  return row ?? null;
}

/** The packages of a departure, the cheapest first. */
export const readPackages = (from: Queryable, id: number): Promise<PackageRow[]> =>
  from.query<PackageRow>(PACKAGES, [id], "tour_packages");

/** Call 62c: the journey of a departure, and its packages priced for a party. */
export const departure = endpoint({
  call: tourCalls.departure,
  async answer({ params, query }, { database, atlas, clock }) {
    const { rooms, faults } = requestedParty(query.rooms, query.beds);
    if (rooms === null) return refuse("invalid_input", faults);
    const id = /^\d{1,15}$/.test(params.departure_id) ? Number(params.departure_id) : -1;
    const [row, packages] = await Promise.all([readDeparture(database, id), readPackages(database, id)]);
    if (row === null) return refuse("not_found");
    const now = clock();
    const places = atlas.current();
    const isOpen = row.state !== "cancelled" && row.closesAt > now;
    const party = partyOf(rooms);
    const hasSeats = row.seatsFree >= party.seats;
    const parties = parseRooms(query.rooms) ?? [];
    const [hotels, apart] = await Promise.all([
      readHotels(
        database,
        packages.map(({ stays }) => stays),
      ),
      separatePrices(database, row, isOpen && hasSeats ? packages : [], { rooms: parties, audience: query.audience }),
    ]);
    const terms = (total: number) => shownTerms({ ...row, total, rooms }, now);
    return {
      ...departureDayOf(row, now),
      tour_id: row.tourId,
      origin: placeOf(places, row.originCityId),
      out: legValue(places, row.legs.out),
      back: legValue(places, row.legs.back),
      packages: packages.map((one) =>
        packageValue(one, { isOpen, hasSeats, party, places, hotels, terms, apart: apart.get(one.id) ?? null }),
      ),
      rooms: formatRooms(parties),
      beds: formatBeds(rooms),
    };
  },
});

type Context = PackageContext & {
  places: Atlas;
  hotels: HotelNames;
  /** Cancellation terms of a total in rial. */
  terms: (total: number) => ReturnType<typeof shownTerms>;
  /** Price of the same stays and flights when each is booked separately, rial; null where one is not sold so. */
  apart: number | null;
};

/** A package for a party: its price, or every reason why it cannot be booked. */
function packageValue(row: PackageRow, context: Context): TourPackageOffer {
  const { places, hotels, terms, apart } = context;
  const { blocking, price } = evaluatePackage(row, context);
  return {
    package_id: row.id,
    stays: row.stays.map((stay) => stayValue(places, hotels, stay)),
    table: row.prices,
    star: row.star,
    meal: row.meal,
    beds: row.beds,
    rooms_left: shownLeft(row.roomsFree),
    confirmation: row.confirmation,
    total: price?.total ?? null,
    lines: price === null ? [] : [...price.lines],
    apart: price === null ? null : apart,
    blocking,
    ...(price === null ? { cancellation: null, penalties: [] } : terms(price.total)),
  };
}

/** Rooms of a quote's request in the domain's form: children of twelve and over count as adults. */
export const roomsOf = (
  rooms: readonly { adult_count: number; children: readonly { age: number; with_bed: boolean }[] }[],
): TourRoom[] =>
  rooms.map(({ adult_count, children }) =>
    countGrown({
      adults: adult_count,
      children: children.map(({ age, with_bed }) => ({ age, withBed: with_bed })),
    }),
  );
