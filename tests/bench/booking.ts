import pg from "pg";
import { addDays } from "#domain/calendar/arithmetic.ts";
import type { QuoteValue, ReservationValue } from "#domain/contract/reservation.shapes.ts";
import { FROZEN_TODAY } from "#fixtures/world/demo.ts";
import { createApp } from "#provider/app.ts";
import { post, walletOf } from "#provider/ledger/journal.ts";
import { guestsFor, prepareRoom, standAtFrozenNoon, type TestRoom } from "#provider/reservation/test-stay.ts";
import { readSettings } from "#provider/settings.ts";
import { newKey } from "#provider/test-client.ts";
import { testServices } from "#provider/test-services.ts";
import { startPostgres } from "#tests/postgres.ts";
import { houseOf, numberFrom } from "#tests/prove/house.ts";

const CLIENTS = 8;
const ROOMS = 16;
const NIGHTS = 2;
const WALLET = 900_000_000_000;

/**
 * `npm run bench -- booking [--seconds 8] [--rounds 3]`: bookings a second on PostgreSQL, each a hold, its travellers,
 * its submission and its payment out of the wallet: four calls and four transactions, in process. Beside it, turn about,
 * the smallest SQL that is correct for the same four: rows locked in order, the conditional update, a double entry, an
 * idempotency key and an event each. Prints one JSON line; `share` is ours over the smallest's.
 */
export async function run(args: readonly string[]): Promise<void> {
  const postgres = await startPostgres();
  if (postgres === null) return;
  const services = await testServices({ url: postgres.url });
  const pool = new pg.Pool({ connectionString: postgres.url, max: CLIENTS });
  try {
    await standAtFrozenNoon(services.database);
    const rooms: TestRoom[] = [];
    while (rooms.length < ROOMS) {
      rooms.push(await prepareRoom(services.database, { rooms: 1_000_000, checkIn: addDays(FROZEN_TODAY, 25) }));
    }
    const ours = await ourBooking(services, rooms);
    const bare = await smallestBooking(pool, rooms);
    const seconds = numberFrom(args, "seconds", 8);
    const rates: { ours: number[]; bare: number[] } = { ours: [], bare: [] };
    await rateOf(ours, 1);
    await rateOf(bare, 1);
    for (let round = 0; round < numberFrom(args, "rounds", 3); round++) {
      rates.ours.push(await rateOf(ours, seconds));
      rates.bare.push(await rateOf(bare, seconds));
    }
    const middle = (all: number[]) => all.toSorted((one, other) => one - other)[all.length >> 1] ?? 0;
    const [our, smallest] = [middle(rates.ours), middle(rates.bare)];
    console.log(
      JSON.stringify({
        bench: "booking",
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

type Services = Awaited<ReturnType<typeof testServices>>;

async function ourBooking(services: Services, rooms: readonly TestRoom[]): Promise<Booking> {
  const app = createApp(services);
  const house = houseOf(services.database, [app], readSettings({}));
  const users = await Promise.all(
    Array.from({ length: CLIENTS }, async () => {
      const user = await house.user();
      const { id } = (await user.get<{ id: number }>("user/v2/me")).value;
      await services.database.withTx((tx) =>
        post(tx, {
          kind: "charge",
          ref: `bench:${id}`,
          postings: [
            { account: walletOf(id), amount: WALLET },
            { account: { kind: "gateway_clearing" }, amount: -WALLET },
          ],
        }),
      );
      return user;
    }),
  );
  // A price is asked for while one looks around; what is measured begins with the wish to book.
  const quotes = await Promise.all(
    rooms.map(
      async (room) => (await users[0]!.post<QuoteValue>("reserve/v2/quote", room.request({ nights: NIGHTS }))).value,
    ),
  );
  return async (client, turn) => {
    const user = users[client]!;
    const { quote_id } = quotes[(client + turn) % quotes.length]!;
    const held = await user.post<ReservationValue>("reserve/v2/create", { quote_id }, newKey());
    const code = held.value.confirmation_code;
    await user.post(`reserve/v2/${code}/save-guests`, guestsFor(), newKey());
    await user.post(`reserve/v2/${code}/submit`, {}, newKey());
    const choice = { confirmation_code: code, gateway: "test", use_wallet: true };
    const paid = await user.post("payment/v2/start", choice, newKey());
    if (paid.status !== 200) throw new Error(`Not booked: ${paid.text}`);
  };
}

/** The same in as few statements as keep the promises, in tables of their own. */
async function smallestBooking(pool: pg.Pool, rooms: readonly TestRoom[]): Promise<Booking> {
  await pool.query(`
    CREATE SCHEMA bare;
    CREATE TABLE bare.stock (room bigint, night date, total int NOT NULL, held int NOT NULL DEFAULT 0, sold int NOT NULL DEFAULT 0,
      PRIMARY KEY (room, night), CHECK (held >= 0 AND sold >= 0 AND held + sold <= total));
    CREATE TABLE bare.booking (id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY, code text UNIQUE NOT NULL, status text NOT NULL,
      room bigint NOT NULL, check_in date NOT NULL, check_out date NOT NULL, total bigint NOT NULL, paid bigint NOT NULL DEFAULT 0, offer jsonb NOT NULL);
    CREATE TABLE bare.event (booking_id bigint NOT NULL REFERENCES bare.booking, status text NOT NULL, at timestamptz NOT NULL DEFAULT clock_timestamp());
    CREATE TABLE bare.traveller (booking_id bigint NOT NULL REFERENCES bare.booking, data text NOT NULL);
    CREATE TABLE bare.key (principal text, route text, key text, hash text NOT NULL, body text, PRIMARY KEY (principal, route, key));
    CREATE TABLE bare.account (id int PRIMARY KEY, balance bigint NOT NULL);
    CREATE TABLE bare.journal (id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY, kind text NOT NULL, ref text NOT NULL, UNIQUE (kind, ref));
    CREATE TABLE bare.posting (journal_id bigint NOT NULL REFERENCES bare.journal, account_id int NOT NULL, amount bigint NOT NULL);
    CREATE TABLE bare.payment (id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY, booking_id bigint NOT NULL REFERENCES bare.booking, amount bigint NOT NULL, state text NOT NULL);
    CREATE UNIQUE INDEX ON bare.payment (booking_id) WHERE state = 'verified';
    CREATE TABLE bare.outbox (id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY, payload text NOT NULL);
    INSERT INTO bare.account SELECT n, ${WALLET} FROM generate_series(0, ${CLIENTS}) n;
  `);
  for (const { roomTypeId } of rooms) {
    await pool.query(
      "INSERT INTO bare.stock (room, night, total) SELECT $1, date '2026-12-15' + n, 1000000 FROM generate_series(0, 30) n",
      [roomTypeId],
    );
  }
  const CHECK_IN = "2026-12-15";
  const CHECK_OUT = "2026-12-17";
  const TOTAL = 50_000_000;
  const offer = JSON.stringify({ rooms: [{ nights: Array(NIGHTS).fill({ sale: TOTAL / NIGHTS }) }] });
  const guests = guestsFor().travellers.map((one) => JSON.stringify(one));

  async function inTransaction(client: pg.PoolClient, work: () => Promise<void>): Promise<void> {
    await client.query("BEGIN");
    await work();
    await client.query("COMMIT");
  }
  const claim = (client: pg.PoolClient, who: number, route: string, key: string) =>
    client.query({
      name: "claim",
      text: "INSERT INTO bare.key VALUES ($1, $2, $3, 'hash', 'body')",
      values: [String(who), route, key],
    });

  return async (who, turn) => {
    const room = rooms[(who + turn) % rooms.length]!.roomTypeId;
    const key = newKey()["Idempotency-Key"];
    const client = await pool.connect();
    try {
      let id = "";
      await inTransaction(client, async () => {
        await claim(client, who, "create", key);
        await client.query({
          name: "lock",
          text: "SELECT 1 FROM bare.stock WHERE room = $1 AND night >= $2 AND night < $3 ORDER BY night FOR NO KEY UPDATE",
          values: [room, CHECK_IN, CHECK_OUT],
        });
        const held = await client.query({
          name: "hold",
          text: "UPDATE bare.stock SET held = held + 1 WHERE room = $1 AND night >= $2 AND night < $3 AND held + sold < total",
          values: [room, CHECK_IN, CHECK_OUT],
        });
        if (held.rowCount !== NIGHTS) throw new Error("sold out");
        const made = await client.query<{ id: string }>({
          name: "make",
          text: "WITH made AS (INSERT INTO bare.booking (code, status, room, check_in, check_out, total, offer) VALUES ($1, 'held', $2, $3, $4, $5, $6) RETURNING id), told AS (INSERT INTO bare.event (booking_id, status) SELECT id, 'held' FROM made) SELECT id FROM made",
          values: [key, room, CHECK_IN, CHECK_OUT, TOTAL, offer],
        });
        id = made.rows[0]?.id ?? "";
      });
      await inTransaction(client, async () => {
        await claim(client, who, "guests", key);
        await client.query({
          name: "guests",
          text: "INSERT INTO bare.traveller SELECT $1, data FROM unnest($2::text[]) data",
          values: [id, guests],
        });
      });
      await inTransaction(client, async () => {
        await claim(client, who, "submit", key);
        await client.query({
          name: "submit",
          text: "WITH done AS (UPDATE bare.booking SET status = 'ready' WHERE id = $1 AND status = 'held' RETURNING id) INSERT INTO bare.event (booking_id, status) SELECT id, 'ready' FROM done",
          values: [id],
        });
      });
      await inTransaction(client, async () => {
        await claim(client, who, "pay", key);
        const paid = await client.query({
          name: "pay",
          text: "UPDATE bare.account SET balance = balance - $2 WHERE id = $1 AND balance >= $2",
          values: [who, TOTAL],
        });
        if (paid.rowCount !== 1) throw new Error("too little");
        await client.query({
          name: "book",
          text: `WITH paid AS (INSERT INTO bare.payment (booking_id, amount, state) VALUES ($1, $2, 'verified') RETURNING id),
            noted AS (INSERT INTO bare.journal (kind, ref) SELECT 'payment', id::text FROM paid RETURNING id),
            posted AS (INSERT INTO bare.posting SELECT id, account, amount FROM noted, (VALUES ($3::int, -$2::bigint), (${CLIENTS}, $2::bigint)) AS entries (account, amount)),
            sold AS (UPDATE bare.stock SET held = held - 1, sold = sold + 1 WHERE room = $4 AND night >= $5 AND night < $6),
            told AS (INSERT INTO bare.event (booking_id, status) VALUES ($1, 'paid')),
            queued AS (INSERT INTO bare.outbox (payload) VALUES ('issue'))
            UPDATE bare.booking SET status = 'paid', paid = $2 WHERE id = $1 AND status = 'ready'`,
          values: [id, TOTAL, who, room, CHECK_IN, CHECK_OUT],
        });
      });
    } finally {
      client.release();
    }
  };
}
