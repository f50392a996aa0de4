import type { Services } from "../../services.ts";
import type { Database } from "../database/database.ts";
import { faultPoint } from "../fault-points.ts";
import { errorFields } from "../log.ts";
import { runConcurrently } from "../run-concurrently.ts";
import type { OutboxHandlers } from "./handle.ts";
import { type Lane, lanes, type OutboxKind, type OutboxPayload } from "./outbox.ts";

/** `age` in seconds, by the product's clock. */
type Taken = { id: number; kind: OutboxKind; payload: string; reference: string; attempts: number; age: number };

const MAX_ATTEMPTS = 8;
/** Longer than any handler may take; a process that dies in the middle delays its messages by this much. */
const LEASE_SECONDS = 60;
const FIRST_PAUSE_SECONDS = 2;

/** Delivers the messages of all lanes until none is due. */
export async function runOutbox(services: Services, handle: OutboxHandlers = services.outboxHandlers): Promise<void> {
  await Promise.all(lanes.map((lane) => runLane(services, lane, undefined, handle)));
}

/**
 * Delivers the messages of one lane until none is due, sixteen at once: each by one worker at a time, retried with
 * exponential back-off, eight times at most. Delivery is at least once: a process may die after delivering and before
 * recording it, so handlers pass the message's number on and the receiver can deduplicate.
 */
export async function runLane(
  services: Services,
  lane: Lane,
  stopping?: AbortSignal,
  handle: OutboxHandlers = services.outboxHandlers,
): Promise<void> {
  await runConcurrently(
    (most) => take(services.database, lane, most),
    (message) => deliver(message, services, handle),
    stopping,
  );
}

/** Leases run by the machine's clock; due times by the product's clock, which tests and the demonstration advance. */
const take = (database: Database, lane: Lane, most: number): Promise<Taken[]> =>
  database.query<Taken>(
    `UPDATE outbox SET attempts = attempts + 1, leased_until = clock_timestamp() + make_interval(secs => ${LEASE_SECONDS})
     WHERE id IN (
       SELECT id FROM outbox
       WHERE state = 'waiting' AND lane = $1 AND not_before <= app_now()
         AND (leased_until IS NULL OR leased_until < clock_timestamp())
       ORDER BY not_before, id LIMIT $2 FOR UPDATE SKIP LOCKED)
     RETURNING id, kind, payload, reference, attempts, extract(epoch FROM app_now() - created_at)::float8 AS age`,
    [lane, most],
    "take_messages",
  );

/** True while this worker holds the lease: afterwards another may have taken the message, or delivered it. */
const STILL_OURS = "id = $1 AND state = 'waiting' AND attempts = $2";

async function deliver(message: Taken, services: Services, handle: OutboxHandlers): Promise<void> {
  try {
    await attempt(message, services, handle);
  } catch (error) {
    // The database was lost before the result was recorded: the lease ends by itself.
    services.log.error("outbox message left to its lease", { outbox_kind: message.kind, ...errorFields(error) });
  }
}

async function attempt(
  { id, kind, payload, reference, attempts, age }: Taken,
  services: Services,
  handle: OutboxHandlers,
): Promise<void> {
  const { database, log, settings } = services;
  try {
    // Attempts whose worker died count too.
    if (attempts > MAX_ATTEMPTS) throw new Error("Too many attempts");
    const read: OutboxPayload = JSON.parse(payload);
    // An expired code is not sent.
    const isStale = typeof read.ttl === "number" && age > read.ttl;
    if (!isStale) await handle[kind](read, services, { id, reference });
    faultPoint("mid:outbox");
    await database.query(
      `UPDATE outbox SET state = 'done', done_at = app_now(), leased_until = NULL,
         payload = CASE WHEN $3 THEN payload END, recipient_index = CASE WHEN $3 THEN recipient_index END
       WHERE ${STILL_OURS}`,
      // The demonstration has no telephone: its messages stay to be read.
      [id, attempts, settings.appEnv === "demo"],
    );
  } catch (error) {
    log.warn("outbox message failed", { outbox_kind: kind, attempts, ...errorFields(error) });
    const isLast = attempts >= MAX_ATTEMPTS;
    if (isLast) log.error("outbox message given up", { outbox_kind: kind, attempts });
    await database.query(
      `UPDATE outbox SET state = $3, leased_until = NULL, not_before = app_now() + make_interval(secs => $4::int)
       WHERE ${STILL_OURS}`,
      [id, attempts, isLast ? "dead" : "waiting", FIRST_PAUSE_SECONDS ** attempts],
    );
  }
}

/** Deletes messages delivered more than a month ago; failed ones stay for an operator. */
export async function forgetOldMessages({ database }: Services): Promise<void> {
  await database.query("DELETE FROM outbox WHERE state = 'done' AND done_at < app_now() - interval '30 days'");
}
