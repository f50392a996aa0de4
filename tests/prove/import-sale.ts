import { setTimeout as delay } from "node:timers/promises";
import { addDays } from "#domain/calendar/arithmetic.ts";
import type { IsoDate } from "#domain/calendar/types.ts";
import type { SaveGuestsInput } from "#domain/contract/reservation.shapes.ts";
import type { Inventory } from "#domain/import/inventories.ts";
import type { FlightSearchValue } from "#products/flight/contract/flight.shapes.ts";
import { chargeWalletOf } from "#tests/support/charge-wallet.ts";
import type { Caller } from "#tests/support/client.ts";
import { newKey } from "#tests/support/client.ts";
import { guestsFor } from "#tests/support/stay.ts";
import { touristsFor } from "#tests/support/tour.ts";
import type { TestCluster } from "./test-cluster.ts";

/** Sells imported inventory: one item of each kind is found and booked, to its voucher. */

type ImportedItem = {
  /** Search that must find it. */
  readonly search: string;
  readonly path: string;
  readonly saving: string;
  readonly travellers: SaveGuestsInput;
  /** Body of its quote, from the search result. */
  readonly asked: (found: { items: readonly unknown[] }) => unknown;
};

const room = { adult_count: 2, children: [], extra_bed: 0, baby_cot: 0 };
const DAYS_AHEAD = 20;

const STAY = `
  SELECT property_id AS property, room_type.id AS room, rate_plan.id AS plan, room_type.city_id AS city
  FROM rate_plan JOIN room_type ON room_type.id = room_type_id JOIN property ON property.id = property_id
  JOIN city ON city.id = property.city_id JOIN country ON country.id = city.country_id
  WHERE is_active AND is_bookable AND confirmation = 'online' AND guest_nationality <> 'foreign' AND capacity >= 2 AND iso2 = 'IR'
    AND (SELECT count(*) = 2 AND bool_and(NOT closed AND NOT closed_to_arrival AND NOT closed_to_departure AND min_stay <= 2 AND sale_rate > 0)
      FROM night_price WHERE rate_plan_id = rate_plan.id AND night IN ($1::date, $1::date + 1))
    AND NOT EXISTS (SELECT FROM night_price WHERE rate_plan_id = rate_plan.id AND night = $1::date + 2 AND closed_to_departure)
    AND (SELECT count(*) = 2 AND bool_and(held + sold < total) FROM inventory_night
      WHERE room_type_id = room_type.id AND night IN ($1::date, $1::date + 1))
  ORDER BY rate_plan.id LIMIT 1`;

async function stay({ database }: TestCluster, today: IsoDate): Promise<ImportedItem> {
  const check_in = addDays(today, DAYS_AHEAD);
  const [one] = await database.query<{ property: number; room: number; plan: number; city: number }>(STAY, [check_in]);
  if (one === undefined) throw new Error("No room can be booked");
  const when = { check_in, length_of_stay: 2 };
  return {
    search: `property/v2/search?destination_id=city-${one.city}&check_in=${check_in}&length_of_stay=2&rooms=2`,
    path: "reserve/v2",
    saving: "save-guests",
    travellers: guestsFor(),
    asked: () => ({
      property_id: one.property,
      ...when,
      rooms: [{ room_type_id: one.room, rate_plan_id: one.plan, ...room }],
    }),
  };
}

const TOUR = `
  SELECT offer.departure_id AS departure, offer.package_id AS package, offer.origin_city_id AS origin,
    offer.destination_city_id AS destination, offer.date, offer.nights
  FROM tour_offer AS offer JOIN tour ON tour.id = offer.tour_id JOIN tour_departure ON tour_departure.id = offer.departure_id
  JOIN stock AS seats ON seats.id = offer.seats_stock_id JOIN stock AS rooms ON rooms.id = offer.rooms_stock_id
  WHERE tour.kind = 'domestic' AND confirmation = 'online' AND offer.state = 'guaranteed' AND offer.closes_at > app_now() + interval '2 days'
    AND prices ->> 'double' IS NOT NULL AND seats.total - seats.held - seats.sold > 4 AND rooms.held + rooms.sold < rooms.total
  ORDER BY package_id LIMIT 1`;

async function tour({ database }: TestCluster): Promise<ImportedItem> {
  const [one] = await database.query<
    Record<"departure" | "package" | "origin" | "destination" | "nights", number> & { date: IsoDate }
  >(TOUR);
  if (one === undefined) throw new Error("No tour can be booked");
  return {
    search: `tour/v2/search?origin_id=city-${one.origin}&destination_id=city-${one.destination}&check_in=${one.date}&length_of_stay=${one.nights}&rooms=2`,
    path: "tour/v2/reserve",
    saving: "save-passengers",
    travellers: touristsFor(),
    asked: () => ({
      departure_id: one.departure,
      package_id: one.package,
      rooms: [{ adult_count: 2, children: [] }],
    }),
  };
}

const FLIGHT = `
  SELECT offer.origin_city_id AS origin, offer.destination_city_id AS destination, offer.date
  FROM flight_offer AS offer JOIN stock ON stock.id = ANY (offer.seat_stock_ids)
  JOIN city AS origin ON origin.id = offer.origin_city_id JOIN city AS place ON place.id = offer.destination_city_id
  WHERE closes_at > app_now() + interval '1 day' AND confirmation = 'online' AND stops = 0 AND origin.country_id = place.country_id
  GROUP BY offer.id HAVING min(stock.total - stock.held - stock.sold) > 12 ORDER BY offer.id LIMIT 1`;

async function flight({ database }: TestCluster): Promise<ImportedItem> {
  const [one] = await database.query<{ origin: number; destination: number; date: IsoDate }>(FLIGHT);
  if (one === undefined) throw new Error("No flight can be booked");
  return {
    search: `flight/v2/search?origin_city_id=city-${one.origin}&destination_city_id=city-${one.destination}&departure_date=${one.date}&adult_count=2`,
    path: "flight/v2/reserve",
    saving: "save-passengers",
    travellers: guestsFor(1, (person, index) => ({
      ...person,
      first_name_en: "Alireza",
      last_name_en: index === 0 ? "Karimi" : "Rezaei",
      is_room_supervisor: false,
    })),
    asked: ({ items }) => {
      const offer = (items as FlightSearchValue["items"]).find(
        ({ confirmation, seats_left }) => confirmation === "online" && seats_left === null,
      );
      return { offer_id: offer?.offer_id, adult_count: 2 };
    },
  };
}

const importedItems: Readonly<Record<Inventory, (cluster: TestCluster, today: IsoDate) => Promise<ImportedItem>>> = {
  properties: stay,
  tours: tour,
  flights: flight,
};

export type Sold = {
  /** From the end of the command to the first search answer with a result, milliseconds. */
  readonly found_after_ms: number;
  /** Final status of the booking. */
  readonly status: string;
};

/** Finds one item of a newly imported inventory, books it, and pays from the wallet. */
export async function sell(cluster: TestCluster, inventory: Inventory): Promise<Sold> {
  const started = performance.now();
  const item = await importedItems[inventory](cluster, await cluster.today());
  const user = await cluster.user();
  let found = await user.get<{ items: readonly unknown[] }>(item.search);
  while ((found.value?.items.length ?? 0) === 0 && performance.now() - started < PATIENCE_MS) {
    await delay(20);
    found = await user.get<{ items: readonly unknown[] }>(item.search);
  }
  const found_after_ms = Math.round(performance.now() - started);
  return { found_after_ms, status: await toVoucher(cluster, user, item, item.asked(found.value)) };
}

const PATIENCE_MS = 20_000;
const MUCH = 900_000_000_000;

async function toVoucher(
  cluster: TestCluster,
  user: Caller,
  { path, saving, travellers }: ImportedItem,
  asked: unknown,
): Promise<string> {
  const step = async <T>(address: string, body: unknown): Promise<T> => {
    const answer = await user.post<T>(address, body, newKey());
    if (answer.status !== 200) throw new Error(`${address}: ${answer.text}`);
    return answer.value;
  };
  const { quote_id } = await step<{ quote_id: string }>(`${path}/quote`, asked);
  const { confirmation_code } = await step<{ confirmation_code: string }>(`${path}/create`, { quote_id });
  const own = `${path}/${confirmation_code}`;
  await step(`${own}/${saving}`, travellers);
  await step(`${own}/submit`, {});
  await chargeWalletOf(cluster.database, confirmation_code, MUCH);
  await step("payment/v2/start", { confirmation_code, gateway: "zarinpal", use_wallet: true });
  const status = async () => (await user.get<{ status: string }>(own)).value.status;
  for (const until = Date.now() + PATIENCE_MS; (await status()) !== "successful" && Date.now() < until; )
    await delay(50);
  return status();
}
