import type { AlertWish, PriceAlertsValue } from "#domain/contract/price-alert.shapes.ts";
import type { Queryable } from "../../kernel/database/database.ts";
import { type Refusal, refuse } from "../../kernel/envelope.ts";
import type { Services } from "../../services.ts";
import { ALERT, type AlertRow, alertValue, FROM_ALERT, fromAlert, IS_KNOWN } from "./alert-value.ts";
import { createReads } from "./reads.ts";
import type { Asked, Subject } from "./subject.ts";
import { fieldOf, totalNow } from "./watched.ts";

/** An alert without a limit is triggered when the total has fallen by this much, in percent. */
const FALL_PERCENT = 5;
/** Maximum number of active alerts over all products; the database has as many slots. */
const SLOTS = 3;
const SHOWN = 20;

const LIST = `
  SELECT ${ALERT} ${FROM_ALERT} WHERE alert.user_id = $1 AND ${IS_KNOWN} ORDER BY alert.id DESC LIMIT ${SHOWN}`;

export const alertsOf = async (from: Queryable, userId: number): Promise<PriceAlertsValue> =>
  (await from.query<AlertRow>(LIST, [userId])).map(alertValue);

/** Wish of an alert. `limit`: total at or below which one on a price triggers, rial; null: at five percent less. */
type Wish = { waitsFor: AlertWish; limit: number | null };

/** Judgement before anything is written: the subject, and the total that triggers the alert, rial; null of a place. */
type Judged = { subject: Subject; field: string; base: number | null; threshold: number | null };

/** Reads the subject and its price now, and refuses one that no alert can be set on. */
export async function judgeAlert(
  subject: Asked<Subject>,
  { waitsFor, limit }: Wish,
  services: Services,
): Promise<Judged | Refusal> {
  if ("faults" in subject) return refuse("invalid_input", subject.faults);
  const field = fieldOf(services, subject);
  const base = await totalNow(subject, services, createReads());
  if (waitsFor === "place") {
    if (base !== null) return refuse("invalid_input", [{ name: field, code: "place_is_free" }]);
    if (limit !== null) return refuse("invalid_input", [{ name: "limit_total", code: "limit_above_price" }]);
    return { subject, field, base: null, threshold: null };
  }
  if (base === null) return refuse("invalid_input", [{ name: field, code: "no_price_to_watch" }]);
  const threshold = limit ?? Math.floor((base * (100 - FALL_PERCENT)) / 100);
  if (threshold <= 0 || threshold >= base)
    return refuse("invalid_input", [{ name: "limit_total", code: "limit_above_price" }]);
  return { subject, field, base, threshold };
}

/** Columns of an alert's subject. */
const COLUMNS = [
  ...["kind", "date", "property_id", "length_of_stay", "rooms", "departure_id", "package_id", "beds", "origin_city_id"],
  ...["destination_city_id", "return_date", "adult_count", "child_count", "infant_count", "class"],
];
const columnsOf = (table: string): string => COLUMNS.map((column) => `${table}.${column}`).join(", ");
/** Of a judged alert, whose threshold is $3. */
const WISH = "CASE WHEN $3::bigint IS NULL THEN 'place' ELSE 'price' END";
const audienceOf = (table: string): string => `coalesce(${table}.audience, 'iranian')`;

const ASKED = "jsonb_populate_record(NULL::price_alert, $2::jsonb) AS asked";

const SAME = `
  SELECT alert.id FROM price_alert AS alert, ${ASKED}
  WHERE alert.user_id = $1 AND alert.state = 'active' AND (${columnsOf("alert")}) IS NOT DISTINCT FROM (${columnsOf("asked")})
    AND ${audienceOf("alert")} = ${audienceOf("asked")} AND alert.waits_for = ${WISH}`;

/** A subject that the catalogue has. */
const KNOWN = `SELECT 1 ${fromAlert("jsonb_populate_record(NULL::price_alert, $1::jsonb)")} WHERE ${IS_KNOWN}`;

/**
 * A user waits for one thing with one party: an alert on the same subject for another audience gives way, and so does one
 * that waits for the price of what is sold out, or for a place in what can be had.
 */
const ANOTHER = `
  DELETE FROM price_alert AS alert USING ${ASKED}
  WHERE alert.user_id = $1 AND alert.state = 'active' AND (${columnsOf("alert")}) IS NOT DISTINCT FROM (${columnsOf("asked")})`;

const INSERT = `
  INSERT INTO price_alert (user_id, slot, waits_for, base_total, threshold, created_at, audience, ${COLUMNS.join(", ")})
  SELECT $1::bigint, free.slot, ${WISH}, $4::bigint, $3::bigint, app_now(), asked.audience, ${columnsOf("asked")}
  FROM ${ASKED}, generate_series(1, ${SLOTS}) AS free (slot)
  WHERE NOT EXISTS (SELECT FROM price_alert AS taken
    WHERE taken.user_id = $1 AND taken.slot = free.slot AND taken.state = 'active')
  ORDER BY free.slot LIMIT 1 RETURNING id`;

/** Sets an alert in a free slot; the same one is set once. The user's row is locked: two at once take two slots. */
export async function setAlert(
  tx: Queryable,
  userId: number,
  { subject, field, base, threshold }: Judged,
): Promise<PriceAlertsValue | Refusal> {
  await tx.query("SELECT id FROM user_account WHERE id = $1 FOR NO KEY UPDATE", [userId]);
  const asked = JSON.stringify(subject);
  const same = await tx.query(SAME, [userId, asked, threshold]);
  if (same.length > 0) return alertsOf(tx, userId);
  if ((await tx.query(KNOWN, [asked])).length === 0) return refuse("not_found");
  await tx.query(ANOTHER, [userId, asked]);
  const made = await tx.query(INSERT, [userId, asked, threshold, base]);
  if (made.length === 0)
    return refuse("invalid_input", [{ name: field, code: "too_many_alerts", params: { max: SLOTS } }]);
  return alertsOf(tx, userId);
}

/** Ends a user's own alert that is active; one that was triggered or has expired has ended by itself. */
export async function endAlert(tx: Queryable, userId: number, id: string): Promise<PriceAlertsValue | Refusal> {
  if (!/^\d{1,15}$/.test(id)) return refuse("not_found");
  const mine = [Number(id), userId];
  const ended = await tx.query(
    "DELETE FROM price_alert WHERE id = $1 AND user_id = $2 AND state = 'active' RETURNING id",
    mine,
  );
  if (ended.length === 0) {
    const known = await tx.query("SELECT id FROM price_alert WHERE id = $1 AND user_id = $2", mine);
    return refuse(known.length === 0 ? "not_found" : "not_open");
  }
  return alertsOf(tx, userId);
}
