import type { IsoDate } from "#domain/calendar/types.ts";
import type { GatewayName } from "#domain/contract/payment.shapes.ts";
import type { DecidedSettlementValue } from "#domain/contract/settlement.shapes.ts";
import type { Queryable } from "../../kernel/database/database.ts";
import { isRefusal, type Refusal, refuse } from "../../kernel/envelope.ts";
import { afterCommit, PostCommit } from "../../kernel/idempotency/once.ts";
import { runConcurrently } from "../../kernel/run-concurrently.ts";
import type { Services } from "../../services.ts";
import { type OpenAlarm, resolveByOperator } from "../alarm-resolutions.ts";
import { type Decided, returnFound } from "./decide.ts";
import { alarmOf, type Difference, subjectOf } from "./difference.ts";

/** One decision of all that the settlement of a day has found: each is decided as it is by itself. */

/** A day's settlement of a gateway. */
export type Settlement = { gateway: GatewayName; day: IsoDate };
type Item = DecidedSettlementValue["items"][number];
type Answer = DecidedSettlementValue | Refusal;

const answerOf = (items: readonly Item[]): DecidedSettlementValue => ({ items: [...items], total: items.length });

/** True when the settlement of a day was ever compared: a mistyped day must not pass for one that is settled. */
export async function wasCompared(from: Queryable, { gateway, day }: Settlement): Promise<boolean> {
  const runs = await from.query("SELECT FROM settlement_run WHERE gateway = $1 AND day = $2::date", [gateway, day]);
  return runs.length > 0;
}

/**
 * Resolves the open alarms of a settlement: those of its own findings, and those of earlier ones that it names. The
 * differences stay as they are, as with one alarm.
 */
export async function resolveAll(
  tx: Queryable,
  { gateway, day }: Settlement,
  decided: { operator: string; reason: string },
): Promise<DecidedSettlementValue> {
  const open = await tx.query<OpenAlarm>(
    `SELECT id, kind, subject, facts FROM alarm
     WHERE resolved_at IS NULL AND facts->>'gateway' = $1
       AND (facts->>'day' = $2 OR (facts->>'difference')::bigint IN (
         SELECT settlement_difference.id FROM settlement_difference JOIN settlement_line USING (gateway, authority)
         WHERE gateway = $1 AND day = $2::date))
     ORDER BY id FOR NO KEY UPDATE`,
    [gateway, day],
  );
  const items: Item[] = [];
  for (const alarm of open) {
    const { state } = await resolveByOperator(tx, alarm, decided);
    items.push({ kind: alarm.kind, subject: alarm.subject, state });
  }
  return answerOf(items);
}

/**
 * Returns the money of all payments of a settlement that we do not know. The decider is recorded with each in this
 * transaction; the gateway is asked after it, and its answer about one changes nothing of another.
 */
export async function returnAll(
  tx: Queryable,
  services: Services,
  { gateway, day }: Settlement,
  decided: Decided,
): Promise<Answer | PostCommit<Answer>> {
  const found = await tx.query<Pick<Difference, "id" | "kind" | "payment_id">>(
    `SELECT id, kind, payment_id FROM settlement_difference JOIN settlement_line USING (gateway, authority)
     WHERE gateway = $1 AND day = $2::date AND kind = 'unknown' AND state IN ('open', 'returning') ORDER BY id`,
    [gateway, day],
  );
  const items: Item[] = [];
  const asked: (() => Promise<void>)[] = [];
  for (const difference of found) {
    const item = { kind: alarmOf[difference.kind], subject: subjectOf(difference), state: "open" };
    const noted = (outcome: { state: string } | Refusal) => {
      item.state = isRefusal(outcome) ? outcome.refused : outcome.state;
    };
    const outcome = await returnFound(tx, services, difference.id, decided);
    if (outcome instanceof PostCommit) {
      asked.push(async () => noted(await outcome.rest().catch(() => refuse("gateway_away"))));
    } else noted(outcome);
    items.push(item);
  }
  if (asked.length === 0) return answerOf(items);
  return afterCommit(async () => {
    await runConcurrently(
      (most) => asked.splice(0, most),
      (ask) => ask(),
    );
    return answerOf(items);
  });
}
