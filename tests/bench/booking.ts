import pg from "pg";
import { addDays } from "#domain/calendar/arithmetic.ts";
import type { Envelope } from "#domain/contract/envelope.shapes.ts";
import type { QuoteEnvelope, ReservationEnvelope } from "#domain/contract/reservation.shapes.ts";
import { FROZEN_TODAY } from "#fixtures/world/demo.ts";
import { createApp } from "#provider/app.ts";
import type { Database } from "#provider/database/database.ts";
import { createAddressLimits } from "#provider/http/address-limits.ts";
import { post, walletOf } from "#provider/ledger/journal.ts";
import type { Services } from "#provider/services.ts";
import { ensureAccount } from "#provider/user/account.ts";
import { openSession } from "#provider/user/session.ts";
import { userTokens } from "#provider/user/token.ts";
import { startPostgres } from "#tests/postgres.ts";
import { numberFrom, productFrom } from "#tests/prove/house.ts";
import { flightsOf, stayIn, tourOf, type Wares } from "#tests/prove/wares.ts";
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

const CLIENTS = 8;
/** What is booked in turn, so that clients seldom wait for one another. */
const WARES = 64;
const NIGHTS = 2;
const BOOKED = ["stay", "tour", "flight"] as const;
const MANY = 1_000_000;
const WARM_UP = 3;
const WALLET = 900_000_000_000;

/**
 * `npm run bench -- booking [--product stay|tour|flight] [--seconds 8] [--rounds 3]`: bookings a second on PostgreSQL, each a hold, its travellers,
 * its submission and its payment out of the wallet: four calls of the provider, in process. Beside it, turn about, on
 * the same server and in the same tables, the smallest SQL that is correct for the same booking. Prints one JSON line;
 * `share` is ours over the smallest's.
 */
export async function run(args: readonly string[]): Promise<void> {
  const postgres = await startPostgres();
  if (postgres === null) return;
  // All clients share one address.
  const tested = await testServices({ url: postgres.url });
  const services = { ...tested, addressLimits: createAddressLimits(Number.MAX_SAFE_INTEGER, tested.vault) };
  const pool = new pg.Pool({ connectionString: postgres.url, max: CLIENTS, pipeline: true });
  pool.on("error", () => {});
  try {
    await standAtFrozenNoon(services.database);
    const travellers = await travellersOf(services);
    const product = productFrom(args, BOOKED);
    const { prepare, stock, payable } = products[product];
    const wares: Wares[] = [];
    while (wares.length < WARES) wares.push(await prepare(services.database));
    const [{ path, saving, travellers: people }] = wares as [Wares];
    const ask = asker(services);
    // A price is asked for while one looks around; what is measured begins with the wish to book.
    const quoteIds: string[] = [];
    for (const one of wares) {
      const quote = await ask<QuoteEnvelope>(travellers[0]!, `${path}/quote`, (await one.request()) as object);
      quoteIds.push(quote.quote_id);
    }

    const ours: Booking = async (client, turn) => {
      const traveller = travellers[client]!;
      const quote_id = quoteIds[(client + turn) % WARES];
      const held = await ask<ReservationEnvelope>(traveller, `${path}/create`, { quote_id });
      const code = held.confirmation_code;
      await ask(traveller, `${path}/${code}/${saving}`, people);
      await ask(traveller, `${path}/${code}/submit`, {});
      const choice = { confirmation_code: code, gateway: "test", use_wallet: true };
      await ask(traveller, "payment/v2/start", choice);
    };
    await rateOf(ours, WARM_UP);

    const book = smallestBooking(pool, await sealedTexts(services, path), stock, payable);
    const bare: Booking = (client, turn) => {
      const { userId, sessionId } = travellers[client]!;
      return book({ userId, sessionId, quoteId: quoteIds[(client + turn) % WARES]! });
    };
    await rateOf(bare, WARM_UP);
    // Plans are made for a database that is in use, not for empty tables.
    await services.database.maintain();

    const seconds = numberFrom(args, "seconds", 8);
    const rates: { ours: number[]; bare: number[] } = { ours: [], bare: [] };
    for (let round = 0; round < numberFrom(args, "rounds", 3); round++) {
      rates.ours.push(await rateOf(ours, seconds));
      rates.bare.push(await rateOf(bare, seconds));
    }
    const middle = (all: number[]) => all.toSorted((one, other) => one - other)[all.length >> 1] ?? 0;
    const [our, smallest] = [middle(rates.ours), middle(rates.bare)];
    console.log(
      JSON.stringify({
        bench: "booking",
        product,
        clients: CLIENTS,
        bookings_per_second: Math.round(our),
        smallest_sql_per_second: Math.round(smallest),
        share: Math.round((our / smallest) * 100) / 100,
      }),
    );
  } finally {
    await pool.end();
    await services.database.close();
    await postgres.stop();
  }
}

type Bookable = { prepare(database: Database): Promise<Wares>; stock: SmallestStock; payable: string };

/** What is booked of each product: two people, two nights of a room, a room of a tour, or two flights each way. */
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

type Booking = (client: number, turn: number) => Promise<void>;

/** Bookings a second, by so many clients at once. */
async function rateOf(book: Booking, seconds: number): Promise<number> {
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

type Traveller = { userId: number; sessionId: string; token: string };

/** One logged-in user for each client, with more money than can be spent. */
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
      return { userId, sessionId, token };
    });
  const all: Traveller[] = [];
  while (all.length < CLIENTS) all.push(await one(all.length));
  return all;
}

/** The other end, as the server of a real request names it. */
const SOCKET = { incoming: { socket: { remoteAddress: "127.0.0.1", remotePort: 1, remoteFamily: "IPv4" } } };

/** Makes calls and reads their answers, and no more than that: what a client does is not measured. */
function asker(services: Services) {
  const app = createApp(services);
  return async <T>({ token }: Traveller, path: string, body: object): Promise<T> => {
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
    const response = await app.request(`/${path}`, request, SOCKET);
    const { code, reason, value }: Envelope<T> = await response.json();
    if (code !== 200 || value === null) throw new Error(`Not booked: ${path} ${reason}`);
    return value;
  };
}

/** What the provider has sealed of a booking, for one that seals nothing itself. */
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
