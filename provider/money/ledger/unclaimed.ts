import { openAlarm } from "../../kernel/alarm/alarm.ts";
import { arrayLiteral, type Queryable } from "../../kernel/database/database.ts";
import type { Account, Journal, Posting } from "./journal.ts";

/**
 * Money whose owner has deleted the account. A wallet that can be opened no more gets none of it: it stands in `unclaimed`, and
 * an alarm asks an operator to pay it out by hand. The database refuses a posting that would pass this by (migration
 * 0062).
 */

const UNCLAIMED: Account = { kind: "unclaimed" };

const creditedUser = ({ account, amount }: Posting): number | null =>
  "userId" in account && amount > 0 ? account.userId : null;

/** Returns the postings with closed wallets left out, and a function that raises the alarm once they are booked. */
export async function toOpenWallets(
  tx: Queryable,
  { kind, ref, postings }: Pick<Journal, "kind" | "ref" | "postings">,
): Promise<{ postings: readonly Posting[]; raise(journalId: number): Promise<void> }> {
  const closed = await closedOf(tx, postings);
  if (closed.size === 0) return { postings, raise: async () => {} };
  const isClosed = (posting: Posting): boolean => closed.has(creditedUser(posting) ?? 0);
  const amount = postings.filter(isClosed).reduce((sum, posting) => sum + posting.amount, 0);
  return {
    postings: postings.map((one) => (isClosed(one) ? { ...one, account: UNCLAIMED } : one)),
    async raise(journalId) {
      const facts = { amount, journal: kind, of: typeof ref === "string" ? ref : null };
      await openAlarm(tx, { kind: "unclaimed_money", subject: `journal:${journalId}`, facts });
    },
  };
}

/**
 * Returns those users among the receiving wallets' owners whose account is closed. Their rows are locked: an account is
 * not closed meanwhile.
 */
async function closedOf(tx: Queryable, postings: readonly Posting[]): Promise<ReadonlySet<number>> {
  const users = postings.map(creditedUser).filter((id) => id !== null);
  if (users.length === 0) return new Set();
  const rows = await tx.query<{ id: number; isClosed: boolean }>(
    `SELECT id, closed_at IS NOT NULL AS "isClosed" FROM user_account WHERE id = ANY($1::bigint[]) ORDER BY id FOR KEY SHARE`,
    [arrayLiteral(users)],
    "owners_of_wallets",
  );
  return new Set(rows.filter(({ isClosed }) => isClosed).map(({ id }) => id));
}
