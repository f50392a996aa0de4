import { sql } from "drizzle-orm";
import { bigint, check, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { notificationKinds } from "#domain/contract/notification.shapes.ts";
import { userAccount } from "../../identity/user/schema.ts";
import { identity, moment } from "../../kernel/database/columns.ts";
import { reservation } from "../../shop/reservation/schema.ts";
import { priceAlert } from "../price-alert/schema.ts";

/**
 * Notification of a user in the panel: written in the transaction of its event. It names its subject by a key, so
 * nothing personal is in it. `amount` in rial.
 */
export const notification = pgTable(
  "notification",
  {
    id: identity(),
    userId: bigint("user_id", { mode: "number" })
      .notNull()
      .references(() => userAccount.id),
    kind: text("kind", { enum: notificationKinds }).notNull(),
    word: text("word").notNull(),
    reservationId: bigint("reservation_id", { mode: "number" }).references(() => reservation.id),
    /** No key to its row: another world has other questions, and users keep their notifications. */
    questionId: integer("question_id"),
    /** No key either, as with questions. */
    commentId: integer("comment_id"),
    priceAlertId: bigint("price_alert_id", { mode: "number" }).references(() => priceAlert.id),
    amount: bigint("amount", { mode: "number" }),
    createdAt: moment("created_at").notNull(),
    readAt: moment("read_at"),
  },
  (table) => [
    index("notification_of_user").on(table.userId, table.id.desc()),
    index("notification_unread").on(table.userId).where(sql`${table.readAt} IS NULL`),
    check(
      "a_notification_has_one_subject",
      sql`num_nonnulls(${table.reservationId}, ${table.questionId}, ${table.commentId}, ${table.priceAlertId}) = 1 AND CASE ${table.kind}
        WHEN 'booking' THEN ${table.reservationId} IS NOT NULL WHEN 'refund' THEN ${table.reservationId} IS NOT NULL
        WHEN 'answer' THEN ${table.questionId} IS NOT NULL OR ${table.commentId} IS NOT NULL
        WHEN 'price_alert' THEN ${table.priceAlertId} IS NOT NULL ELSE false END`,
    ),
    check("a_notification_names_no_debt", sql`${table.amount} >= 0`),
  ],
);
