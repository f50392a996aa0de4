import { sql } from "drizzle-orm";
import { bigint, check, index, pgTable, text, unique } from "drizzle-orm/pg-core";
import { userAccount } from "../../identity/user/schema.ts";
import { identity, moment, rial } from "../../kernel/database/columns.ts";
import { reservation } from "../../shop/reservation/schema.ts";

/**
 * Double-entry books in rial. The migration `ledger_rules` has the invariants that triggers keep.
 */

/**
 * `wallet` is one user's money with us. The site's own accounts: `gateway_clearing` is money that gateways took for us,
 * `supplier_payable` money owed to suppliers, `paid_in_parts` money paid for reservations that are not paid whole yet, `held_in_trust` money paid for tours that have not left (released to
 * `supplier_payable` then), `refunds_payable` money on its way to banks, `suspense` money that gateways took for no
 * payment of ours, `profit_granted` the cost of loyalty, `campaigns` the cost of discount codes,
 * `extras_payable` money owed to the providers of extras, `unclaimed` money owed to users who have deleted their
 * accounts.
 */
export const accountKinds = [
  "wallet",
  "gateway_clearing",
  "supplier_payable",
  "paid_in_parts",
  "held_in_trust",
  "refunds_payable",
  "suspense",
  "profit_granted",
  "campaigns",
  "extras_payable",
  "unclaimed",
] as const;

export const ledgerAccount = pgTable(
  "ledger_account",
  {
    id: identity(),
    kind: text("kind", { enum: accountKinds }).notNull(),
    userId: bigint("user_id", { mode: "number" }).references(() => userAccount.id),
    /**
     * A wallet's balance: a cache of its postings, compared with them by a job, because spending needs a row to lock.
     * The site's own accounts have no such row, which every booking would have to lock.
     */
    balance: rial("balance").notNull().default(0),
    /** Part of the balance held by a payment under way: still the user's, and not available. */
    held: rial("held").notNull().default(0),
  },
  (table) => [
    unique("one_account").on(table.kind, table.userId).nullsNotDistinct(),
    check("a_wallet_is_somebodys", sql`(${table.kind} = 'wallet') = (${table.userId} IS NOT NULL)`),
    check("wallet_not_negative", sql`${table.kind} <> 'wallet' OR ${table.balance} >= 0`),
    check("only_wallets_keep_a_balance", sql`${table.kind} = 'wallet' OR ${table.balance} = 0`),
    check("held_within_balance", sql`${table.held} >= 0 AND (${table.held} = 0 OR ${table.held} <= ${table.balance})`),
  ],
);

export const ledgerJournal = pgTable(
  "ledger_journal",
  {
    id: identity(),
    /** Kind of the event: `charge`, `payment`, `refund` … */
    kind: text("kind").notNull(),
    /** Reference within its kind: an event is booked once, however often it is reported. */
    ref: text("ref").notNull(),
    reservationId: bigint("reservation_id", { mode: "number" }).references(() => reservation.id),
    at: moment("at").notNull(),
  },
  (table) => [
    unique("once_per_event").on(table.kind, table.ref),
    index("journal_of_reservation").on(table.reservationId).where(sql`${table.reservationId} IS NOT NULL`),
  ],
);

export const ledgerPosting = pgTable(
  "ledger_posting",
  {
    id: identity(),
    journalId: bigint("journal_id", { mode: "number" })
      .notNull()
      .references(() => ledgerJournal.id),
    accountId: bigint("account_id", { mode: "number" })
      .notNull()
      .references(() => ledgerAccount.id),
    amount: rial("amount").notNull(),
    /** The wallet's balance with this posting, for statements. */
    balanceAfter: rial("balance_after"),
  },
  (table) => [
    index("posting_of_account").on(table.accountId, table.id.desc()),
    index("posting_of_journal").on(table.journalId),
    check("posting_of_something", sql`${table.amount} <> 0`),
  ],
);
