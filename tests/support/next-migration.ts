import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { faultsOfMigration } from "#provider/kernel/database/migration-rules.ts";

type Journal = { entries: { idx: number; version: string; when: number; tag: string; breakpoints: boolean }[] };

/** Migration of a next version, all additions: columns of tables that every booking writes, and a table of its own. */
export const NEXT_MIGRATION = `ALTER TABLE "reservation" ADD COLUMN "of_next_version" text;
--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "of_next_version" text NOT NULL DEFAULT '';
--> statement-breakpoint
CREATE TABLE "of_next_version" ("id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY, "note" text NOT NULL);
--> statement-breakpoint
CREATE INDEX "of_next_version_by_note" ON "of_next_version" ("note");`;

/** Adds a migration after the last one of a folder. @throws when the rules of migrations do not allow it. */
export function addMigration(folder: string, sql = NEXT_MIGRATION): void {
  const faults = faultsOfMigration(sql);
  if (faults.length > 0) throw new Error(faults.join("\n"));
  const file = join(folder, "meta/_journal.json");
  const journal: Journal = JSON.parse(readFileSync(file, "utf8"));
  const last = journal.entries.at(-1)!;
  const tag = `${String(last.idx + 1).padStart(4, "0")}_next_version`;
  journal.entries.push({ ...last, idx: last.idx + 1, when: last.when + 1, tag });
  writeFileSync(join(folder, `${tag}.sql`), sql);
  writeFileSync(file, JSON.stringify(journal));
}
