import { sql } from "drizzle-orm";
import { bigint, check, index, integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { refundStates } from "#domain/contract/refund.shapes.ts";
import { refundDestinations } from "#domain/refund/legs.ts";
import { bankAccount } from "../../identity/account/schema.ts";
import { userAccount } from "../../identity/user/schema.ts";
import { identity, moment, rial } from "../../kernel/database/columns.ts";
import { reservation } from "../../shop/reservation/schema.ts";
import { payment, paymentShare } from "../payment/schema.ts";

/**
 * Money on its way back to its owner: of a reservation that ended, or out of the wallet. Its legs are the parts for the
 * card that paid, for a bank account and for the wallet; a trigger ensures that a card gets no more than it was charged
 * (migration `refund_legs`).
 */
export const refund = pgTable(
  "refund",
  {
    id: identity(),
    userId: bigint("user_id", { mode: "number" })
      .notNull()
      .references(() => userAccount.id),
    source: text("source", { enum: ["reserve", "wallet"] }).notNull(),
    reservationId: bigint("reservation_id", { mode: "number" }).references(() => reservation.id),
    /**
     * Reason why a reservation gives it back (`RefundCause`); null for a withdrawal, and for rows of the version
     * before.
     */
    cause: text("cause"),
    amount: rial("amount").notNull(),
    penalty: rial("penalty").notNull(),
    destination: text("destination", { enum: refundDestinations }).notNull(),
    bankAccountId: bigint("bank_account_id", { mode: "number" }).references(() => bankAccount.id),
    cardPart: rial("card_part"),
    bankPart: rial("bank_part"),
    walletPart: rial("wallet_part"),
    /** The payment of the card that gets something back, or was to. */
    cardPaymentId: bigint("card_payment_id", { mode: "number" }).references(() => payment.id),
    /** The share that gets it; null: the user does. */
    shareId: bigint("share_id", { mode: "number" }).references(() => paymentShare.id),
    state: text("state", { enum: refundStates }).notNull(),
    /** Seventy-two hours after it was asked for (R188). */
    dueAt: moment("due_at").notNull(),
    /** The bank's number of the payout. */
    bankReference: text("bank_reference"),
    /** Time of the next request to the gateway to send the card's leg, while the refund is `paying`. */
    nextCheckAt: moment("next_check_at"),
    checks: integer("checks").notNull().default(0),
  },
  (table) => [
    index("refund_of_user").on(table.userId, table.id.desc()),
    uniqueIndex("one_refund_by_cause").on(table.reservationId, table.cause).where(sql`${table.cause} IS NOT NULL`),
    index("refund_of_card_payment").on(table.cardPaymentId).where(sql`${table.cardPaymentId} IS NOT NULL`),
    index("refund_of_reservation").on(table.reservationId).where(sql`${table.reservationId} IS NOT NULL`),
    index("refund_to_send").on(table.nextCheckAt).where(sql`${table.state} = 'paying'`),
    check(
      "legs_make_the_refund",
      sql`num_nulls(${table.cardPart}, ${table.bankPart}, ${table.walletPart}) = 0
        AND least(${table.cardPart}, ${table.bankPart}, ${table.walletPart}) >= 0
        AND ${table.cardPart} + ${table.bankPart} + ${table.walletPart} = ${table.amount}`,
    ),
    check("a_card_leg_is_of_a_payment", sql`${table.cardPart} = 0 OR ${table.cardPaymentId} IS NOT NULL`),
    check("refund_of_something", sql`${table.amount} > 0 AND ${table.penalty} >= 0`),
    check("refund_of_its_source", sql`(${table.source} = 'reserve') = (${table.reservationId} IS NOT NULL)`),
    index("refund_of_share").on(table.shareId).where(sql`${table.shareId} IS NOT NULL`),
    check("a_share_goes_to_no_wallet", sql`${table.shareId} IS NULL OR ${table.walletPart} = 0`),
    check(
      "refund_to_its_bank",
      sql`(${table.destination} = 'bank') = (${table.bankAccountId} IS NOT NULL OR (${table.shareId} IS NOT NULL AND ${table.bankPart} > 0))`,
    ),
  ],
);

/** Every state a refund has been in; only ever added to. */
export const refundEvent = pgTable(
  "refund_event",
  {
    id: identity(),
    refundId: bigint("refund_id", { mode: "number" })
      .notNull()
      .references(() => refund.id),
    state: text("state", { enum: refundStates }).notNull(),
    /** The operator who decided; null where the system or the owner did. */
    operator: text("operator"),
    reason: text("reason"),
    at: moment("at").notNull(),
  },
  (table) => [index("history_of_refund").on(table.refundId, table.id)],
);
