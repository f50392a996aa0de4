import { DAY_SECONDS } from "#domain/calendar/constants.ts";
import type { TourQuoteInput } from "#products/tour/contract/tour.shapes.ts";
import type { Database } from "#provider/kernel/database/database.ts";
import { stockIdOf } from "#provider/shop/stock/ids.ts";
import { guestsFor } from "./stay.ts";

/** Departures of the demo world's tours, created as a test needs them. */

export type TestTour = {
  readonly departureId: number;
  readonly packageId: number;
  /** Body of call 63: a room of this package for each number of adults. */
  request(adults?: readonly number[]): TourQuoteInput;
  /** Held and sold counts of its two counters. */
  counters(): Promise<{ seats: Counted; rooms: Counted }>;
};

type Counted = { held: number; sold: number };

export type TourWanted = {
  seats?: number;
  rooms?: number;
  /** The rooms' counter has a smaller id than the seats', and is locked first. */
  isRoomsFirst?: boolean;
  /** Seconds from now, by the database's clock. */
  leavesIn?: number;
  decidedIn?: number;
  /** Minimum size of the group. */
  minGroup?: number;
  confirmation?: "online" | "on_request";
};

/** Prices of a package in which anyone has a place, rial. */
export const PRICES = {
  single: 90_000_000,
  double: 60_000_000,
  extra_adult: 50_000_000,
  child_with_bed: 40_000_000,
  child_no_bed: 20_000_000,
  infant: 5_000_000,
};

/** Beyond the ids of the demo world. */
const FIRST_ID = 9_000_000_000;
const made = new WeakMap<Database, number>();

/** Tickets need names in Latin letters. */
export const touristsFor = (rooms = 1) =>
  guestsFor(rooms, (one) => ({ ...one, first_name_en: "Alireza", last_name_en: "Karimi" }));

/** A domestic departure with one package, confirmed at once, for singles and couples. */
const MODEL = `
  SELECT departure.id AS "departureId", package.id AS "packageId"
  FROM tour_package AS package JOIN tour_departure AS departure ON departure.id = package.departure_id
  JOIN tour ON tour.id = departure.tour_id
  WHERE tour.kind = 'domestic' AND confirmation = 'online' AND departure.state <> 'cancelled'
    AND jsonb_typeof(prices -> 'single') = 'number' AND jsonb_typeof(prices -> 'double') = 'number'
  ORDER BY package.id LIMIT 1`;

const INSERT_DEPARTURE = `
  INSERT INTO tour_departure SELECT (jsonb_populate_record(model, jsonb_build_object(
    'id', $2::bigint, 'seats_stock_id', $3::bigint, 'state', 'scheduled', 'min_group', $4::int,
    'date', (departs AT TIME ZONE 'Asia/Tehran')::date, 'departs_at', departs, 'closes_at', departs - interval '1 second',
    'returns_at', departs + make_interval(days => model.nights), 'decide_by', app_now() + make_interval(secs => $5::float8)))).*
  FROM tour_departure AS model, (SELECT app_now() + make_interval(secs => $6::float8) AS departs) AS at WHERE model.id = $1`;

const INSERT_PACKAGE = `
  INSERT INTO tour_package SELECT (jsonb_populate_record(model, jsonb_build_object(
    'id', $2::bigint, 'departure_id', $3::bigint, 'rooms_stock_id', $4::bigint, 'confirmation', $5::text))).*
  FROM tour_package AS model WHERE model.id = $1`;

/** Creates a departure with one package, like one of the world's. It can be booked; searches do not find it. */
export async function prepareTour(
  database: Database,
  {
    seats = 100,
    rooms = 100,
    isRoomsFirst = false,
    leavesIn = 40 * DAY_SECONDS,
    decidedIn = 30 * DAY_SECONDS,
    minGroup = 1,
    confirmation = "online",
  }: TourWanted = {},
): Promise<TestTour> {
  const place = made.get(database) ?? 0;
  made.set(database, place + 1);
  const departureId = FIRST_ID + place * 10;
  const packageId = departureId + (isRoomsFirst ? -1 : 1);
  const [seatsId, roomsId] = [stockIdOf("tourSeats", departureId), stockIdOf("tourRooms", packageId)];
  const [model] = await database.query<{ departureId: number; packageId: number }>(MODEL);
  if (model === undefined) throw new Error("The small world has no such departure");
  await database.withTx(async (tx) => {
    await tx.query(
      "INSERT INTO stock (id, what, total) VALUES ($1, 'seats of a test', $2), ($3, 'rooms of a test', $4)",
      [seatsId, seats, roomsId, rooms],
    );
    await tx.query(INSERT_DEPARTURE, [model.departureId, departureId, seatsId, minGroup, decidedIn, leavesIn]);
    await tx.query(INSERT_PACKAGE, [model.packageId, packageId, departureId, roomsId, confirmation]);
  });
  return {
    departureId,
    packageId,
    request: (adults = [2]) => ({
      departure_id: departureId,
      package_id: packageId,
      rooms: adults.map((adult_count) => ({ adult_count, children: [] })),
    }),
    async counters() {
      const rows = await database.query<Counted & { id: number }>(
        "SELECT id, held, sold FROM stock WHERE id IN ($1, $2)",
        [seatsId, roomsId],
      );
      const of = (wanted: number): Counted => {
        const { held = 0, sold = 0 } = rows.find(({ id }) => id === wanted) ?? {};
        return { held, sold };
      };
      return { seats: of(seatsId), rooms: of(roomsId) };
    },
  };
}

/** Another package of a departure, like its first one, with rooms of its own. */
export async function preparePackage(
  database: Database,
  { departureId, packageId: model }: Pick<TestTour, "departureId" | "packageId">,
  { rooms = 100 }: { rooms?: number } = {},
): Promise<{ packageId: number }> {
  const packageId = departureId + 2;
  const roomsId = stockIdOf("tourRooms", packageId);
  await database.withTx(async (tx) => {
    await tx.query("INSERT INTO stock (id, what, total) VALUES ($1, 'rooms of a test', $2)", [roomsId, rooms]);
    await tx.query(INSERT_PACKAGE, [model, packageId, departureId, roomsId, "online"]);
  });
  return { packageId };
}
