import type { ReservationStatus } from "#domain/reservation/statuses.ts";
import { type Actor, type Transition, type Trigger, transitionOf } from "#domain/reservation/transitions.ts";
import type { Queryable, SqlValue } from "../database/database.ts";
import { isRefusal, type Refusal, refuse } from "../envelope.ts";
import { type Columns, doEffect, type Telling } from "./effects.ts";
import { factsOf, type ReservationRow } from "./row.ts";

/**
 * Takes a reservation, locked by the caller, through the one transition that a trigger sets off: its effects, the
 * status as a compare-and-set, and its event, all in the caller's transaction. Refused when the table has no such way.
 */
export async function change(
  tx: Queryable,
  row: ReservationRow,
  trigger: Trigger,
  telling: Telling & { actor?: Actor } = {},
): Promise<Transition | Refusal> {
  const transition = transitionOf(row.status, trigger, factsOf(row));
  if (transition === null) return refuse(reasonOf(row, trigger));
  let columns: Columns = { status_reason: telling.reason ?? null };
  for (const effect of transition.effects) {
    const done = await doEffect[effect](tx, row, telling);
    if (isRefusal(done)) return done;
    columns = { ...columns, ...done };
  }
  await write(tx, row, transition.to, columns);
  await recordEvent(tx, row.id, {
    from: row.status,
    to: transition.to,
    actor: telling.actor ?? transition.actor,
    reason: telling.reason ?? null,
    operator: telling.operator ?? null,
  });
  return transition;
}

/** `operator`: the name by which one of them decided. */
export type ReservationEvent = {
  from: ReservationStatus | null;
  to: ReservationStatus;
  actor: Actor;
  reason: string | null;
  operator?: string | null;
};

/** Adds to the history of a reservation. */
export async function recordEvent(
  tx: Queryable,
  reservationId: number,
  { from, to, actor, reason, operator = null }: ReservationEvent,
): Promise<void> {
  await tx.query(
    `INSERT INTO reservation_event (reservation_id, at, from_status, to_status, actor, reason, operator)
     VALUES ($1, app_now(), $2, $3, $4, $5, $6)`,
    [reservationId, from, to, actor, reason, operator],
    "record_event",
  );
}

/** Why a trigger leads nowhere from here, as precisely as it can be said. */
function reasonOf(
  { status, isExtended }: ReservationRow,
  trigger: Trigger,
): "already_extended" | "deadline_passed" | "not_open" {
  if (trigger === "extend" && isExtended) return "already_extended";
  return status === "expired" || status === "payment_deadline_expired" ? "deadline_passed" : "not_open";
}

/** @throws when somebody else changed the row in spite of its lock. */
async function write(tx: Queryable, row: ReservationRow, to: ReservationStatus, columns: Columns): Promise<void> {
  const values: SqlValue[] = [row.id, row.status, row.version, to];
  const settings = Object.entries(columns).map(([column, value]) => {
    values.push(value);
    return `${column} = ${column.endsWith("_at") ? `to_timestamp($${values.length}::float8)` : `$${values.length}`}`;
  });
  const written = await tx.query(
    `UPDATE reservation SET status = $4, version = version + 1, ${settings.join(", ")}
     WHERE id = $1 AND status = $2 AND version = $3 RETURNING id`,
    values,
  );
  if (written.length !== 1) throw new Error("A reservation was changed in spite of its lock");
}
