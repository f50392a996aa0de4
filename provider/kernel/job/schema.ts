import { bigint, pgTable, text } from "drizzle-orm/pg-core";
import { moment } from "../database/columns.ts";

/** The jobs that one process at a time runs (`lease.ts`). All instants are the machine's clock of the database. */
export const job = pgTable("job", {
  name: text("name").primaryKey(),
  /** Counted up by each run: a run whose lease was lost is told from the one that took it. */
  run: bigint("run", { mode: "number" }).notNull().default(0),
  /** Until then no other process takes it; null while it does not run. */
  leasedUntil: moment("leased_until"),
  nextAt: moment("next_at").notNull(),
  lastStarted: moment("last_started"),
  lastEnded: moment("last_ended"),
  /** The end of the last run that did all of its work. */
  lastOk: moment("last_ok"),
});

/** Progress of checks that cover everything. */
export const checkProgress = pgTable("check_progress", {
  name: text("name").primaryKey(),
  upto: bigint("upto", { mode: "number" }).notNull(),
});
