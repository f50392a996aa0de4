import { setTimeout as delay } from "node:timers/promises";
import type { Database, Queryable } from "../database/database.ts";
import { sqlState } from "../database/transaction.ts";
import { isRefusal, type Refusal, refuse } from "../envelope.ts";
import { WithCookie } from "../http/cookie.ts";
import type { Vault } from "../vault.ts";

/** One intent of one caller: what makes a repeated request the same request (reliability rule 11). */
export type Intent = {
  /** Who asks: keys of two callers are never the same. */
  readonly principal: string;
  readonly route: string;
  readonly key: string;
  /** A keyed digest of the body as it came: a plain one would give away passwords and numbers to whoever can guess them. */
  readonly request: string;
};

/** The value as JSON, byte for byte what the first answer held, and the cookie that went with it. */
export type Kept = { readonly value: string; readonly cookie: string | null };

/** What is answered, or why nothing is. */
export type Outcome = Kept | Refusal;

type Row = { request_hash: string; state: "running" | "done"; body: string | null };

const LONGEST_WAIT_MS = 5_000;
const PAUSE_MS = 100;
/** For how long an unfinished call is taken to be alive; whoever asks after that takes it over. */
const LEASE_SECONDS = 30;

/**
 * Runs `effect` once for an intent, its key and its effect in one transaction: either both are there or neither. A
 * refusal takes everything back, the key too, so that the same intent may succeed later.
 */
export async function onceInside(
  database: Database,
  vault: Vault,
  intent: Intent | null,
  effect: (tx: Queryable) => Promise<unknown>,
): Promise<Outcome> {
  const until = Date.now() + LONGEST_WAIT_MS;
  for (;;) {
    try {
      return await database.withTx(async (tx) => {
        if (intent !== null) {
          const earlier = await claim(tx, intent);
          if (earlier !== null) return replay(earlier, intent, vault) ?? refuse("unavailable");
        }
        const answer = kept(await effect(tx));
        if (intent !== null) await finish(tx, vault, intent, answer);
        return answer;
      });
    } catch (error) {
      if (error instanceof Refused) return error.refusal;
      // 55P03: the first of these requests holds the key and is still at work.
      if (intent === null || sqlState(error) !== "55P03" || Date.now() > until) throw error;
    }
  }
}

/**
 * Runs `work` once for an intent when it talks to somebody else and so cannot be one transaction. The key is claimed
 * first; a request that finds it claimed waits five seconds at most. `work` must be safe to run again from its start:
 * that is what happens when its process dies in the middle.
 */
export async function onceAround(
  database: Database,
  vault: Vault,
  intent: Intent | null,
  work: () => Promise<unknown>,
): Promise<Outcome> {
  if (intent === null) {
    const outcome = await work();
    return isRefusal(outcome) ? outcome : kept(outcome);
  }
  for (const until = Date.now() + LONGEST_WAIT_MS; ; await delay(PAUSE_MS)) {
    const earlier = await lease(database, intent);
    if (earlier === null) break;
    const answer = replay(earlier, intent, vault);
    if (answer !== null) return answer;
    if (Date.now() > until) return refuse("unavailable");
  }
  try {
    const answer = kept(await work());
    await finish(database, vault, intent, answer);
    return answer;
  } catch (error) {
    await database.query(`DELETE FROM idempotency WHERE ${ROW} AND state = 'running'`, rowOf(intent));
    if (error instanceof Refused) return error.refusal;
    throw error;
  }
}

/** Forgets the intents of the day before yesterday. */
export async function forgetOldIntents(database: Queryable): Promise<void> {
  await database.query("DELETE FROM idempotency WHERE created_at < clock_timestamp() - interval '48 hours'");
}

/** Carries a refusal out of a transaction, so that it is rolled back. */
class Refused extends Error {
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
const contextOf = (intent: Intent): string => `idempotency ${rowOf(intent).join(" ")}`;

/** Takes the key within a transaction; the earlier row when somebody had it. */
async function claim(tx: Queryable, intent: Intent): Promise<Row | null> {
  const taken = await tx.query(
    `INSERT INTO idempotency (principal, route, key, request_hash, state) VALUES ($1, $2, $3, $4, 'done')
     ON CONFLICT DO NOTHING RETURNING key`,
    [...rowOf(intent), intent.request],
  );
  return taken.length > 0 ? null : earlierRow(tx, intent);
}

/** Takes the key, or takes it over from a call whose lease is over; the earlier row when it is somebody's. */
async function lease(database: Database, intent: Intent): Promise<Row | null> {
  const taken = await database.query(
    `INSERT INTO idempotency AS held (principal, route, key, request_hash, state, locked_until)
     VALUES ($1, $2, $3, $4, 'running', clock_timestamp() + make_interval(secs => ${LEASE_SECONDS}))
     ON CONFLICT (principal, route, key) DO UPDATE SET locked_until = excluded.locked_until
     WHERE held.state = 'running' AND held.locked_until < clock_timestamp() AND held.request_hash = excluded.request_hash
     RETURNING key`,
    [...rowOf(intent), intent.request],
  );
  return taken.length > 0 ? null : earlierRow(database, intent);
}

async function earlierRow(from: Queryable, intent: Intent): Promise<Row> {
  const [row] = await from.query<Row>(`SELECT request_hash, state, body FROM idempotency WHERE ${ROW}`, rowOf(intent));
  // It was there a moment ago: its call failed meanwhile and let it go. Whoever waits asks again.
  return row ?? { request_hash: intent.request, state: "running", body: null };
}

/** The first answer again; null while there is none yet. */
function replay(row: Row, intent: Intent, vault: Vault): Outcome | null {
  if (row.request_hash !== intent.request) return refuse("idempotency_key_reused");
  return row.state === "done" && row.body !== null ? JSON.parse(vault.open(row.body, contextOf(intent))) : null;
}

async function finish(into: Queryable, vault: Vault, intent: Intent, answer: Kept): Promise<void> {
  await into.query(`UPDATE idempotency SET state = 'done', body = $4, locked_until = NULL WHERE ${ROW}`, [
    ...rowOf(intent),
    vault.seal(JSON.stringify(answer), contextOf(intent)),
  ]);
}
