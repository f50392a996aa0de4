import { test } from "vitest";
import { hasPostgres } from "#tests/postgres.ts";
import { loadScenarioTests } from "./load-scenario-tests.ts";

if (!hasPostgres()) test.skip("on PostgreSQL: there is none");
else loadScenarioTests("postgres");
