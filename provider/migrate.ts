import { setTimeout as delay } from "node:timers/promises";
import { isDatabaseAway } from "./kernel/database/away.ts";
import { openDatabase } from "./kernel/database/connection.ts";
import type { Database } from "./kernel/database/database.ts";
import { grantTo } from "./kernel/database/grants.ts";

/**
 * `npm run migrate`: brings the tables up to date as their owner, whose address is `DATABASE_DIRECT_URL` or `DATABASE_URL`,
 * and gives the role that the provider runs as (`DATABASE_ROLE`) its rights. The provider itself then needs no right to change a table.
 */
const { DATABASE_URL, DATABASE_DIRECT_URL, DATABASE_ROLE: role } = process.env;
const url = DATABASE_DIRECT_URL || DATABASE_URL;
if (!url || !role) {
  console.error(
    "migrate: set DATABASE_URL or DATABASE_DIRECT_URL to the owner's address and DATABASE_ROLE to the provider's role",
  );
  process.exit(2);
}

/** A database that is away for a moment, as during a failover, is asked again; both steps may be repeated. */
const TRIES = 5;
const PAUSE_MS = 2_000;

async function migrate(database: Database, grantee: string): Promise<void> {
  for (let tried = 1; ; tried++) {
    try {
      await database.migrate();
      return await grantTo(database, grantee);
    } catch (error) {
      if (!isDatabaseAway(error) || tried === TRIES) throw error;
      await delay(PAUSE_MS);
    }
  }
}

const database = await openDatabase({ url });
try {
  await migrate(database, role);
  console.log(`The tables are up to date, and ${role} has its rights.`);
} catch (error) {
  console.error(`migrate: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
} finally {
  await database.close();
}
