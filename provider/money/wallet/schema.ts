import { sql } from "drizzle-orm";
import { bigint, check, index, pgTable } from "drizzle-orm/pg-core";
import { userAccount } from "../../identity/user/schema.ts";
import { identity, moment } from "../../kernel/database/columns.ts";
import { reservation } from "../../shop/reservation/schema.ts";
import { ledgerJournal } from "../ledger/schema.ts";

/** Loyalty earnings: one entry for each stay that is over, until its owner moves it to the wallet. */
export const profitEntry = pgTable(
  "profit_entry",
  {
    id: identity(),
    userId: bigint("user_id", { mode: "number" })
      .notNull()
      .references(() => userAccount.id),
    reservationId: bigint("reservation_id", { mode: "number" })
      .notNull()
      .unique()
      .references(() => reservation.id),
    /** Rial. */
    amount: bigint("amount", { mode: "number" }).notNull(),
    maturedAt: moment("matured_at").notNull(),
    /** The journal that moved it to the wallet; null while the counter shows it. */
    journalId: bigint("journal_id", { mode: "number" }).references(() => ledgerJournal.id),
  },
  (table) => [
    index("profit_of_user").on(table.userId).where(sql`${table.journalId} IS NULL`),
    check("profit_of_something", sql`${table.amount} > 0`),
  ],
);
