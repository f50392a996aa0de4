import { setTimeout as delay } from "node:timers/promises";
import type { Queryable } from "../../kernel/database/database.ts";
import { type Check, type Checked, checkInBatches } from "../../kernel/job/check-in-batches.ts";
import type { Services } from "../../services.ts";

/** Invariants of the books; each number is 0 when its invariant holds. */
export type LedgerFaults = {
  /** The sum of all postings, rial. */
  sum: number;
  /** Journals whose postings do not add up to nothing. */
  journals: number;
  /** Wallets whose stored balance is not the sum of their postings. */
  balances: number;
};

/** Adds everything up from the postings of the whole history. */
export async function ledgerFaults(from: Queryable): Promise<LedgerFaults> {
  const [faults] = await from.query<LedgerFaults>(`
    SELECT (SELECT coalesce(sum(amount), 0)::bigint FROM ledger_posting) AS sum,
      (SELECT count(*) FROM (SELECT 1 FROM ledger_posting GROUP BY journal_id HAVING sum(amount) <> 0) AS wrong) AS journals,
      (SELECT count(*) FROM ledger_account AS account
       WHERE kind = 'wallet' AND balance <> (SELECT coalesce(sum(amount), 0) FROM ledger_posting WHERE account_id = account.id)) AS balances`);
  return faults ?? { sum: 0, journals: 0, balances: 0 };
}

/** Postings, and wallets, that one statement looks at. */
const BATCH = 5_000;

/**
 * Journals of a batch of postings that do not sum to zero, or have a posting of a wallet whose `balance_after` is not the
 * previous one plus its amount. All postings of those journals are summed, also older ones.
 */
const OF_POSTINGS = `
  WITH batch AS (
    SELECT id, journal_id, account_id, amount, balance_after FROM ledger_posting WHERE id > $1 AND id <= $2 ORDER BY id LIMIT ${BATCH}),
  unbalanced AS (
    SELECT journal_id, sum(amount)::bigint AS sum FROM ledger_posting
    WHERE journal_id IN (SELECT journal_id FROM batch) GROUP BY journal_id HAVING sum(amount) <> 0),
  broken AS (
    SELECT DISTINCT batch.journal_id FROM batch
    JOIN ledger_account AS account ON account.id = batch.account_id AND account.kind = 'wallet'
    LEFT JOIN LATERAL (
      SELECT balance_after FROM ledger_posting AS earlier WHERE earlier.account_id = batch.account_id AND earlier.id < batch.id
      ORDER BY earlier.id DESC LIMIT 1) AS before ON true
    WHERE batch.balance_after IS DISTINCT FROM coalesce(before.balance_after, 0) + batch.amount)
  SELECT (SELECT max(id) FROM batch) AS upto, coalesce(
    (SELECT jsonb_agg(jsonb_build_object('subject', 'journal:' || journal_id, 'facts', jsonb_build_object('sum', coalesce(sum, 0))))
     FROM unbalanced FULL JOIN broken USING (journal_id)), '[]') AS faults`;

/** Wallets whose stored balance is not the one that their last posting left. */
const OF_WALLETS = `
  WITH batch AS (
    SELECT id, balance FROM ledger_account WHERE kind = 'wallet' AND id > $1 ORDER BY id LIMIT ${BATCH})
  SELECT max(batch.id) AS upto, coalesce(jsonb_agg(jsonb_build_object('subject', 'account:' || batch.id,
      'facts', jsonb_build_object('balance', balance, 'posted', coalesce(last.balance_after, 0))))
    FILTER (WHERE balance <> coalesce(last.balance_after, 0)), '[]') AS faults
  FROM batch LEFT JOIN LATERAL (
    SELECT balance_after FROM ledger_posting WHERE account_id = batch.id ORDER BY id DESC LIMIT 1) AS last ON true`;

/** Pause between, and most, queries for the end of earlier transactions. */
const [ASK_AGAIN_MS, MAX_ASKS] = [500, 60];

/**
 * The last posting that is safe to check. Ids are given before a commit, so a lower one can still appear until every
 * transaction has ended that was running when the highest id was read.
 *
 * @throws when one of them does not end.
 */
async function lastPosting(from: Queryable): Promise<number> {
  const [now] = await from.query<{ last: number; xmax: string }>(
    "SELECT coalesce((SELECT max(id) FROM ledger_posting), 0) AS last, pg_snapshot_xmax(pg_current_snapshot())::text AS xmax",
  );
  if (now === undefined) throw new Error("The database has no snapshot");
  for (let asked = 0; asked < MAX_ASKS; asked++) {
    const over = await from.query("SELECT 1 WHERE pg_snapshot_xmin(pg_current_snapshot()) >= $1::xid8", [now.xmax]);
    if (over.length === 1) return now.last;
    await delay(ASK_AGAIN_MS);
  }
  throw new Error("A transaction that was under way does not end");
}

/**
 * The job: an alarm for each journal and each wallet that is wrong. It corrects nothing: an operator has to look. Postings are
 * checked once, since nothing can change them later (migration 0019); balances, which can be, in every run. The owner of the tables
 * can change anything: what was changed so in old journals is found by `ledgerFaults`, for `shamseh doctor`.
 */
export async function checkLedger(services: Pick<Services, "database" | "log">, stopping?: AbortSignal): Promise<void> {
  const { database } = services;
  const look = async (statement: string, values: number[]): Promise<Checked> => {
    const [checked] = await database.query<Checked>(statement, values);
    return checked ?? { upto: null, faults: [] };
  };
  const last = await lastPosting(database);
  const checks: Pick<Check, "name" | "isRepeated" | "look">[] = [
    { name: "postings", isRepeated: false, look: (beyond) => look(OF_POSTINGS, [beyond, last]) },
    { name: "wallets", isRepeated: true, look: (beyond) => look(OF_WALLETS, [beyond]) },
  ];
  for (const check of checks) await checkInBatches(services, { ...check, alarm: "ledger_fault" }, stopping);
}
