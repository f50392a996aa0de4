import type { Queryable } from "../database/database.ts";
import type { Services } from "../services.ts";

/** What must hold of the books; each number is 0 when it does. */
export type LedgerFaults = {
  /** The sum of all postings, rial. */
  sum: number;
  /** Journals whose postings do not add up to nothing. */
  journals: number;
  /** Wallets whose kept balance is not that of their postings. */
  balances: number;
};

/** Adds everything up from the postings (reliability G6). */
export async function ledgerFaults(from: Queryable): Promise<LedgerFaults> {
  const [faults] = await from.query<LedgerFaults>(`
    SELECT (SELECT coalesce(sum(amount), 0)::bigint FROM ledger_posting) AS sum,
      (SELECT count(*) FROM (SELECT 1 FROM ledger_posting GROUP BY journal_id HAVING sum(amount) <> 0) AS wrong) AS journals,
      (SELECT count(*) FROM ledger_account AS account
       WHERE kind = 'wallet' AND balance <> (SELECT coalesce(sum(amount), 0) FROM ledger_posting WHERE account_id = account.id)) AS balances`);
  return faults ?? { sum: 0, journals: 0, balances: 0 };
}

/** The job: raises the alarm when the books do not add up. It corrects nothing: an operator has to look. */
export async function checkLedger({ database, log }: Pick<Services, "database" | "log">): Promise<void> {
  const { sum, journals, balances } = await ledgerFaults(database);
  if (sum !== 0 || journals > 0 || balances > 0) log.error("the ledger does not add up", { rows: journals + balances });
}
