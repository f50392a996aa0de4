import { sql } from "drizzle-orm";
import { bigint, check, index, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";
import { userAccount } from "../../identity/user/schema.ts";
import { identity, moment } from "../../kernel/database/columns.ts";

const ofUser = () =>
  bigint("user_id", { mode: "number" })
    .notNull()
    .references(() => userAccount.id);

/** A traveller whom a user saved, sealed whole; the blind index of the document keeps each unique per user. */
export const guest = pgTable(
  "guest",
  {
    id: identity(),
    userId: ofUser(),
    details: text("details").notNull(),
    documentIndex: text("document_index").notNull(),
    createdAt: moment("created_at").notNull(),
    updatedAt: moment("updated_at").notNull(),
  },
  (table) => [uniqueIndex("guest_of_user").on(table.userId, table.documentIndex)],
);

export const favorite = pgTable(
  "favorite",
  {
    userId: ofUser(),
    kind: text("kind", { enum: ["property", "tour"] }).notNull(),
    targetId: bigint("target_id", { mode: "number" }).notNull(),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.kind, table.targetId] }),
    index("favorite_by_age").on(table.userId, table.createdAt.desc()),
    check("a_favorite_is_of_a_kind", sql`${table.kind} IN ('property', 'tour')`),
  ],
);
