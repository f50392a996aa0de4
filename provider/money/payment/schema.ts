import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  smallint,
  text,
  unique,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { gateways } from "#domain/contract/payment.shapes.ts";
import { failureReasons } from "#domain/payment/failure-reasons.ts";
import { paymentStates } from "#domain/payment/states.ts";
import { userAccount } from "../../identity/user/schema.ts";
import { identity, moment, rial } from "../../kernel/database/columns.ts";
import { heldChange, reservation } from "../../shop/reservation/schema.ts";

/** Money that a user puts into the wallet. */
export const walletCharge = pgTable("wallet_charge", {
  id: identity(),
  userId: bigint("user_id", { mode: "number" })
    .notNull()
    .references(() => userAccount.id),
});

/** A share of what is due, which a companion pays by a link without logging in (decision 134). */
export const paymentShare = pgTable(
  "payment_share",
  {
    id: identity(),
    /** Names it in calls of its booker. The link's token is made of it, with a key of the vault. */
    publicId: text("public_id").notNull().unique(),
    reservationId: bigint("reservation_id", { mode: "number" })
      .notNull()
      .references(() => reservation.id),
    /** Digest of the link's token. */
    digest: text("digest").notNull().unique(),
    amount: rial("amount").notNull(),
    /** Name as its companion wrote it, and the sheba for what their card cannot take back; both sealed. */
    name: text("name"),
    sheba: text("sheba"),
    createdAt: moment("created_at").notNull(),
    revokedAt: moment("revoked_at"),
  },
  (table) => [
    index("share_of_reservation").on(table.reservationId),
    check("a_share_of_something", sql`${table.amount} > 0`),
  ],
);

/** One attempt to pay for one thing. */
export const payment = pgTable(
  "payment",
  {
    id: identity(),
    /** In addresses: 128 random bits. */
    publicId: text("public_id").notNull().unique(),
    userId: bigint("user_id", { mode: "number" })
      .notNull()
      .references(() => userAccount.id),
    reservationId: bigint("reservation_id", { mode: "number" }).references(() => reservation.id),
    walletChargeId: bigint("wallet_charge_id", { mode: "number" }).references(() => walletCharge.id),
    attempt: integer("attempt").notNull(),
    /** Its number among the parts of one sum; null: it pays the whole. */
    part: smallint("part"),
    /** The share that it pays; null: the user pays it. */
    shareId: bigint("share_id", { mode: "number" }).references(() => paymentShare.id),
    /** The held change whose difference it pays; null: none. */
    changeId: bigint("change_id", { mode: "number" }).references(() => heldChange.id),
    /** Null: the wallet pays it all. */
    gateway: text("gateway", { enum: gateways }),
    amount: rial("amount").notNull(),
    walletPart: rial("wallet_part").notNull(),
    /** The wallet's part is held in the wallet now. */
    isHeld: boolean("is_held").notNull(),
    authority: text("authority"),
    refId: text("ref_id"),
    cardMasked: text("card_masked"),
    state: text("state", { enum: paymentStates }).notNull(),
    failureReason: text("failure_reason", { enum: failureReasons }),
    /** Sum that the gateway really has of it, rial, where it differs from ours. */
    heldAmount: rial("held_amount"),
    createdAt: moment("created_at").notNull(),
    settledAt: moment("settled_at"),
    /** Time of the reconciler's next query to the gateway; null: never again by itself. */
    nextCheckAt: moment("next_check_at"),
    checks: integer("checks").notNull().default(0),
    /** End of a reconciler's lease, by the machine's clock; afterwards the reconciler is presumed dead. */
    leasedUntil: moment("leased_until"),
  },
  (table) => [
    unique("one_payment_per_authority").on(table.gateway, table.authority),
    unique("one_payment_per_ref").on(table.gateway, table.refId),
    uniqueIndex("one_verified_first")
      .on(table.reservationId)
      .where(sql`${table.state} = 'verified' AND ${table.part} IS NULL AND ${table.changeId} IS NULL`),
    uniqueIndex("one_verified_change")
      .on(table.changeId)
      .where(sql`${table.state} = 'verified' AND ${table.changeId} IS NOT NULL`),
    uniqueIndex("one_payment_per_part")
      .on(table.reservationId, table.part)
      .where(sql`${table.part} IS NOT NULL AND ${table.state} IN ('created', 'requested', 'unknown', 'verified')`),
    uniqueIndex("one_payment_per_share")
      .on(table.shareId)
      .where(sql`${table.shareId} IS NOT NULL AND ${table.state} IN ('created', 'requested', 'unknown', 'verified')`),
    check(
      "a_share_is_paid_by_card",
      sql`${table.shareId} IS NULL OR (${table.walletPart} = 0 AND ${table.part} IS NOT NULL)`,
    ),
    check(
      "a_change_is_paid_whole",
      sql`${table.changeId} IS NULL OR (${table.reservationId} IS NOT NULL AND ${table.part} IS NULL)`,
    ),
    check(
      "a_part_is_of_a_reservation",
      sql`${table.part} IS NULL OR (${table.part} BETWEEN 1 AND 6 AND ${table.reservationId} IS NOT NULL)`,
    ),
    index("payment_of_user").on(table.userId),
    index("payment_of_reservation").on(table.reservationId),
    index("payment_to_check").on(table.nextCheckAt).where(sql`${table.nextCheckAt} IS NOT NULL`),
    check("payment_of_one_thing", sql`num_nonnulls(${table.reservationId}, ${table.walletChargeId}) = 1`),
    check(
      "a_wrong_amount_pays_nothing",
      sql`${table.heldAmount} IS NULL OR (${table.heldAmount} >= 0 AND ${table.heldAmount} <> ${table.amount} - ${table.walletPart}
        AND ${table.state} <> 'verified')`,
    ),
    check("payment_of_something", sql`${table.amount} > 0 AND ${table.walletPart} BETWEEN 0 AND ${table.amount}`),
  ],
);

/** Every state a payment has been in; only ever added to. */
export const paymentEvent = pgTable(
  "payment_event",
  {
    id: identity(),
    paymentId: bigint("payment_id", { mode: "number" })
      .notNull()
      .references(() => payment.id),
    state: text("state", { enum: paymentStates }).notNull(),
    at: moment("at").notNull(),
  },
  (table) => [index("history_of_payment").on(table.paymentId, table.id)],
);
