import { test } from "vitest";
import { startPostgres } from "#tests/postgres.ts";
import { townTests } from "./town-tests.ts";

const server = await startPostgres();
await server?.stop();
if (server === null) test.skip("G2, G4 on PostgreSQL: there is none");
else townTests("postgres");
