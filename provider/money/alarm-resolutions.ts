import { operatorCalls } from "#domain/contract/operator.calls.ts";
import type { AlarmFacts, AlarmKind } from "../kernel/alarm/schema.ts";
import type { Queryable } from "../kernel/database/database.ts";
import { post } from "./ledger/journal.ts";
import { SECOND_PERSON_ABOVE } from "./refund/refund.ts";

type Resolving = { id: number; facts: AlarmFacts; operator: string };

/** Bookings that accompany the resolution of an alarm of a kind; a state where it stays open. */
type Resolution = (tx: Queryable, resolving: Resolving) => Promise<{ state: string } | null>;

/**
 * Books money owed to the owner of a closed account as paid out. Above the limit of refunds the first of two people has
 * only proposed it (ASVS 2.3.5).
 */
const payOutUnclaimed: Resolution = async (tx, { id, facts, operator }) => {
  const amount = Number(facts["amount"]);
  if (amount > SECOND_PERSON_ABOVE && !(await hasAnotherDecided(tx, id, operator)))
    return { state: "second_person_needed" };
  await post(tx, {
    kind: "unclaimed_paid",
    ref: `alarm:${id}`,
    postings: [
      { account: { kind: "unclaimed" }, amount: -amount },
      { account: { kind: "gateway_clearing" }, amount },
    ],
  });
  return null;
};

async function hasAnotherDecided(tx: Queryable, id: number, operator: string): Promise<boolean> {
  const others = await tx.query(
    "SELECT FROM operator_act WHERE call = $1 AND subject = $2 AND operator <> $3 LIMIT 1",
    [operatorCalls.resolveAlarm.name, String(id), operator],
  );
  return others.length > 0;
}

const resolutions: Readonly<Partial<Record<AlarmKind, Resolution>>> = { unclaimed_money: payOutUnclaimed };

export type OpenAlarm = { id: number; kind: AlarmKind; subject: string; facts: AlarmFacts };

/** Resolves an alarm for an operator, who has it locked; another state than `resolved` where its kind needs more. */
export async function resolveByOperator(
  tx: Queryable,
  { id, kind, facts }: OpenAlarm,
  { operator, reason }: { operator: string; reason: string },
): Promise<{ state: string }> {
  const unfinished = await resolutions[kind]?.(tx, { id, facts, operator });
  if (unfinished != null) return unfinished;
  await tx.query("UPDATE alarm SET resolved_at = app_now(), resolved_by = $2, resolution = $3 WHERE id = $1", [
    id,
    operator,
    reason,
  ]);
  return { state: "resolved" };
}
