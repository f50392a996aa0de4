import { startPostgres } from "./postgres.ts";

/**
 * Global set-up of a test run: one PostgreSQL, on which each test takes a database of its own. A server that is given
 * (TEST_DATABASE_URL) is used as it is; without an installed one tests run on the embedded engine.
 */
export default async function setUp(): Promise<() => Promise<void>> {
  if (process.env.TEST_DATABASE_URL) return async () => {};
  const server = await startPostgres(["fsync=off"]);
  if (server === null) return async () => {};
  process.env.TEST_DATABASE_URL = server.url;
  return async () => {
    delete process.env.TEST_DATABASE_URL;
    await server.stop();
  };
}
