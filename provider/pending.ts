import { TEHRAN_OFFSET_SECONDS } from "#domain/calendar/constants.ts";
import { operatorCalls } from "#domain/contract/operator.calls.ts";
import { type PendingKind, type PendingValue, pendingKinds } from "#domain/contract/operator.shapes.ts";
import { refuse } from "./envelope.ts";
import { type Endpoint, effect, endpoint } from "./http/endpoint.ts";
import { idOf } from "./http/path-id.ts";

/**
 * Of call 87: what waits for a person, and messages that were given up, sent once more. It is asked now and then, so queues
 * without an index of their own are counted by reading their table.
 */

type Queue = {
  /** Where it waits: a table, and the condition. */
  readonly from: string;
  /** What its decision names it by. */
  readonly id: string;
  /** Since when, epoch seconds. */
  readonly since: string;
};

const secondsOf = (column: string): string => `extract(epoch FROM ${column})`;
/** Of a day the midnight of Tehran. */
const dayOf = (column: string): string => `extract(epoch FROM ${column}::timestamp) - ${TEHRAN_OFFSET_SECONDS}`;
const refundsIn = (state: string): Queue => ({
  from: `refund WHERE state = '${state}'`,
  id: "id",
  since: secondsOf(`(SELECT min(at) FROM refund_event WHERE refund_id = refund.id AND state = '${state}')`),
});

const QUEUES: Readonly<Record<PendingKind, Queue>> = {
  requests: {
    from: "reservation WHERE status = 'under_review'",
    id: "confirmation_code",
    since: secondsOf("submitted_at"),
  },
  refunds_to_approve: refundsIn("requested"),
  refunds_to_send: refundsIn("approved"),
  differences: { from: "settlement_difference WHERE state = 'open'", id: "id", since: secondsOf("found_at") },
  messages: { from: "outbox WHERE state = 'dead'", id: "id", since: secondsOf("created_at") },
  alarms: { from: "alarm WHERE resolved_at IS NULL", id: "id", since: secondsOf("raised_at") },
  questions: { from: "question WHERE status = 'pending'", id: "id", since: dayOf("date") },
  comments: { from: "comment WHERE status = 'pending'", id: "id", since: dayOf("date") },
};

const PENDING = pendingKinds
  .map((kind) => {
    const { from, id, since } = QUEUES[kind];
    return `SELECT '${kind}' AS kind, count(*)::int AS count, floor(min(since))::float8 AS since,
      (array_agg(id ORDER BY since, id))[1] AS oldest FROM (SELECT ${id}::text AS id, ${since} AS since FROM ${from}) AS waiting`;
  })
  .join(" UNION ALL ");

const pending = endpoint({
  call: operatorCalls.pending,
  async answer(_asked, { database }): Promise<PendingValue> {
    const [queues, [clock]] = await Promise.all([
      database.query<PendingValue["queues"][number]>(PENDING),
      database.query<{ now: number }>("SELECT floor(extract(epoch FROM app_now()))::float8 AS now"),
    ]);
    if (clock === undefined) throw new Error("The database has no clock");
    return { queues, now: clock.now };
  },
});

const retryMessage = effect({
  call: operatorCalls.retryMessage,
  async effect({ params }, tx) {
    const retried = await tx.query(
      `UPDATE outbox SET state = 'waiting', attempts = 0, not_before = app_now(), leased_until = NULL
       WHERE id = $1 AND state = 'dead' RETURNING id`,
      [idOf(params.id)],
    );
    if (retried.length === 1) return { state: "waiting" };
    const [known] = await tx.query("SELECT id FROM outbox WHERE id = $1", [idOf(params.id)]);
    return refuse(known === undefined ? "not_found" : "not_open");
  },
});

export const pendingEndpoints: readonly Endpoint[] = [pending, retryMessage];
