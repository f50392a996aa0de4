import { sql } from "drizzle-orm";
import { check, index, jsonb, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { identity, moment } from "../database/columns.ts";

/** Everything that needs a person; `docs/operators.md` explains each, and the action to take. */
export const alarmKinds = [
  "wrong_amount",
  "unknown_payment",
  "unbooked_payment",
  "missing_payment",
  "stuck_deadline",
  "late_issue",
  "ledger_fault",
  "stock_drift",
  "unclaimed_money",
  "share_owed",
] as const;
export type AlarmKind = (typeof alarmKinds)[number];

/** Numbers and codes that help to judge an alarm. Never anything personal. Rial; instants in epoch seconds. */
export type AlarmFacts = Readonly<Record<string, string | number | boolean | null>>;

/** Alarms: each needs an operator until it is resolved. */
export const alarm = pgTable(
  "alarm",
  {
    id: identity(),
    kind: text("kind", { enum: alarmKinds }).notNull(),
    /** Subject, as `payment:12`: at most one alarm of a kind is open for it. */
    subject: text("subject").notNull(),
    facts: jsonb("facts").$type<AlarmFacts>().notNull(),
    raisedAt: moment("raised_at").notNull(),
    resolvedAt: moment("resolved_at"),
    /** The operator who resolved it; null where the code detected that it was over. */
    resolvedBy: text("resolved_by"),
    /** Description of the resolution. */
    resolution: text("resolution"),
  },
  (table) => [
    uniqueIndex("one_open_alarm").on(table.kind, table.subject).where(sql`${table.resolvedAt} IS NULL`),
    index("open_alarm").on(table.raisedAt).where(sql`${table.resolvedAt} IS NULL`),
    check("a_resolved_alarm_says_how", sql`(${table.resolvedAt} IS NULL) = (${table.resolution} IS NULL)`),
    check("only_a_resolved_alarm_has_a_resolver", sql`${table.resolvedBy} IS NULL OR ${table.resolvedAt} IS NOT NULL`),
  ],
);
