import pg from "pg";
import type { Fleet } from "./layout.ts";
import { until } from "./until.ts";

/**
 * Does `work` as the superuser at the door that leads to the primary, again until it is true: a primary may be away for a
 * while, and statements of `work` be sent twice.
 */
export async function onPrimary(
  { ports, passwords }: Pick<Fleet, "ports" | "passwords">,
  database: string,
  work: (client: pg.Client) => Promise<boolean>,
): Promise<void> {
  const connectionString = `postgres://postgres:${passwords.postgres}@127.0.0.1:${ports.rw}/${database}`;
  await until(async () => {
    const client = new pg.Client({ connectionString, connectionTimeoutMillis: 2_000 });
    client.on("error", () => {});
    try {
      await client.connect();
      return await work(client);
    } finally {
      await client.end();
    }
  }, "the primary");
}
