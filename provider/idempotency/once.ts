import { setTimeout as delay } from "node:timers/promises";
import { type Condition, type Database, holds, type Queryable, type Transaction } from "../database/database.ts";
import { sqlState, TakenBack } from "../database/transaction.ts";
import { isRefusal, type Refusal, refuse } from "../envelope.ts";
import { WithCookie } from "../http/cookie.ts";
import { places } from "../sealed-places.ts";
import type { Vault } from "../vault.ts";

/** One intent of one caller: what makes a repeated request the same request (reliability rule 11). */
export type Intent = {
  /** Who asks: keys of two callers are never the same. */
  readonly principal: string;
  readonly route: string;
  readonly key: string;
  /** A keyed digest of the body as it came: a plain one would give away passwords and numbers to anyone who can guess them. */
  readonly request: string;
};

/** The value as JSON, byte for byte what the first answer held, and the cookie that went with it. */
export type Kept = { readonly value: string; readonly cookie: string | null };

/** What is answered, or why nothing is. */
export type Outcome = Kept | Refusal;

/** What is left of an effect once its transaction is over, because it talks to somebody else. Only `afterCommit` makes one. */
export class Unfinished<T = unknown> {
  readonly rest: () => Promise<T>;
  constructor(rest: () => Promise<T>) {
    this.rest = rest;
  }
}

/**
 * The answer of an effect that is not over with its transaction: that commits first, then `rest` answers. The whole
 * effect must be safe to start over: that is what happens when its process dies in between.
 */
export const afterCommit = <T>(rest: () => Promise<T>): Unfinished<T> => new Unfinished(rest);

type Row = { request_hash: string; state: "running" | "done"; body: string | null };

const LONGEST_WAIT_MS = 5_000;
const PAUSE_MS = 100;
/** For how long an unfinished call is taken to be alive; a request after that takes it over. */
const LEASE_SECONDS = 30;

/**
 * Runs `effect` once for an intent, its key and its effect in one transaction: either both are there or neither. A
 * refusal takes everything back, the key too, so that the same intent may succeed later.
 *
 * The effect's first statements go out together with the taking of the key, and what they find is handed out once it is
 * taken: one wait for both. So an effect begins for a repeated request too, and gets no further than its first answer:
 * what must be done once is done after that.
 *
 * @param admission what must be true for this caller to go on: found out together with the key.
 */
export async function onceInside(
  database: Database,
  vault: Vault,
  intent: Intent | null,
  admission: Condition | null,
  effect: (tx: Queryable) => Promise<unknown>,
): Promise<Outcome> {
  for (const until = performance.now() + LONGEST_WAIT_MS; ; await delay(PAUSE_MS)) {
    try {
      const outcome = await database.withTx(async (tx) => {
        const entered = enter(tx, intent, admission);
        const value = await behind(entered, () => effect(waitingFor(entered, tx)));
        if (value instanceof Unfinished) return value;
        const answer = kept(value);
        if (intent !== null) tx.atEnd(...finishing(vault, intent, answer));
        return answer;
      });
      return outcome instanceof Unfinished ? await finishOutside(database, vault, intent, outcome.rest) : outcome;
    } catch (error) {
      if (error instanceof Refused) return error.refusal;
      const isOver = performance.now() > until;
      if (error instanceof NotEntered) {
        const outcome = await turnedAway(database, vault, intent, admission);
        if (outcome !== null) return outcome;
        if (isOver) return refuse("unavailable");
      }
      // 55P03: the first of these requests holds the key and is still at work.
      else if (intent === null || sqlState(error) !== "55P03" || isOver) throw error;
    }
  }
}

/** Takes the key for a caller who is admitted. @throws NotEntered */
async function enter(tx: Queryable, intent: Intent | null, admission: Condition | null): Promise<void> {
  const isIn =
    intent !== null ? await claim(tx, intent, admission) : admission === null || (await holds(tx, admission));
  if (!isIn) throw new NotEntered("Turned away");
}

/** Begins some work at once and answers it, or fails with it, only once the gate is open. A gate that stays shut goes first. */
async function behind<T>(gate: Promise<void>, begin: () => Promise<T>): Promise<T> {
  const begun = begin();
  // Told below, or nobody's concern.
  begun.catch(() => {});
  await gate;
  return begun;
}

/** A transaction whose statements go out at once, and whose answers wait for the gate. */
const waitingFor = (gate: Promise<void>, tx: Queryable): Queryable => ({
  query: (text, values, name) => behind(gate, () => tx.query(text, values, name)),
});

/** What somebody hears who did not get in: the first answer, or why none; null while the first request is at work. */
async function turnedAway(
  database: Database,
  vault: Vault,
  intent: Intent | null,
  admission: Condition | null,
): Promise<Outcome | null> {
  const isAdmitted = admission === null || (await holds(database, admission));
  return intent !== null && isAdmitted
    ? replay(await earlierOf(database, intent), intent, vault)
    : refuse("unauthorized");
}

/**
 * Runs `work` once for an intent when it cannot begin with a transaction. The key is claimed first; a request that finds
 * it claimed waits five seconds at most. `work` must be safe to run again from its start: that is what happens when its
 * process dies in the middle.
 */
export async function onceAround(
  database: Database,
  vault: Vault,
  intent: Intent | null,
  work: () => Promise<unknown>,
): Promise<Outcome> {
  for (const until = performance.now() + LONGEST_WAIT_MS; ; await delay(PAUSE_MS)) {
    if (intent === null || (await claim(database, intent, null))) return finishOutside(database, vault, intent, work);
    const answer = replay(await earlierOf(database, intent), intent, vault);
    if (answer !== null) return answer;
    if (performance.now() > until) return refuse("unavailable");
  }
}

/** Forgets the intents of the day before yesterday. */
export async function forgetOldIntents(database: Queryable): Promise<void> {
  await database.query("DELETE FROM idempotency WHERE created_at < clock_timestamp() - interval '48 hours'");
}

/** The key is somebody's already, or the caller is not who they were taken for. */
class NotEntered extends TakenBack {
  override readonly name = "NotEntered";
}

/** Carries a refusal out of a transaction, so that it is rolled back. */
class Refused extends TakenBack {
  override readonly name = "Refused";
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(refusal.refused);
    this.refusal = refusal;
  }
}

function kept(outcome: unknown): Kept {
  if (isRefusal(outcome)) throw new Refused(outcome);
  if (outcome instanceof WithCookie) return { value: JSON.stringify(outcome.value), cookie: outcome.cookie };
  return { value: JSON.stringify(outcome), cookie: null };
}

const ROW = "principal = $1 AND route = $2 AND key = $3";
const rowOf = ({ principal, route, key }: Intent): [string, string, string] => [principal, route, key];

const ALWAYS: Condition = { name: "always", text: "true", values: [] };

/** Takes the key, or takes it over from a call whose lease is over, if the condition is true. False when it is not taken. */
async function claim(from: Queryable, intent: Intent, condition: Condition | null): Promise<boolean> {
  const { name, text, values } = condition ?? ALWAYS;
  const [principal, route, key, hash] = [1, 2, 3, 4].map((place) => `$${values.length + place}`);
  const taken = await from.query(
    `INSERT INTO idempotency AS held (principal, route, key, request_hash, state, locked_until)
     SELECT ${principal}, ${route}, ${key}, ${hash}, 'running', clock_timestamp() + make_interval(secs => ${LEASE_SECONDS})
     WHERE ${text}
     ON CONFLICT (principal, route, key) DO UPDATE SET locked_until = excluded.locked_until
     WHERE held.state = 'running' AND held.locked_until < clock_timestamp() AND held.request_hash = excluded.request_hash
     RETURNING key`,
    [...values, ...rowOf(intent), intent.request],
    `claim_if_${name}`,
  );
  return taken.length > 0;
}

/** What a key that could not be taken stands for. */
async function earlierOf(from: Queryable, intent: Intent): Promise<Row> {
  const [row] = await from.query<Row>(`SELECT request_hash, state, body FROM idempotency WHERE ${ROW}`, rowOf(intent));
  // It was there a moment ago: its call failed meanwhile and let it go. The one that waits tries again.
  return row ?? { request_hash: intent.request, state: "running", body: null };
}

/** The first answer again; null while there is none yet. */
function replay(row: Row, intent: Intent, vault: Vault): Outcome | null {
  if (row.request_hash !== intent.request) return refuse("idempotency_key_reused");
  return row.state === "done" && row.body !== null
    ? JSON.parse(vault.open(row.body, places.answer(...rowOf(intent))))
    : null;
}

/** Does what must not be done within a transaction, under a key that is claimed: keeps its answer, or lets the key go. */
async function finishOutside(
  database: Database,
  vault: Vault,
  intent: Intent | null,
  work: () => Promise<unknown>,
): Promise<Outcome> {
  try {
    const answer = kept(await work());
    if (intent !== null) await database.query(...finishing(vault, intent, answer));
    return answer;
  } catch (error) {
    if (intent !== null)
      await database.query(`DELETE FROM idempotency WHERE ${ROW} AND state = 'running'`, rowOf(intent));
    if (error instanceof Refused) return error.refusal;
    throw error;
  }
}

/** The statement that keeps the answer under its key. */
const finishing = (vault: Vault, intent: Intent, answer: Kept): Parameters<Transaction["atEnd"]> => [
  `UPDATE idempotency SET state = 'done', body = $4, locked_until = NULL WHERE ${ROW}`,
  [...rowOf(intent), vault.seal(JSON.stringify(answer), places.answer(...rowOf(intent)))],
  "keep_answer",
];
