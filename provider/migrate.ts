import { openDatabase } from "./database/connection.ts";
import { grantTo } from "./database/grants.ts";

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
const database = await openDatabase({ url });
try {
  await database.migrate();
  await grantTo(database, role);
  console.log(`The tables are up to date, and ${role} has its rights.`);
} catch (error) {
  console.error(`migrate: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
} finally {
  await database.close();
}
