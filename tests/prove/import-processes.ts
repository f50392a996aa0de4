import { inventories } from "#domain/import/inventories.ts";
import { openDatabase } from "#provider/kernel/database/connection.ts";
import { readSettings } from "#provider/kernel/settings.ts";
import { startPostgres } from "#tests/postgres.ts";
import { atRandom, cutImports, type Left, moved } from "./import.ts";
import { type Sold, sell } from "./import-sale.ts";
import type { Proof } from "./main.ts";
import { numberFrom } from "./options.ts";
import { type ProviderProcess, startProvider } from "./provider-processes.ts";
import { type Client, testClusterOf } from "./test-cluster.ts";

const long = (letter: string): string => letter.repeat(40);

/** Settings of a production; its SMS go nowhere. */
const PRODUCTION = {
  APP_ENV: "production",
  PUBLIC_BASE_URL: "https://shop.example",
  TOKEN_SECRET: long("t"),
  PII_KEY: long("p"),
  VOUCHER_KEY: long("v"),
  PROXY_SECRET: long("x"),
  SMS_GATEWAY_URL: "http://127.0.0.1:9",
  ZARINPAL_MERCHANT_ID: "00000000-0000-0000-0000-000000000000",
  DATABASE_URL: "postgres://unused",
};
/** Credentials of both sides: the command sends them too. */
const CALLED_WITH = { CLIENT_TOKEN: "prove-shop", OPERATOR_TOKEN: long("o") };

const clientOf = ({ client }: ProviderProcess): Client => ({
  request: (path, init) =>
    client.request(path, { ...init, headers: { ...init?.headers, "Client-Token": CALLED_WITH.CLIENT_TOKEN } }),
});

/**
 * Exports the demonstration's inventory (200 properties, 20 tours, 50 flights) and imports it into an empty production
 * on PostgreSQL: the same rows are exported there, each inventory is found within a second of its command's end and
 * booked to the voucher. Then an import that changes every price, and `--kills` (12) more, in which the command or the
 * provider is killed at a random moment.
 */
export async function run(args: readonly string[]): Promise<Proof> {
  const [full, empty] = [await startPostgres(), await startPostgres()];
  if (full === null || empty === null) throw new Error("This is proved on PostgreSQL, and there is none");
  const database = await openDatabase({ url: empty.url });
  Object.assign(process.env, CALLED_WITH);
  const { DATABASE_URL: _, ...environment } = PRODUCTION;
  const shop = () => startProvider({ url: empty.url }, { environment });
  try {
    const from = await startProvider({ url: full.url }, { startsWithinMs: 240_000 });
    const to = await shop();
    const cluster = testClusterOf(database, [clientOf(to)], readSettings({ ...PRODUCTION, ...CALLED_WITH }));
    const brought: Record<string, Awaited<ReturnType<typeof moved>> & Sold> = {};
    for (const inventory of inventories) {
      const found = await moved(inventory, from, to);
      brought[inventory] = { ...found, ...(await sell(cluster, inventory)) };
    }
    await from.stop();
    await to.stop();
    const cuts = Array.from({ length: numberFrom(args, "kills", 12) }, (_, kill) =>
      atRandom(kill % 2 === 0 ? "command" : "provider", 6_000),
    );
    // Control: unless this one changes prices, an unchanged price after a killed import proves nothing.
    const [uncut, ...left] = await cutImports(database, shop, [async ({ begin }) => begin(), ...cuts]);
    const counted = (what: Left) => left.filter((one) => one === what).length;
    const killed = { kills: cuts.length, nothing: counted("nothing"), all: counted("all"), torn: counted("torn") };
    const isWhole = Object.values(brought).every(
      ({ not_created, differs, found_after_ms, status }) =>
        not_created === 0 && differs === 0 && found_after_ms < 1_000 && status === "successful",
    );
    return {
      holds: isWhole && uncut === "all" && killed.torn === 0 && killed.nothing + killed.all === killed.kills,
      brought,
      ...killed,
    };
  } finally {
    await database.close();
    await full.stop();
    await empty.stop();
  }
}
