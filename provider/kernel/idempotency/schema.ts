import { index, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { moment } from "../database/columns.ts";

/**
 * The answers to calls that must happen once, by the key of the caller's intent. Kept two days.
 */
export const idempotency = pgTable(
  "idempotency",
  {
    principal: text("principal").notNull(),
    route: text("route").notNull(),
    key: text("key").notNull(),
    requestHash: text("request_hash").notNull(),
    /** `running` is seen by others only where a call waits for another system. */
    state: text("state", { enum: ["running", "done"] }).notNull(),
    /** The answer's JSON, sealed: it may name people. */
    body: text("body"),
    lockedUntil: moment("locked_until"),
    createdAt: moment("created_at").notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.principal, table.route, table.key] }),
    index("idempotency_by_age").on(table.createdAt),
  ],
);
