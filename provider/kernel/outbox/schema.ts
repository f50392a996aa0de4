import { sql } from "drizzle-orm";
import { index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { identity, moment } from "../database/columns.ts";
import { lanes } from "./outbox.ts";

/**
 * A message to another system: written in the transaction that decided it, delivered afterwards by a worker
 *. `payload` goes once it is done, because it may name people.
 */
export const outbox = pgTable(
  "outbox",
  {
    id: identity(),
    kind: text("kind").notNull(),
    /** Each lane has workers of its own. */
    lane: text("lane", { enum: lanes }).notNull().default("work"),
    /** Random value that the sealed part of the payload is bound to. */
    reference: text("reference").notNull().default(sql`gen_random_uuid()::text`),
    /**
     * Keyed digest of the recipient: null for other work than letters, after delivery, and for rows of the version
     * before.
     */
    recipientIndex: text("recipient_index"),
    /** JSON; its personal parts are sealed. */
    payload: text("payload"),
    /** `dead`: given up after its last attempt, for a person to look at. */
    state: text("state", { enum: ["waiting", "done", "dead"] })
      .notNull()
      .default("waiting"),
    attempts: integer("attempts").notNull().default(0),
    notBefore: moment("not_before").notNull(),
    /** The end of a worker's lease; afterwards its worker is taken to be dead. */
    leasedUntil: moment("leased_until"),
    createdAt: moment("created_at").notNull(),
    doneAt: moment("done_at"),
  },
  (table) => [
    index("outbox_waiting").on(table.lane, table.notBefore).where(sql`${table.state} = 'waiting'`),
    index("outbox_of_recipient").on(table.recipientIndex).where(sql`${table.recipientIndex} IS NOT NULL`),
  ],
);
