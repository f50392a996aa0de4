import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { LAST_EXEMPT, migrationFaults } from "./migration-rules.ts";
import { root } from "./paths.mjs";

const next = `${String(LAST_EXEMPT + 1).padStart(4, "0")}_next.sql`;

test.each([
  ["DROP", "ALTER TABLE quote DROP COLUMN hash;"],
  ["DROP", "DROP INDEX quote_by_end;"],
  ["RENAME", "ALTER TABLE quote RENAME COLUMN hash TO digest;"],
  ["SET NOT NULL", "ALTER TABLE quote ALTER COLUMN hash SET NOT NULL;"],
  ["a changed TYPE", "ALTER TABLE quote ALTER COLUMN id TYPE bigint;"],
  ["a constraint without NOT VALID", "ALTER TABLE quote ADD CONSTRAINT short CHECK (length(hash) < 99);"],
  ["a NOT NULL column without DEFAULT", 'ALTER TABLE "quote" ADD COLUMN "kind" text NOT NULL;'],
])("refuses %s", (name, sql) => {
  expect(migrationFaults(next, sql)).toEqual([name]);
  expect(migrationFaults(next.replace("_", "_contract_"), sql)).toEqual([]);
  expect(migrationFaults("0001_old.sql", sql)).toEqual([]);
});

test.each([
  "CREATE TABLE lounge (id bigint PRIMARY KEY, seats int NOT NULL CHECK (seats > 0));",
  "ALTER TABLE quote ADD COLUMN kind text NOT NULL DEFAULT 'property';",
  "ALTER TABLE quote ADD CONSTRAINT short CHECK (length(hash) < 99) NOT VALID;\nALTER TABLE quote VALIDATE CONSTRAINT short;",
  "ALTER TABLE quote ALTER COLUMN property_id DROP NOT NULL; -- DROP TABLE is not meant",
  "ALTER TABLE reservation DROP CONSTRAINT a_stay_has_nights;",
])("takes what only adds: %s", (sql) => expect(migrationFaults(next, sql)).toEqual([]));

test("every migration keeps the rules", () => {
  const folder = join(root, "provider/database/migrations");
  const files = readdirSync(folder).filter((file) => file.endsWith(".sql"));
  expect(files.length).toBeGreaterThan(10);
  const faults = files.map((file) => [file, migrationFaults(file, readFileSync(join(folder, file), "utf8"))]);
  expect(faults.filter(([, found]) => found!.length > 0)).toEqual([]);
});
