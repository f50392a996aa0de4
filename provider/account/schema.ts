import { sql } from "drizzle-orm";
import { bigint, check, index, pgTable, primaryKey, text, timestamp, uniqueIndex } from "drizzle-orm/pg-core";
import { userAccount } from "../user/schema.ts";

const moment = (name: string) => timestamp(name, { withTimezone: true });
const ofUser = () =>
  bigint("user_id", { mode: "number" })
    .notNull()
    .references(() => userAccount.id);

/** A traveller whom a user saved, sealed whole; the blind index of the document keeps each unique per user. */
export const guest = pgTable(
  "guest",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    userId: ofUser(),
    details: text("details").notNull(),
    documentIndex: text("document_index").notNull(),
    createdAt: moment("created_at").notNull(),
    updatedAt: moment("updated_at").notNull(),
  },
  (table) => [uniqueIndex("guest_of_user").on(table.userId, table.documentIndex)],
);

/** Where a user's refunds go, sealed. A deleted one stays for the refunds that went there. */
export const bankAccount = pgTable(
  "bank_account",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    userId: ofUser(),
    details: text("details").notNull(),
    /** A blind index of the sheba, or of the card where that is all there is. */
    numberIndex: text("number_index").notNull(),
    /** When its numbers were found well-formed and its owner confirmed it with a fresh code. */
    verifiedAt: moment("verified_at").notNull(),
    createdAt: moment("created_at").notNull(),
    deletedAt: moment("deleted_at"),
  },
  (table) => [
    uniqueIndex("bank_account_of_user").on(table.userId, table.numberIndex).where(sql`${table.deletedAt} IS NULL`),
  ],
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
