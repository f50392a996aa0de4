import type { AlertWish, PriceAlertValue } from "#domain/contract/price-alert.shapes.ts";
import type { SmsWord } from "#domain/messages/sms.ts";
import { formatDateRange, USUAL_CALENDAR } from "#domain/text/dates.ts";
import { formatMoneyText } from "#domain/text/money.ts";
import { alertDays, alertLink, alertTitle } from "#products/price-alert.ts";
import { accountOf } from "../../identity/user/account.ts";
import { errorFields } from "../../kernel/log.ts";
import { notifyOfAlert } from "../../kernel/notify.ts";
import { enqueueSms } from "../../kernel/outbox/sms.ts";
import { TODAY } from "../../kernel/today.ts";
import type { Services } from "../../services.ts";
import { ALERT, type AlertRow, AUDIENCE, alertValue, FROM_ALERT, IS_KNOWN } from "./alert-value.ts";
import { createReads, type Reads } from "./reads.ts";
import type { Subject } from "./subject.ts";
import { totalNow, wordOf } from "./watched.ts";

type Active = AlertRow & { user_id: number; subject: Subject };

/** Looked at in portions, so that a stop waits for one price and not for all. */
const PORTION = 50;

/** By the day in Tehran; an alert whose subject the catalogue has no more expires too, which frees its slot. */
const EXPIRE = `
  UPDATE price_alert SET state = 'expired', slot = NULL, ended_at = app_now()
  WHERE state = 'active' AND (date < ${TODAY}
    OR id IN (SELECT alert.id ${FROM_ALERT} WHERE alert.state = 'active' AND NOT ${IS_KNOWN}))`;

const ACTIVE = `
  SELECT ${ALERT}, alert.user_id::float8 AS user_id, to_jsonb(alert) || jsonb_build_object('audience', ${AUDIENCE}) AS subject
  ${FROM_ALERT}
  WHERE alert.state = 'active' AND alert.id > $1 AND ${IS_KNOWN} ORDER BY alert.id LIMIT ${PORTION}`;

/** SMS about an alert that is triggered, by its wish. */
const SMS = { price: "price_fell", place: "place_freed" } as const satisfies Record<AlertWish, SmsWord>;

/**
 * Ends the alerts whose date has passed, and triggers those whose total is as low as their users wished for, and those on
 * a place that can be booked.
 */
export async function watchPrices(services: Services, stopping?: AbortSignal): Promise<void> {
  const { database, log } = services;
  await database.query(EXPIRE);
  const reads = createReads();
  for (let last = 0; ; ) {
    const alerts = await database.query<Active>(ACTIVE, [last]);
    for (const { subject, user_id, ...row } of alerts) {
      if (stopping?.aborted) return;
      // One that fails is looked at once more at the next turn, and the others all the same.
      await lookAt(alertValue(row as AlertRow), { subject, userId: user_id }, services, reads).catch((error: unknown) =>
        log.error("a price was not looked at", errorFields(error)),
      );
    }
    const end = alerts.at(-1);
    if (end === undefined || alerts.length < PORTION) return;
    last = end.id;
  }
}

async function lookAt(
  alert: PriceAlertValue,
  { subject, userId }: { subject: Subject; userId: number },
  services: Services,
  reads: Reads,
): Promise<void> {
  const { database, vault, settings } = services;
  const total = await totalNow(subject, services, reads);
  if (total === null || (alert.threshold !== null && total > alert.threshold)) return;
  const owner = await accountOf(database, vault, userId);
  await database.withTx(async (tx) => {
    // Another process may have triggered it meanwhile, or its user ended it.
    const triggered = await tx.query(
      `UPDATE price_alert SET state = 'triggered', slot = NULL, triggered_total = $2, ended_at = app_now()
       WHERE id = $1 AND state = 'active' RETURNING id`,
      [alert.id, total],
    );
    if (triggered.length === 0) return;
    const { waits_for: wish = "price" } = alert;
    const { locale } = owner;
    await notifyOfAlert(tx, { id: alert.id, word: wordOf(services, subject, wish) }, total);
    const message = {
      title: alertTitle(alert, locale),
      dates: formatDateRange(...alertDays(alert), { locale, calendar: USUAL_CALENDAR[locale] }, "short"),
      amount: formatMoneyText(total, locale),
      link: settings.publicBaseUrl + alertLink(alert, locale),
    };
    await enqueueSms(tx, services, owner, SMS[wish], message, alert.kind);
  });
}
