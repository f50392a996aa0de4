import { bigint, index, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** What was decided about a comment or a question, by whom and why. Rows are only ever added. */
export const wordDecision = pgTable(
  "word_decision",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    kind: text("kind", { enum: ["comment", "question"] }).notNull(),
    targetId: integer("target_id").notNull(),
    state: text("state", { enum: ["published", "rejected"] }).notNull(),
    operator: text("operator").notNull(),
    reason: text("reason"),
    at: timestamp("at", { withTimezone: true }).notNull(),
  },
  (table) => [index("decision_of_word").on(table.kind, table.targetId)],
);
