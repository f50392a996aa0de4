import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { migrationsFolder } from "./connection.ts";
import { faultsOfMigration } from "./migration-rules.ts";

/** Before it there was one process, which was stopped for a migration. */
const FIRST_UNDER_RULES = "0056";

/** Entries of `meta/_journal.json`. A database runs those whose `when` is after the one that it ran last. */
type Journal = { readonly entries: readonly { readonly idx: number; readonly when: number; readonly tag: string }[] };

test("the journal has every migration by its number, each after the one before", () => {
  const { entries } = JSON.parse(readFileSync(join(migrationsFolder, "meta/_journal.json"), "utf8")) as Journal;
  const files = readdirSync(migrationsFolder).filter((name) => name.endsWith(".sql"));
  expect(entries.map(({ tag }) => `${tag}.sql`)).toEqual(files.toSorted());
  for (const { idx, tag } of entries) expect(Number(tag.slice(0, 4)), tag).toBe(idx);
  // One that is not after the others would run on an empty database, and never on one that is in use.
  expect(entries).toEqual(entries.toSorted((one, other) => one.when - other.when));
  expect(new Set(entries.map(({ when }) => when)).size).toBe(entries.length);
});

test("no migration takes away what the version before uses, or locks a table for as long as it is long", () => {
  const ours = readdirSync(migrationsFolder).filter((name) => name.endsWith(".sql") && name >= FIRST_UNDER_RULES);
  expect(ours.length).toBeGreaterThan(0);
  const faults = ours.flatMap((name) =>
    faultsOfMigration(readFileSync(join(migrationsFolder, name), "utf8")).map((fault) => `${name} ${fault}`),
  );
  expect(faults).toEqual([]);
});

test.each([
  ["drop", 'ALTER TABLE "payment" DROP COLUMN "checks";'],
  ["drop", "DROP TABLE quote;"],
  ["rename", 'ALTER TABLE "payment" RENAME COLUMN "checks" TO "tries";'],
  ["not-null", 'ALTER TABLE "payment" ALTER COLUMN "gateway" SET NOT NULL;'],
  ["type", 'ALTER TABLE "payment" ALTER COLUMN "checks" SET DATA TYPE bigint;'],
  ["column-without-default", 'ALTER TABLE "payment" ADD COLUMN "note" text NOT NULL;'],
  ["constraint", 'ALTER TABLE "payment" ADD CONSTRAINT "few_checks" CHECK ("checks" < 9);'],
  ["index", 'CREATE INDEX "payment_by_age" ON "payment" ("created_at");'],
])("%s is found: %s", (name, sql) => {
  const found = faultsOfMigration(`CREATE TABLE "other" (id int);\n--> statement-breakpoint\n${sql}`);
  expect(found.map((fault) => fault.split(":")[0])).toEqual([name]);
});

test.each([
  'ALTER TABLE "payment" ADD COLUMN "note" text;',
  `ALTER TABLE "payment" ADD COLUMN "note" text NOT NULL DEFAULT '';`,
  'ALTER TABLE "payment" ADD CONSTRAINT "few_checks" CHECK ("checks" < 9) NOT VALID;',
  'CREATE INDEX IF NOT EXISTS "payment_by_age" ON "payment" ("created_at");',
  '-- DROP TABLE quote is for later\nCREATE TABLE "other" (id int);\n--> statement-breakpoint\nCREATE INDEX "i" ON "other" (id);',
  'DROP TABLE quote;\n--> statement-breakpoint\nUPDATE "schema_floor" SET "oldest" = 1795482859053;',
])("may be: %s", (sql) => {
  expect(faultsOfMigration(sql)).toEqual([]);
});
