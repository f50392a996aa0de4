import { createConnection, createServer, type Socket } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { createApp } from "#provider/app.ts";
import { startPostgres } from "#tests/postgres.ts";
import { callerOf } from "#tests/support/client.ts";
import { frozenWorld, testServices } from "#tests/support/services.ts";
import { isDatabaseAway } from "./away.ts";
import { migrationsFolder } from "./connection.ts";
import { openPostgres } from "./postgres.ts";

const withCode = (code: string) => Object.assign(new Error("refused"), { code });

test.each(["08006", "53300", "57P01", "55P03", "25006", "25P03", "ECONNRESET", "EHOSTUNREACH"])(
  "%s is a database that is away",
  (code) => {
    expect(isDatabaseAway(new Error("outer", { cause: withCode(code) }))).toBe(true);
  },
);

test.each(["23514", "40001", "42P01", "22003"])("%s is an answer of a database that is there", (code) => {
  expect(isDatabaseAway(withCode(code))).toBe(false);
});

test("a demoted server, which only reads, is answered 503 with Retry-After", async ({ skip }) => {
  const postgres = await startPostgres(["fsync=off"], frozenWorld);
  if (postgres === null) return skip();
  const services = await testServices({ url: postgres.url });
  onTestFinished(async () => {
    await services.database.close();
    await postgres.stop();
  });
  const name = new URL(postgres.url).pathname.slice(1);
  await services.database.query(`ALTER DATABASE ${name} SET default_transaction_read_only = on`);
  // Connections of before do not know of it.
  const database = openPostgres({ url: postgres.url }, migrationsFolder);
  onTestFinished(() => database.close());
  const { post, get } = callerOf(createApp({ ...services, database, reading: database }));
  const asked = await post("user/v2/send-otp", { mobile: "09120000007" });
  expect([asked.status, asked.reason, asked.headers.get("Retry-After")]).toEqual([
    503,
    "unavailable",
    expect.stringMatching(/^\d+$/),
  ]);
  expect((await get("content/v2/home")).status).toBe(200);
});

test("a server that vanishes in the middle is given up, and its connection is not lent out again", async ({ skip }) => {
  const postgres = await startPostgres();
  if (postgres === null) return skip();
  const { hostname, port, pathname } = new URL(postgres.url);
  const pairs: [Socket, Socket][] = [];
  const door = createServer((client) => {
    const server = createConnection(Number(port), hostname);
    client.pipe(server).pipe(client);
    for (const end of [client, server]) end.on("error", () => {});
    pairs.push([client, server]);
  });
  await new Promise<void>((resolve) => door.listen(0, "127.0.0.1", resolve));
  const address = door.address();
  if (address === null || typeof address === "string") throw new Error("No port");
  const url = `postgres://postgres@127.0.0.1:${address.port}${pathname}`;
  const database = openPostgres({ url }, migrationsFolder, () => {}, 100);
  onTestFinished(async () => {
    await database.close();
    for (const pair of pairs) for (const end of pair) end.destroy();
    door.close();
    await postgres.stop();
  });
  const limits = { statement: 200, lock: 200, idle: 200 };
  const cut = database.withTx(async (tx) => {
    await tx.query("SELECT 1");
    for (const [client, server] of pairs) server.unpipe(client);
    await tx.query("SELECT 2");
  }, limits);
  const error = await cut.catch((thrown: unknown) => thrown);
  expect(isDatabaseAway(error)).toBe(true);
  expect(await database.withTx((tx) => tx.query("SELECT 3 AS three"), limits)).toEqual([{ three: 3 }]);
  expect(pairs).toHaveLength(2);
});

test("work without a limit is waited for as long as it takes", async ({ skip }) => {
  const postgres = await startPostgres(["fsync=off"]);
  if (postgres === null) return skip();
  const database = openPostgres({ url: postgres.url }, migrationsFolder, () => {}, 100);
  onTestFinished(async () => {
    await database.close();
    await postgres.stop();
  });
  const slowly = () => database.withTx((tx) => tx.query("SELECT pg_sleep(0.4)"), { statement: 0, lock: 0, idle: 0 });
  await expect(slowly()).resolves.toHaveLength(1);
});
