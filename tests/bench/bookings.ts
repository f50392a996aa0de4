import pg from "pg";
import { addDays } from "#domain/calendar/arithmetic.ts";
import type { Envelope } from "#domain/contract/envelope.shapes.ts";
import type { QuoteEnvelope, ReservationEnvelope } from "#domain/contract/reservation.shapes.ts";
import { FROZEN_TODAY } from "#fixtures/world/demo.ts";
import { createApp } from "#provider/app.ts";
import { ensureAccount } from "#provider/identity/user/account.ts";
import { openSession } from "#provider/identity/user/session.ts";
import { userTokens } from "#provider/identity/user/token.ts";
import type { Database } from "#provider/kernel/database/database.ts";
import type { ServerTarget } from "#provider/kernel/database/target.ts";
import { createAddressLimits } from "#provider/kernel/http/address-limits.ts";
import { post, walletOf } from "#provider/money/ledger/journal.ts";
import type { Services } from "#provider/services.ts";
import { type BookableItem, flightsOf, stayIn, tourOf } from "#tests/prove/bookable-items.ts";
import { newKey } from "#tests/support/client.ts";
import {
  AHEAD_SECONDS,
  connectingIn,
  flightRequest,
  prepareFlight,
  prepareOffer,
  returningIn,
} from "#tests/support/flight.ts";
import { testServices } from "#tests/support/services.ts";
import { prepareRoom, standAtFrozenNoon } from "#tests/support/stay.ts";
import { prepareTour } from "#tests/support/tour.ts";
import { smallestBooking } from "./smallest-booking.ts";
import { type SmallestStock, smallestFlight, smallestNights, smallestTour } from "./smallest-stock.ts";

export const CLIENTS = 8;
/** Number of items booked in turn, so that clients seldom contend for the same one. */
const ITEMS = 64;
const NIGHTS = 2;
export const BOOKED = ["stay", "tour", "flight"] as const;
const MANY = 1_000_000;
const WALLET = 900_000_000_000;

/** Bookings of one product on a PostgreSQL: ours and the smallest correct SQL for them, in the same tables. */
export type Bookings = {
  readonly services: Services;
  /** Four calls of the provider, in process: a hold, its travellers, its submission and its payment from the wallet. */
  readonly ours: Booking;
  /** The smallest booking; it writes sealed texts of earlier bookings of ours. */
  smallest(): Promise<Booking>;
  close(): Promise<void>;
};

/** Opens a provider over an empty database and adds the items to book. */
export async function openBookings(place: ServerTarget, product: (typeof BOOKED)[number] = "stay"): Promise<Bookings> {
  const tested = await testServices(place);
  // The clients are faster than people, so limits are raised.
  const services = {
    ...tested,
    log: { ...tested.log, error: console.error },
    addressLimits: createAddressLimits(Number.MAX_SAFE_INTEGER, tested.vault),
  };
  await standAtFrozenNoon(services.database);
  const travellers = await travellersOf(services);
  const { prepare, stock, payable } = products[product];
  const item: BookableItem[] = [];
  while (item.length < ITEMS) item.push(await prepare(services.database));
  const [{ path, saving, travellers: people }] = item as [BookableItem];
  const ask = asker(services);
  // Quotes are made in advance, while travellers would look around; the measurement begins with the booking.
  const quoteIds: string[] = [];
  for (const one of item) {
    const quote = await ask<QuoteEnvelope>(travellers[0]!, `${path}/quote`, (await one.request()) as object);
    quoteIds.push(quote.quote_id);
  }
  let pool: pg.Pool | null = null;

  return {
    services,
    async ours(client, turn) {
      const traveller = travellers[client]!;
      const quote_id = quoteIds[(client + turn) % ITEMS];
      const held = await ask<ReservationEnvelope>(traveller, `${path}/create`, { quote_id });
      const code = held.confirmation_code;
      await ask(traveller, `${path}/${code}/${saving}`, people);
      await ask(traveller, `${path}/${code}/submit`, {});
      const choice = { confirmation_code: code, gateway: "test", use_wallet: true };
      await ask(traveller, "payment/v2/start", choice);
    },
    async smallest() {
      pool = new pg.Pool({ connectionString: place.url, max: CLIENTS, pipeline: true });
      pool.on("error", () => {});
      const book = smallestBooking(pool, await sealedTexts(services, path), stock, payable);
      return (client, turn) => {
        const { userId, sessionId } = travellers[client]!;
        return book({ userId, sessionId, quoteId: quoteIds[(client + turn) % ITEMS]! });
      };
    },
    async close() {
      await pool?.end();
      await services.database.close();
    },
  };
}

type Bookable = { prepare(database: Database): Promise<BookableItem>; stock: SmallestStock; payable: string };

/** Booking of each product: two nights of a room for two people, a room of a tour, or two flights each way. */
const products: Readonly<Record<(typeof BOOKED)[number], Bookable>> = {
  stay: {
    async prepare(database) {
      const room = await prepareRoom(database, { rooms: MANY, checkIn: addDays(FROZEN_TODAY, 25) });
      return { ...stayIn(room), request: () => room.request({ nights: NIGHTS }) };
    },
    stock: smallestNights(NIGHTS),
    payable: "supplier_payable",
  },
  tour: {
    async prepare(database) {
      const tour = await prepareTour(database, { seats: MANY, rooms: MANY });
      return tourOf(() => tour);
    },
    stock: smallestTour,
    payable: "held_in_trust",
  },
  flight: {
    async prepare(database) {
      const flown = (from: string, to: string, leavesIn: number) =>
        prepareFlight(database, { seats: MANY, fares: [{ seats: MANY }], from, to, leavesIn });
      const way = async (places: readonly [string, string, string], leavesIn: number) => {
        const [from, by, to] = places;
        const flights = [await flown(from, by, leavesIn), await flown(by, to, connectingIn(leavesIn))];
        return prepareOffer(
          database,
          flights.flatMap(({ parts }) => parts),
        );
      };
      const out = await way(["TBZ", "THR", "KIH"], AHEAD_SECONDS);
      const back = await way(["KIH", "THR", "TBZ"], returningIn(AHEAD_SECONDS));
      const request = await flightRequest(database, [out, back], { adult_count: 2 });
      return flightsOf(() => request);
    },
    stock: smallestFlight(4),
    payable: "supplier_payable",
  },
};

export type Booking = (client: number, turn: number) => Promise<void>;

/** Bookings per second with a number of concurrent clients. */
export async function rateOf(book: Booking, seconds: number): Promise<number> {
  const started = performance.now();
  const until = started + seconds * 1_000;
  let booked = 0;
  await Promise.all(
    Array.from({ length: CLIENTS }, async (_, client) => {
      for (let turn = 0; performance.now() < until; turn++) {
        await book(client, turn);
        booked += 1;
      }
    }),
  );
  return booked / ((performance.now() - started) / 1_000);
}

type Traveller = { userId: number; sessionId: string; token: string; address: string };

/** One logged-in user per client, with more money than can be spent. */
async function travellersOf({ database, vault, settings }: Services): Promise<Traveller[]> {
  const one = (client: number) =>
    database.withTx(async (tx) => {
      const { id: userId } = await ensureAccount(tx, vault, `0901000000${client}`, "fa");
      const session = { userId, displayName: "", isBrowser: false, isProved: true };
      const { token } = await openSession(tx, settings, session);
      await post(tx, {
        kind: "charge",
        ref: `bench:${userId}`,
        postings: [
          { account: walletOf(userId), amount: WALLET },
          { account: { kind: "gateway_clearing" }, amount: -WALLET },
        ],
      });
      const sessionId = userTokens(settings).read(token)?.jti ?? "";
      return { userId, sessionId, token, address: `127.0.1.${client + 1}` };
    });
  const all: Traveller[] = [];
  while (all.length < CLIENTS) all.push(await one(all.length));
  return all;
}

/** Socket stub with the remote address of a real request: each client has its own. */
const socketOf = (remoteAddress: string) => ({
  incoming: { socket: { remoteAddress, remotePort: 1, remoteFamily: "IPv4" } },
});

/** Makes calls and only reads their answers; the client's own work is not measured. */
function asker(services: Services) {
  const app = createApp(services);
  return async <T>({ token, address }: Traveller, path: string, body: object): Promise<T> => {
    const request = {
      method: "POST",
      headers: {
        "Client-Token": services.settings.clientToken,
        "Content-Type": "application/json",
        Authorization: `Bearer ${token}`,
        ...newKey(),
      },
      body: JSON.stringify(body),
    };
    const response = await app.request(`/${path}`, request, socketOf(address));
    const { code, reason, value }: Envelope<T> = await response.json();
    if (code !== 200 || value === null) throw new Error(`Not booked: ${path} ${reason}`);
    return value;
  };
}

/** Texts that the provider sealed for a booking, for reuse by code that seals nothing itself. */
async function sealedTexts({ database }: Services, path: string) {
  const [texts] = await database.query<{ booker: string; traveller: string; answer: string }>(
    `SELECT booker, sealed AS traveller, body AS answer FROM reservation
     JOIN reservation_passenger ON reservation_id = reservation.id
     JOIN idempotency ON route = '/' || $1 || '/' || confirmation_code || '/submit' LIMIT 1`,
    [path],
  );
  if (texts === undefined) throw new Error("Nothing was booked yet");
  return texts;
}
