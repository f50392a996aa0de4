import { operatorCalls } from "#domain/contract/operator.calls.ts";
import {
  type PendingKind,
  type PendingValue,
  pendingKinds,
  type QueueName,
  type QueueValue,
  queues,
} from "#domain/contract/operator.shapes.ts";
import type { Queryable } from "../kernel/database/database.ts";
import { type Refusal, refuse } from "../kernel/envelope.ts";
import { type Endpoint, effect, endpoint } from "../kernel/http/endpoint.ts";
import { idOf } from "../kernel/http/path-id.ts";
import { tehranInstantSql } from "../kernel/today.ts";
import { type Products, productOf } from "../shop/reservation/product.ts";

/**
 * Part of call 87: items that wait for a person, counted and listed, and messages that were given up, sent once more.
 * It is called rarely, so queues without an index of their own are counted by reading their table.
 */

type Queue = {
  /** Source of the items: a table, and the condition. */
  readonly from: string;
  /** Identifier that its decision uses. */
  readonly id: string;
  /** Start of the wait, epoch seconds. */
  readonly since: string;
  /** Facts that help to judge it, as SQL by name. */
  readonly facts: Readonly<Record<string, string>>;
  /** Set when the product adds facts from the offer. */
  readonly offer?: "offer";
};

const secondsOf = (column: string): string => `extract(epoch FROM ${column})`;
const refundsIn = (state: string, facts: Queue["facts"] = {}): Queue => ({
  from: `refund WHERE state = '${state}'`,
  id: "id",
  since: secondsOf(`(SELECT min(at) FROM refund_event WHERE refund_id = refund.id AND state = '${state}')`),
  facts: {
    amount: "amount",
    source: "source",
    confirmation_code: "(SELECT confirmation_code FROM reservation WHERE id = refund.reservation_id)",
    ...facts,
  },
});
const words = (table: "question" | "comment"): Queue => ({
  from: `${table} WHERE status = 'pending'`,
  id: "id",
  since: tehranInstantSql("date"),
  facts: {
    property: `(SELECT name_en FROM property WHERE id = ${table}.property_id)`,
    ...(table === "comment" && { title: "title", positive: "positive", negative: "negative" }),
    text: "text",
  },
});

const QUEUES: Readonly<Record<PendingKind, Queue>> = {
  requests: {
    from: "reservation WHERE status = 'under_review'",
    id: "confirmation_code",
    since: secondsOf("submitted_at"),
    facts: {
      product: "kind",
      total: "total",
      due_at: `floor(${secondsOf("review_due_at")})`,
      starts_at: `floor(${secondsOf("starts_at")})`,
    },
  },
  // In progress is a draft too, until it is paid.
  orders: {
    from: "reservation WHERE status = 'in_progress' AND paid_at IS NOT NULL",
    id: "confirmation_code",
    since: secondsOf("paid_at"),
    facts: {
      product: "kind",
      total: "total",
      starts_at: `floor(${secondsOf("starts_at")})`,
      due_at: `floor(${secondsOf("issue_due_at")})`,
    },
    offer: "offer",
  },
  // Read with the order, whose reading is recorded, it has been passed on.
  corrected_names: {
    from: `(SELECT reservation.*, corrected.at AS corrected_at FROM reservation
      JOIN (SELECT reservation_id, max(at) AS at FROM own_change WHERE what = 'name' GROUP BY reservation_id) AS corrected
        ON corrected.reservation_id = reservation.id
      WHERE status = 'successful' AND starts_at > app_now() AND NOT EXISTS (SELECT FROM operator_act AS act
        WHERE act.call = 'operator.readOrder' AND act.subject = confirmation_code AND act.at >= corrected.at)) AS corrected_name`,
    id: "confirmation_code",
    since: secondsOf("corrected_at"),
    facts: { product: "kind", starts_at: `floor(${secondsOf("starts_at")})` },
    offer: "offer",
  },
  refunds_to_approve: refundsIn("requested"),
  refunds_to_send: refundsIn("approved", {
    approved_by:
      "(SELECT operator FROM refund_event WHERE refund_id = refund.id AND state = 'approved' ORDER BY id DESC LIMIT 1)",
  }),
  differences: {
    from: "settlement_difference WHERE state = 'open'",
    id: "id",
    since: secondsOf("found_at"),
    facts: { difference: "kind", gateway: "gateway", amount: "amount", our_amount: "our_amount", ref_id: "ref_id" },
  },
  messages: {
    from: "outbox WHERE state = 'dead'",
    id: "id",
    since: secondsOf("created_at"),
    facts: { message: "kind", attempts: "attempts" },
  },
  alarms: {
    from: "alarm WHERE resolved_at IS NULL",
    id: "id",
    since: secondsOf("raised_at"),
    facts: { alarm: "kind", subject: "subject" },
  },
  questions: words("question"),
  comments: words("comment"),
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
    const [counted, now] = await Promise.all([
      database.query<PendingValue["queues"][number]>(PENDING),
      nowOf(database),
    ]);
    return { queues: counted, now };
  },
});

async function nowOf(database: Queryable): Promise<number> {
  const [clock] = await database.query<{ now: number }>("SELECT floor(extract(epoch FROM app_now()))::float8 AS now");
  if (clock === undefined) throw new Error("The database has no clock");
  return clock.now;
}

const rowsOf = (kind: PendingKind): string => {
  const { from, id, since, facts, offer = "NULL::jsonb" } = QUEUES[kind];
  const named = Object.entries(facts).map(([name, sql]) => `'${name}', ${sql}`);
  return `SELECT '${kind}' AS kind, ${id}::text AS id, floor(${since})::float8 AS since,
    jsonb_build_object(${named.join(", ")}) AS facts, ${offer} AS offer FROM ${from}`;
};

/** $1: seconds that it has waited for at least; $2: how many. */
const listOf = (name: QueueName): string =>
  `SELECT *, count(*) OVER ()::int AS total FROM (${queues[name].map(rowsOf).join(" UNION ALL ")}) AS waiting
   WHERE $1::bigint = 0 OR since <= extract(epoch FROM app_now()) - $1::bigint ORDER BY since, id LIMIT $2::int`;

type Item = QueueValue["items"][number];

/** Adds the order for the supplier to a pending item. */
const withOrder = (item: Item, offer: unknown, products: Products): Item => {
  const { product, ...facts } = item.facts;
  return {
    ...item,
    facts: { product: product ?? null, ...productOf(products, String(product)).order(offer), ...facts },
  };
};

const isQueue = (name: string): name is QueueName => Object.hasOwn(queues, name);

const queue = endpoint({
  call: operatorCalls.queue,
  async answer({ params, query }, { database, products }): Promise<QueueValue | Refusal> {
    if (!isQueue(params.queue)) return refuse("not_found");
    const rows = await database.query<Item & { total: number; offer: unknown }>(listOf(params.queue), [
      query.older_than,
      query.limit,
    ]);
    return {
      items: rows.map(({ total: _, offer, ...row }) => (offer === null ? row : withOrder(row, offer, products))),
      total: rows[0]?.total ?? 0,
      now: await nowOf(database),
    };
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

export const pendingEndpoints: readonly Endpoint[] = [pending, queue, retryMessage];
