import type { Reason as RefusalReason } from "#domain/contract/envelope.shapes.ts";
import { endingWords } from "#domain/reservation/notice-words.ts";
import type { Reason } from "#domain/reservation/reasons.ts";
import { isTerminal, type ReservationStatus } from "#domain/reservation/statuses.ts";
import { type Actor, type Trigger, transitionOf } from "#domain/reservation/transitions.ts";
import type { Queryable, SqlValue } from "../../kernel/database/database.ts";
import { isRefusal, type Refusal, refuse } from "../../kernel/envelope.ts";
import { type ChangeDetails, type Columns, doEffect, Writing } from "./effects.ts";
import { type Products, productOf } from "./product.ts";
import { factsOf, type HistoryEvent, type ReservationRow, type UpToDate } from "./row.ts";

/** The result of a transition: the reservation's row as it is now, and the event added to its history. */
export type Changed = { row: UpToDate; event: HistoryEvent };

/**
 * Takes a reservation, locked and brought up to date by the caller, through the one transition that a trigger sets off: its effects in their
 * order, the status as a compare-and-set, and its event, all in the caller's transaction. Refused when the table has no
 * such transition.
 */
export async function change(
  tx: Queryable,
  products: Products,
  row: UpToDate,
  trigger: Trigger,
  details: ChangeDetails & { actor?: Actor } = {},
): Promise<Changed | Refusal> {
  const transition = transitionOf(row.status, trigger, factsOf(row));
  if (transition === null) return refusalOf(row, trigger);
  const product = productOf(products, row.kind);
  const reason = details.reason ?? transition.reason ?? null;
  const effects = transition.effects.map((effect) => doEffect[effect](tx, row, { ...details, reason }, product));
  const written = Promise.all(effects.map((one) => one instanceof Writing && one.isDone));
  // Met below; after a refusal by the transaction, which then rolls back.
  written.catch(() => {});
  let columns: Columns = { status_reason: reason };
  for (const one of await Promise.all(effects.map((effect) => (effect instanceof Writing ? {} : effect)))) {
    if (isRefusal(one)) return one;
    columns = { ...columns, ...one };
  }
  const event: ReservationEvent = {
    from: row.status,
    to: transition.to,
    actor: details.actor ?? transition.actor,
    reason,
    operator: details.operator ?? null,
  };
  const [changed] = await Promise.all([write(tx, row, columns, event, `${transition.id}_${trigger}`), written]);
  return changed;
}

/** `operator`: the name by which one of them decided. */
export type ReservationEvent = {
  from: ReservationStatus | null;
  to: ReservationStatus;
  actor: Actor;
  reason: Reason | null;
  operator?: string | null;
};

/** Adds to the history of a reservation; returns the event's instant, epoch seconds. */
export async function recordEvent(
  tx: Queryable,
  reservationId: number,
  { from, to, actor, reason, operator = null }: ReservationEvent,
): Promise<number> {
  const [event] = await tx.query<{ at: number }>(
    `INSERT INTO reservation_event (reservation_id, at, from_status, to_status, actor, reason, operator)
     VALUES ($1, app_now(), $2, $3, $4, $5, $6) RETURNING floor(extract(epoch FROM at))::float8 AS at`,
    [reservationId, from, to, actor, reason, operator],
    "record_event",
  );
  if (event === undefined) throw new Error("The event was not recorded");
  return event.at;
}

/** The refusal of a trigger that has no transition from this status, as precise as possible. */
export function refusalOf(row: ReservationRow, trigger: Trigger): Refusal {
  if (trigger === "extend" && row.isExtended && !isTerminal(row.status)) return about(row, "already_extended");
  const isCancelled = trigger === "cancel" || trigger === "supplier_cancel";
  if (isCancelled && row.status === "successful" && factsOf(row).isOver) return about(row, "stay_over");
  return notOpen(row);
}

/** Refuses an action that a reservation's status does not allow; names the supplier or the deadline that ended it. */
export function notOpen(row: ReservationRow): Refusal {
  const { status, statusReason } = row;
  if (isTerminal(status) && endingWords.some((word) => word === statusReason)) return about(row, "ended_by_supplier");
  // Its extended deadline has passed as well: there is no other (R187).
  if (status === "expired" && row.isExtended) return about(row, "payment_extension_expired");
  return about(row, status === "expired" || status === "payment_deadline_expired" ? "deadline_passed" : "not_open");
}

/** A refusal that speaks of a reservation in the words of its product. */
export const about = ({ kind }: Pick<ReservationRow, "kind">, reason: RefusalReason): Refusal => ({
  ...refuse(reason),
  kind,
});

/**
 * Writes a transition and its event in one statement.
 *
 * @param name of the statement: a transition writes the same columns each time.
 * @throws when another transaction changed the row in spite of its lock.
 */
async function write(
  tx: Queryable,
  row: UpToDate,
  columns: Columns,
  { from, to, actor, reason, operator = null }: ReservationEvent,
  name: string,
): Promise<Changed> {
  const values: SqlValue[] = [row.id, from, row.version, to, actor, reason, operator];
  const settings = Object.entries(columns).map(([column, value]) => {
    values.push(value);
    return `${column} = ${column.endsWith("_at") ? `to_timestamp($${values.length}::float8)` : `$${values.length}`}`;
  });
  const [written] = await tx.query<{ at: number }>(
    `WITH written AS (
       UPDATE reservation SET status = $4, version = version + 1, ${settings.join(", ")}
       WHERE id = $1 AND status = $2 AND version = $3 RETURNING id)
     INSERT INTO reservation_event (reservation_id, at, from_status, to_status, actor, reason, operator)
     SELECT id, app_now(), $2, $4, $5, $6, $7 FROM written RETURNING floor(extract(epoch FROM at))::float8 AS at`,
    values,
    name,
  );
  if (written === undefined) throw new Error("A reservation was changed in spite of its lock");
  const { at } = written;
  const changed: UpToDate = { ...row, ...fieldsOf(columns), status: to, version: row.version + 1, now: at };
  const isDue = changed.timerAt !== null && changed.timerAt <= at;
  return { row: { ...changed, isDue }, event: { from, to, actor, reason, at } };
}

/** Columns that were written, as a row names them. */
const fieldsOf = (columns: Columns): Partial<ReservationRow> =>
  Object.fromEntries(Object.entries(columns).map(([column, value]) => [fieldOf(column), value]));

const fieldOf = (column: string): string => column.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
