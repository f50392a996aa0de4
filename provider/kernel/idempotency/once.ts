import { setTimeout as delay } from "node:timers/promises";
import { aadContexts } from "../aad-contexts.ts";
import { type Condition, type Database, holds, type Queryable, type Transaction } from "../database/database.ts";
import { DeliberateRollback, sqlState } from "../database/transaction.ts";
import { isRefusal, type Refusal, refuse } from "../envelope.ts";
import { WithCookie } from "../http/cookie.ts";
import type { Vault } from "../vault.ts";

/** One intent of one caller, which identifies a repeated request. */
export type Intent = {
  /** The caller: keys of two callers are never the same. */
  readonly principal: string;
  readonly route: string;
  readonly key: string;
  /**
   * A keyed digest of the body as it came: a plain one would give away passwords and numbers to anyone who can guess
   * them.
   */
  readonly request: string;
};

/** Requirements for admitting a caller. */
export type Admission = {
  /** Condition that must hold, checked in the statement that claims the key. */
  readonly condition: Condition | null;
  /** The refusal of a limit that is being counted beside the transaction; null where nothing is counted. */
  readonly counted: Promise<Refusal | null> | null;
};

/** The stored answer: the value as JSON, byte for byte as first sent, and its cookie. */
export type StoredAnswer = { readonly value: string; readonly cookie: string | null };

/** The answer, or the refusal. */
export type Outcome = StoredAnswer | Refusal;

/** The rest of an effect, run after its transaction because it calls another system. Made by `afterCommit` alone. */
export class PostCommit<T = unknown> {
  readonly rest: () => Promise<T>;
  constructor(rest: () => Promise<T>) {
    this.rest = rest;
  }
}

/**
 * The answer of an effect that is not over with its transaction: that commits first, then `rest` answers. The whole
 * effect must be safe to start over: it is, when its process dies in between.
 */
export const afterCommit = <T>(rest: () => Promise<T>): PostCommit<T> => new PostCommit(rest);

type Row = { request_hash: string; state: "running" | "done"; body: string | null };

const LONGEST_WAIT_MS = 5_000;
const PAUSE_MS = 100;
/**
 * Lease of an unfinished call after its last renewal, seconds; a later request takes it over. Shorter than a repeated
 * request waits: a caller cut off by the end of a process is answered at the first repetition.
 */
export const LEASE_SECONDS = 4;
/** Interval at which a running call renews its claim. */
const RENEW_MS = 1_000;

/**
 * Runs `effect` once per intent, with its idempotency key and its writes in one transaction: both commit or neither.
 * A refusal rolls back everything, the key too, so that the same intent may succeed later.
 *
 * The claim of the key and the effect's first statements share a round trip; their rows are handed to the effect once
 * the key is claimed. So an effect begins for a repeated request too, and gets no further than its first `await` of the
 * database: side effects beside the database belong after that.
 *
 * A request that repeats an intent is answered with the stored answer whatever is counted meanwhile.
 */
export async function onceInside(
  database: Database,
  vault: Vault,
  intent: Intent | null,
  admission: Admission,
  effect: (tx: Queryable) => Promise<unknown>,
): Promise<Outcome> {
  // Awaited once the key is claimed; until then it must not end the process.
  admission.counted?.catch(() => {});
  for (const until = performance.now() + LONGEST_WAIT_MS; ; await delay(PAUSE_MS)) {
    try {
      const outcome = await database.withTx(async (tx) => {
        const claimed = claimKey(tx, intent, admission);
        const value = await afterGate(claimed, () => effect(gatedBy(claimed, tx)));
        if (value instanceof PostCommit) return value;
        const answer = answerOf(value);
        if (intent !== null) tx.atEnd(...storeAnswer(vault, intent, answer));
        return answer;
      });
      return outcome instanceof PostCommit ? await finishOutside(database, vault, intent, outcome.rest) : outcome;
    } catch (error) {
      if (error instanceof Refused) return error.refusal;
      const isOver = performance.now() > until;
      if (error instanceof KeyNotClaimed) {
        const outcome = await outcomeWithoutKey(database, vault, intent, admission.condition);
        if (outcome !== null) return outcome;
        if (isOver) return refuse("unavailable");
      }
      // 55P03: the first of these requests holds the key and is still at work.
      else if (intent === null || sqlState(error) !== "55P03" || isOver) throw error;
    }
  }
}

/** Claims the key for a caller who is admitted. @throws KeyNotClaimed, Refused */
async function claimKey(tx: Queryable, intent: Intent | null, { condition, counted }: Admission): Promise<void> {
  const isClaimed =
    intent !== null ? await claim(tx, intent, condition) : condition === null || (await holds(tx, condition));
  if (!isClaimed) throw new KeyNotClaimed("The key is claimed, or the session is over");
  const tooMany = await counted;
  if (tooMany) throw new Refused(tooMany);
}

/** Begins some work at once and settles with it only after the gate resolves. A rejected gate takes precedence. */
async function afterGate<T>(gate: Promise<void>, begin: () => Promise<T>): Promise<T> {
  const begun = begin();
  // Rethrown by the return below, or made irrelevant by a rejected gate.
  begun.catch(() => {});
  await gate;
  return begun;
}

/** A transaction whose statements are sent at once, and whose rows wait for the gate. */
const gatedBy = (gate: Promise<void>, tx: Queryable): Queryable => ({
  query: (text, values, name) => afterGate(gate, () => tx.query(text, values, name)),
});

/** Answers a caller without the key: the stored answer or a refusal; null while the first request still runs. */
async function outcomeWithoutKey(
  database: Database,
  vault: Vault,
  intent: Intent | null,
  condition: Condition | null,
): Promise<Outcome | null> {
  const isAdmitted = condition === null || (await holds(database, condition));
  return intent !== null && isAdmitted
    ? replay(await storedRowOf(database, intent), intent, vault)
    : refuse("unauthorized");
}

/**
 * Runs `work` once for an intent when it cannot begin with a transaction. The key is claimed first; a request that
 * finds it claimed waits five seconds at most. `work` must be safe to run again from its start: that is what happens
 * when its process dies in the middle, or could not renew its claim in time.
 */
export async function onceAround(
  database: Database,
  vault: Vault,
  intent: Intent | null,
  work: () => Promise<unknown>,
): Promise<Outcome> {
  for (const until = performance.now() + LONGEST_WAIT_MS; ; await delay(PAUSE_MS)) {
    if (intent === null || (await claim(database, intent, null))) return finishOutside(database, vault, intent, work);
    const answer = replay(await storedRowOf(database, intent), intent, vault);
    if (answer !== null) return answer;
    if (performance.now() > until) return refuse("unavailable");
  }
}

/** Deletes keys older than 48 hours. */
export async function forgetOldIntents(database: Queryable): Promise<void> {
  await database.query("DELETE FROM idempotency WHERE created_at < clock_timestamp() - interval '48 hours'");
}

/** The key was claimed by an earlier request, or the session has ended. */
class KeyNotClaimed extends DeliberateRollback {
  override readonly name = "KeyNotClaimed";
}

/** Carries a refusal out of a transaction and rolls it back. */
class Refused extends DeliberateRollback {
  override readonly name = "Refused";
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(refusal.refused);
    this.refusal = refusal;
  }
}

function answerOf(outcome: unknown): StoredAnswer {
  if (isRefusal(outcome)) throw new Refused(outcome);
  if (outcome instanceof WithCookie) return { value: JSON.stringify(outcome.value), cookie: outcome.cookie };
  return { value: JSON.stringify(outcome), cookie: null };
}

const ROW = "principal = $1 AND route = $2 AND key = $3";
const rowOf = ({ principal, route, key }: Intent): [string, string, string] => [principal, route, key];

const LEASE_END = `clock_timestamp() + make_interval(secs => ${LEASE_SECONDS})`;

const ALWAYS: Condition = { name: "always", text: "true", values: [] };

/**
 * Claims the key, or takes it over from a call whose lease has ended, if the condition holds. False when it does not.
 */
async function claim(from: Queryable, intent: Intent, condition: Condition | null): Promise<boolean> {
  const { name, text, values } = condition ?? ALWAYS;
  const [principal, route, key, hash] = [1, 2, 3, 4].map((place) => `$${values.length + place}`);
  const taken = await from.query(
    `INSERT INTO idempotency AS earlier (principal, route, key, request_hash, state, locked_until)
     SELECT ${principal}, ${route}, ${key}, ${hash}, 'running', ${LEASE_END}
     WHERE ${text}
     ON CONFLICT (principal, route, key) DO UPDATE SET locked_until = excluded.locked_until
     WHERE earlier.state = 'running' AND earlier.locked_until < clock_timestamp() AND earlier.request_hash = excluded.request_hash
     RETURNING key`,
    [...values, ...rowOf(intent), intent.request],
    `claim_if_${name}`,
  );
  return taken.length > 0;
}

/** The row of a key that could not be claimed. */
async function storedRowOf(from: Queryable, intent: Intent): Promise<Row> {
  const [row] = await from.query<Row>(`SELECT request_hash, state, body FROM idempotency WHERE ${ROW}`, rowOf(intent));
  // Its call failed meanwhile and released the key: the waiting request tries again.
  return row ?? { request_hash: intent.request, state: "running", body: null };
}

/** The stored answer; null while there is none yet. */
function replay(row: Row, intent: Intent, vault: Vault): Outcome | null {
  if (row.request_hash !== intent.request) return refuse("idempotency_key_reused");
  return row.state === "done" && row.body !== null
    ? JSON.parse(vault.open(row.body, aadContexts.answer(...rowOf(intent))))
    : null;
}

/** Runs work outside any transaction under a claimed key: stores its answer, or releases the key. */
async function finishOutside(
  database: Database,
  vault: Vault,
  intent: Intent | null,
  work: () => Promise<unknown>,
): Promise<Outcome> {
  const stopRenewing = intent === null ? () => {} : keepClaim(database, intent);
  try {
    const answer = answerOf(await work());
    if (intent !== null) await database.query(...storeAnswer(vault, intent, answer));
    return answer;
  } catch (error) {
    if (intent !== null)
      await database.query(`DELETE FROM idempotency WHERE ${ROW} AND state = 'running'`, rowOf(intent));
    if (error instanceof Refused) return error.refusal;
    throw error;
  } finally {
    stopRenewing();
  }
}

/** Renews the claim of a call as long as this process lives; returns a function that ends that. */
function keepClaim(database: Database, intent: Intent): () => void {
  const renew = () =>
    database
      .query(`UPDATE idempotency SET locked_until = ${LEASE_END} WHERE ${ROW} AND state = 'running'`, rowOf(intent))
      // The next one may reach the database; else the call is taken over, from its start.
      .catch(() => {});
  const timer = setInterval(renew, RENEW_MS);
  return () => clearInterval(timer);
}

/** The statement that keeps the answer under its key. */
const storeAnswer = (vault: Vault, intent: Intent, answer: StoredAnswer): Parameters<Transaction["atEnd"]> => [
  `UPDATE idempotency SET state = 'done', body = $4, locked_until = NULL WHERE ${ROW}`,
  [...rowOf(intent), vault.seal(JSON.stringify(answer), aadContexts.answer(...rowOf(intent)))],
  "keep_answer",
];
