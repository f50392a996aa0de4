import type { Queryable } from "../database/database.ts";
import type { Log } from "../log.ts";
import type { AlarmFacts, AlarmKind } from "./schema.ts";

/** Alarm to raise: its kind, its subject (`payment:12`), and facts that help to judge it. */
export type Alarm = { kind: AlarmKind; subject: string; facts?: AlarmFacts };

/**
 * Raises an alarm in the caller's transaction: a row that stays open until an operator resolves it, and one error line
 * in the log. While it is open, raising it again does nothing.
 *
 * @returns whether it is a new one.
 */
export async function raiseAlarm(tx: Queryable, log: Log, alarm: Alarm): Promise<boolean> {
  const isNew = await openAlarm(tx, alarm);
  if (isNew) log.error("alarm raised", { alarm: alarm.kind, subject: alarm.subject });
  return isNew;
}

/** Raises an alarm without a line in the log: for callers without a log. The gauge of open alarms counts it. */
export async function openAlarm(tx: Queryable, { kind, subject, facts = {} }: Alarm): Promise<boolean> {
  const opened = await tx.query(
    `INSERT INTO alarm (kind, subject, facts, raised_at) VALUES ($1, $2, $3, app_now())
     ON CONFLICT (kind, subject) WHERE resolved_at IS NULL DO NOTHING RETURNING id`,
    [kind, subject, JSON.stringify(facts)],
    "raise_alarm",
  );
  return opened.length > 0;
}

/** Resolves the open alarm of a kind about a subject, if there is one: the code has seen that its cause is over. */
export async function resolveAlarm(tx: Queryable, kind: AlarmKind, subject: string, resolution: string): Promise<void> {
  await tx.query(
    "UPDATE alarm SET resolved_at = app_now(), resolution = $3 WHERE kind = $1 AND subject = $2 AND resolved_at IS NULL",
    [kind, subject, resolution],
    "resolve_alarm",
  );
}
