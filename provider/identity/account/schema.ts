import { sql } from "drizzle-orm";
import { bigint, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { identity, moment } from "../../kernel/database/columns.ts";
import { userAccount } from "../user/schema.ts";

/** Destinations of a user's refunds, sealed. A deleted one stays for the refunds that went there. */
export const bankAccount = pgTable(
  "bank_account",
  {
    id: identity(),
    userId: bigint("user_id", { mode: "number" })
      .notNull()
      .references(() => userAccount.id),
    details: text("details").notNull(),
    /** A blind index of the sheba, or of the card where that is all there is. */
    numberIndex: text("number_index").notNull(),
    /** Time at which its numbers were found well-formed and its owner confirmed it with a fresh code. */
    verifiedAt: moment("verified_at").notNull(),
    createdAt: moment("created_at").notNull(),
    deletedAt: moment("deleted_at"),
  },
  (table) => [
    uniqueIndex("bank_account_of_user").on(table.userId, table.numberIndex).where(sql`${table.deletedAt} IS NULL`),
  ],
);
