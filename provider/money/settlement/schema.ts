import { sql } from "drizzle-orm";
import { bigint, boolean, check, date, index, integer, pgTable, primaryKey, text, unique } from "drizzle-orm/pg-core";
import { gateways } from "#domain/contract/payment.shapes.ts";
import { differenceKinds, differenceStates } from "#domain/contract/settlement.shapes.ts";
import { identity, moment, rial } from "../../kernel/database/columns.ts";
import { payment } from "../payment/schema.ts";

const gateway = () => text("gateway", { enum: gateways }).notNull();

/** Lines that gateways have settled, payment by payment. */
export const settlementLine = pgTable(
  "settlement_line",
  {
    gateway: gateway(),
    authority: text("authority").notNull(),
    /** The day in Tehran of the settlement that names it. */
    day: date("day", { mode: "string" }).notNull(),
    refId: text("ref_id").notNull(),
    amount: rial("amount").notNull(),
    /** Sum of it sent back to the card since; null where the gateway does not say. */
    refunded: rial("refunded"),
    cardMasked: text("card_masked"),
    paidAt: moment("paid_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.gateway, table.authority] }),
    index("line_of_day").on(table.gateway, table.day),
    check("line_of_something", sql`${table.amount} > 0`),
  ],
);

/** The days that were compared, and how often they differed. */
export const settlementRun = pgTable(
  "settlement_run",
  {
    gateway: gateway(),
    day: date("day", { mode: "string" }).notNull(),
    lines: integer("lines").notNull(),
    differences: integer("differences").notNull(),
    at: moment("at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.gateway, table.day] })],
);

/** Open differences between a gateway's books and ours. */
export const settlementDifference = pgTable(
  "settlement_difference",
  {
    id: identity(),
    gateway: gateway(),
    authority: text("authority").notNull(),
    kind: text("kind", { enum: differenceKinds }).notNull(),
    state: text("state", { enum: differenceStates }).notNull().default("open"),
    /** Sum that the gateway says it has; null where it names no sum, or nothing. */
    amount: rial("amount"),
    /** Sum that it took by our books. */
    ourAmount: rial("our_amount"),
    refId: text("ref_id"),
    cardMasked: text("card_masked"),
    paidAt: moment("paid_at"),
    /** Ours, or the one that was made for it. */
    paymentId: bigint("payment_id", { mode: "number" }).references(() => payment.id),
    /** Its money stands in the books, in the account `suspense`. */
    isInSuspense: boolean("is_in_suspense").notNull().default(false),
    foundAt: moment("found_at").notNull(),
  },
  (table) => [
    unique("one_difference_per_authority").on(table.gateway, table.authority),
    index("open_difference").on(table.id).where(sql`${table.state} IN ('open', 'returning')`),
  ],
);

/** Decisions of operators about a difference; append-only. */
export const settlementDecision = pgTable(
  "settlement_decision",
  {
    id: identity(),
    differenceId: bigint("difference_id", { mode: "number" })
      .notNull()
      .references(() => settlementDifference.id),
    decision: text("decision", { enum: ["return", "book"] }).notNull(),
    operator: text("operator").notNull(),
    reason: text("reason"),
    /** The number of a return by hand, or the code of the reservation it was booked to. */
    reference: text("reference"),
    at: moment("at").notNull(),
  },
  (table) => [index("decision_of_difference").on(table.differenceId, table.id)],
);
