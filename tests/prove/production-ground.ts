import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { serve } from "@hono/node-server";
import { FROZEN_NOW, FROZEN_TODAY } from "#fixtures/world/demo.ts";
import { markDemonstration } from "#provider/demo/mark.ts";
import { seedDemo } from "#provider/demo/seed.ts";
import { openDatabase } from "#provider/kernel/database/connection.ts";
import type { Database } from "#provider/kernel/database/database.ts";
import { silentLog } from "#provider/kernel/log.ts";
import { createBank } from "#provider/money/bank/bank.ts";
import { openBooks } from "#provider/money/bank/books.ts";
import { startPostgres } from "#tests/postgres.ts";
import { smallWorld } from "#tests/support/services.ts";
import { standAtFrozenNoon } from "#tests/support/stay.ts";

/** A production as docs/operators.md sets it up, with an inventory, a gateway and a receiver of messages. */

const MIGRATE = fileURLToPath(import.meta.resolve("#provider/migrate.ts"));
const run = promisify(execFile);

export type Ground = {
  /** The provider's environment variables; the role of `DATABASE_URL` owns nothing. */
  readonly environment: Readonly<Record<string, string>>;
  /** Connection as the owner of the tables. */
  readonly owner: Database;
  readonly books: ReturnType<typeof openBooks>;
  /** Newest code sent to a telephone or an e-mail address; empty without one. */
  codeSentTo(to: string): string;
  /** Advances the clock, in seconds, which no role may in production: by a superuser. */
  pass(seconds: number): Promise<void>;
  /** `npm run migrate`, as the owner. */
  migrate(): Promise<void>;
  stop(): Promise<void>;
};

/** Null without PostgreSQL. The clock is set to noon of the frozen day, as in tests. */
export async function productionGround(): Promise<Ground | null> {
  const postgres = await startPostgres(["fsync=off"]);
  if (postgres === null) return null;
  const mark = randomBytes(4).toString("hex");
  const [ownerRole, appRole] = [`shamseh_owner_${mark}`, `shamseh_app_${mark}`];
  const as = (role: string) => {
    const address = new URL(postgres.url);
    address.username = role;
    address.password = role;
    return address.href;
  };
  const admin = await openDatabase({ url: postgres.url });
  const [{ name } = { name: "" }] = await admin.query<{ name: string }>("SELECT current_database() AS name");
  await admin.query(`CREATE ROLE ${ownerRole} LOGIN PASSWORD '${ownerRole}'`);
  await admin.query(`CREATE ROLE ${appRole} LOGIN PASSWORD '${appRole}'`);
  await admin.query(`ALTER DATABASE ${name} OWNER TO ${ownerRole}`);
  const migrate = async () => {
    const env = { ...process.env, DATABASE_URL: as(ownerRole), DATABASE_ROLE: appRole };
    await run(process.execPath, [MIGRATE], { env });
  };
  await migrate();
  const owner = await openDatabase({ url: as(ownerRole) });
  // Inventory of the demonstration, turned into a production's own: see “A database has one APP_ENV”.
  await markDemonstration(owner);
  await standAtFrozenNoon(owner);
  await seedDemo(owner, FROZEN_TODAY, silentLog, smallWorld);
  await owner.query("DELETE FROM demo_world");

  const { codeSentTo, address: gateway, close: closeGateway } = await messageGateway();
  let now = FROZEN_NOW;
  const books = openBooks(":memory:", () => now);
  const bank = serve({ fetch: createBank(books).fetch, port: 0, hostname: "127.0.0.1" });
  await new Promise((resolve) => bank.once("listening", resolve));
  const secret = () => randomBytes(48).toString("base64url");
  return {
    environment: {
      APP_ENV: "production",
      PUBLIC_BASE_URL: "https://shop.example",
      DATABASE_URL: as(appRole),
      CLIENT_TOKEN: "a-production",
      TOKEN_SECRET: secret(),
      PII_KEY: secret(),
      VOUCHER_KEY: secret(),
      PROXY_SECRET: secret(),
      OPERATOR_TOKEN: secret(),
      ZARINPAL_MERCHANT_ID: "11111111-2222-3333-4444-555555555555",
      ZARINPAL_BASE: `http://127.0.0.1:${(bank.address() as AddressInfo).port}`,
      ZARINPAL_TRIAL: "on",
      SMS_GATEWAY_URL: gateway,
      EMAIL_GATEWAY_URL: gateway,
      COMPANY_NETWORKS: "10.20.0.0/16",
      // All callers share one address, and are faster than people.
      LIMIT_FACTOR: "100000",
    },
    owner,
    books,
    codeSentTo,
    async pass(seconds) {
      await admin.query("ALTER TABLE app_clock DISABLE TRIGGER real_time");
      await admin.query("UPDATE app_clock SET offset_seconds = offset_seconds + $1", [seconds]);
      await admin.query("ALTER TABLE app_clock ENABLE TRIGGER real_time");
      now += seconds;
    },
    migrate,
    async stop() {
      closeGateway();
      bank.close();
      books.close();
      await owner.close();
      await admin.query(`ALTER DATABASE ${name} OWNER TO CURRENT_USER`);
      for (const role of [appRole, ownerRole]) {
        await admin.query(`DROP OWNED BY ${role} CASCADE`);
        await admin.query(`DROP ROLE ${role}`);
      }
      await admin.close();
      await postgres.stop();
    },
  };
}

/** Receives SMS and e-mail in the documented form. */
async function messageGateway() {
  const codes = new Map<string, string>();
  const server = createServer(async (request, response) => {
    let body = "";
    for await (const part of request) body += String(part);
    const { to, text } = JSON.parse(body) as { to: string; text: string };
    const code = /\b\d{6}\b/.exec(text)?.[0];
    if (code !== undefined) codes.set(keyOf(to), code);
    response.end("{}");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    codeSentTo: (to: string): string => codes.get(keyOf(to)) ?? "",
    close: () => void server.close(),
  };
}

/** Normalises a number's country prefix; an e-mail address stays. */
const keyOf = (to: string): string => (to.includes("@") ? to : to.slice(-10));
