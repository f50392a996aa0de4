import { type Pool, startPool } from "#tests/support/pgbouncer.ts";

const pools = new Map<string, Promise<Pool | null>>();

/**
 * A provider's database addresses. With `--pool` it connects through PgBouncer in transaction mode, which ends with
 * this process.
 *
 * @throws when PgBouncer is requested and not installed.
 */
export async function addressesOf(url: string): Promise<Readonly<Record<string, string>>> {
  if (!process.argv.includes("--pool")) return { DATABASE_URL: url };
  const starting = pools.get(url) ?? startPool(url);
  pools.set(url, starting);
  const pool = await starting;
  if (pool === null) throw new Error("This is proved behind PgBouncer, and there is none");
  return { DATABASE_URL: pool.url, DATABASE_DIRECT_URL: url, PREPARED: "off" };
}
