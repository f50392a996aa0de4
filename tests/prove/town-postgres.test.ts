import { test } from "vitest";
import { hasPostgres } from "#tests/postgres.ts";
import { townTests } from "./town-tests.ts";

if (!hasPostgres()) test.skip("G2, G4 on PostgreSQL: there is none");
else townTests("postgres");
