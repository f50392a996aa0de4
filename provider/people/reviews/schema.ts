import { index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { identity, moment } from "../../kernel/database/columns.ts";

/** Decisions about a comment or a question, with decider and reason. Append-only. */
export const wordDecision = pgTable(
  "word_decision",
  {
    id: identity(),
    kind: text("kind", { enum: ["comment", "question"] }).notNull(),
    targetId: integer("target_id").notNull(),
    state: text("state", { enum: ["published", "rejected"] }).notNull(),
    operator: text("operator").notNull(),
    reason: text("reason"),
    at: moment("at").notNull(),
  },
  (table) => [index("decision_of_word").on(table.kind, table.targetId)],
);
