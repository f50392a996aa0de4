import { sql } from "drizzle-orm";
import { boolean, check, index, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { identity, moment } from "../database/columns.ts";

/**
 * The people who decide. Only the digest of a token is kept. A row is never deleted: decisions stand under its name.
 */
export const operator = pgTable(
  "operator",
  {
    id: identity(),
    name: text("name").notNull().unique("one_operator_of_a_name"),
    /**
     * Visual form of the name (`lookOf`): two that look alike would blur the journal. Null for operators from before.
     */
    look: text("look"),
    tokenDigest: text("token_digest").notNull().unique("one_operator_of_a_token"),
    createdAt: moment("created_at").notNull(),
    revokedAt: moment("revoked_at"),
    /** Rounded to the minute, so that not every read writes. */
    lastUsedAt: moment("last_used_at"),
  },
  (table) => [
    uniqueIndex("one_operator_of_a_look").on(table.look),
    check("an_operator_has_a_name", sql`char_length(${table.name}) BETWEEN 1 AND 60 AND btrim(${table.name}) <> ''`),
  ],
);

/** Everything that an operator has changed. Rows are only ever added. */
export const operatorAct = pgTable(
  "operator_act",
  {
    id: identity(),
    /** Name at that time. */
    operator: text("operator").notNull(),
    /** The name was proved by a token of its own; false: it was said, with the installation's token. */
    isProved: boolean("is_proved").notNull(),
    /** The call of the contract: `operator.approveRefund`. */
    call: text("call").notNull(),
    /** Subject: the number or code of the call's path. */
    subject: text("subject"),
    reason: text("reason"),
    at: moment("at").notNull(),
  },
  (table) => [index("acts_of_an_operator").on(table.operator, table.at)],
);
