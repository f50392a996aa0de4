import { YEAR_SECONDS } from "#domain/calendar/constants.ts";
import type { NotificationsValue, NotificationValue } from "#domain/contract/notification.shapes.ts";
import type { PriceAlertValue } from "#domain/contract/price-alert.shapes.ts";
import { PAGE_SIZE } from "#domain/paging.ts";
import { alertTitle } from "#products/price-alert.ts";
import type { Queryable } from "../../kernel/database/database.ts";
import { unreadOf } from "../../kernel/notify.ts";
import type { Services } from "../../services.ts";
import { type Products, productOf } from "../../shop/reservation/product.ts";
import { ABOUT, FROM_ALERT, IS_KNOWN } from "../price-alert/alert-value.ts";

type Row = Pick<
  NotificationValue,
  "id" | "kind" | "word" | "confirmation_code" | "amount" | "created_at" | "is_read"
> & {
  reservation_kind: string | null;
  offer: unknown;
  name_fa: string | null;
  name_en: string | null;
  alert: PriceAlertValue | null;
};

/** Title of its subject: the reservation's own, the alert's, else the property's name. */
function titleOf(row: Row, products: Products): Pick<NotificationValue, "title_fa" | "title_en"> {
  if (row.alert !== null) return { title_fa: alertTitle(row.alert, "fa"), title_en: alertTitle(row.alert, "en") };
  if (row.reservation_kind === null) return { title_fa: row.name_fa ?? "", title_en: row.name_en ?? "" };
  const { title_fa, title_en } = productOf(products, row.reservation_kind).summary(row.offer);
  return { title_fa, title_en };
}

/** One page of a user's notifications, the newest first. */
export async function notificationsPage(
  from: Queryable,
  products: Products,
  userId: number,
  page: number,
): Promise<NotificationsValue> {
  const rows = await from.query<Row>(
    `SELECT notification.id::float8 AS id, notification.kind, word, reservation.confirmation_code, amount::float8 AS amount,
       floor(extract(epoch FROM notification.created_at))::float8 AS created_at, read_at IS NOT NULL AS is_read,
       reservation.kind AS reservation_kind, reservation.offer, property.name_fa, property.name_en,
       (SELECT ${ABOUT} || jsonb_build_object('kind', alert.kind) ${FROM_ALERT}
        WHERE alert.id = notification.price_alert_id AND ${IS_KNOWN}) AS alert
     FROM notification LEFT JOIN reservation ON reservation.id = reservation_id
       LEFT JOIN question ON question.id = question_id
       LEFT JOIN comment ON comment.id = comment_id
       LEFT JOIN property ON property.id = coalesce(question.property_id, comment.property_id)
     WHERE notification.user_id = $1 ORDER BY notification.id DESC LIMIT ${PAGE_SIZE} OFFSET $2`,
    [userId, (page - 1) * PAGE_SIZE],
  );
  const [counted] = await from.query<{ total: number; unread: number }>(
    `SELECT count(*)::int AS total, (count(*) FILTER (WHERE read_at IS NULL))::int AS unread
     FROM notification WHERE user_id = $1`,
    [userId],
  );
  return {
    items: rows.map((row) => {
      const { id, kind, word, confirmation_code, amount, created_at, is_read } = row;
      return { id, kind, word, ...titleOf(row, products), confirmation_code, amount, created_at, is_read };
    }),
    total: counted?.total ?? 0,
    unread: counted?.unread ?? 0,
    page,
    page_size: PAGE_SIZE,
  };
}

/** Marks everything up to one as seen: later notifications stay unread. */
export async function readNotifications(tx: Queryable, userId: number, upTo: number): Promise<{ unread: number }> {
  await tx.query("UPDATE notification SET read_at = app_now() WHERE user_id = $1 AND id <= $2 AND read_at IS NULL", [
    userId,
    upTo,
  ]);
  return { unread: await unreadOf(tx, userId) };
}

/** A notification stays for a year: afterwards the reservation itself still has the history. */
export const forgetOldNotifications = ({ database }: Services): Promise<unknown> =>
  database.query("DELETE FROM notification WHERE created_at < app_now() - make_interval(secs => $1::float8)", [
    YEAR_SECONDS,
  ]);
