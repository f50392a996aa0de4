import { HOLD_SECONDS } from "#domain/reservation/deadlines.ts";
import type { Database } from "#provider/kernel/database/database.ts";
import { ledgerFaults } from "#provider/money/ledger/check.ts";
import { type Answered, type Caller, newKey } from "#tests/support/client.ts";
import { wait } from "#tests/support/stay.ts";
import { type BookableItem, hold, type Kind, kinds, quoteOf } from "./bookable-items.ts";
import { patiently } from "./changes.ts";
import { defineProof } from "./define-proof.ts";
import { placesOf } from "./places.ts";
import { onProvingGround, untilNone } from "./provider-processes.ts";
import type { TestCluster } from "./test-cluster.ts";

/**
 * A discount code that many use at once while its budget is for few: it is never overspent, what lapses is given back and
 * can be used again, and the sums of the campaign are those of its uses.
 */

/** Discount of each use, rial. */
const EACH = 1_000_000;
/** 2096, beyond any clock that a proof sets. */
const UNTIL = 4_000_000_000;
const LAPSED_WITHIN_MS = 120_000;

export type Uses = {
  kind: Kind;
  travellers: number;
  budget_for: number;
  used: number;
  spent_refusals: number;
  other: number;
  /** Other answers, by their status and reason. */
  others: Record<string, number>;
  /** Uses of those who were refused, after all first holds had lapsed. */
  used_again: number;
  /** Rial by which the campaign differs from its uses. */
  difference: number;
  left_after: number;
  ledger: { sum: number; journals: number; balances: number };
};

let made = 0;

async function campaignOf(cluster: TestCluster, budgetFor: number): Promise<string> {
  const code = `PROVE${++made}`;
  const body = { operator: "Prove", code, amount: EACH, budget: budgetFor * EACH, most_each: 1, sale_until: UNTIL };
  const added = await cluster.operator().post("operator/v2/campaigns", body);
  if (added.status !== 200) throw new Error(added.text);
  return code;
}

type Holder = { user: Caller; code: string };

async function holdersOf(cluster: TestCluster, item: BookableItem, count: number): Promise<Holder[]> {
  const quote = await quoteOf(cluster, item);
  const holders: Holder[] = [];
  while (holders.length < count) {
    const user = await cluster.user();
    holders.push({ user, code: (await hold(user, item, quote)).confirmation_code });
  }
  return holders;
}

/** Uses a code, and asks again with the same key where the provider says that it is too busy. */
const useOf = ({ user, code: of }: Holder, { path }: BookableItem, code: string): Promise<Answered> => {
  const key = newKey();
  return patiently(() => user.post(`${path}/${of}/discount-code`, { code }, key));
};

async function differenceOf(database: Database, code: string): Promise<{ difference: number; uses: number }> {
  const [found] = await database.query<{ difference: number; uses: number }>(
    `SELECT abs(spent - coalesce(sum(campaign_use.amount), 0))::bigint + abs(uses - count(campaign_use.id)) AS difference, uses
     FROM campaign LEFT JOIN campaign_use ON campaign_id = campaign.id AND given_back_at IS NULL
     WHERE code = $1 GROUP BY campaign.id`,
    [code],
  );
  return found ?? { difference: Number.NaN, uses: Number.NaN };
}

/** All use the code at one moment; then all holds lapse, and as many as the budget is for use it again. */
export async function tryAtOnce(
  cluster: TestCluster,
  {
    kind,
    travellers,
    budgetFor,
    sweep,
  }: { kind: Kind; travellers: number; budgetFor: number; sweep: () => Promise<unknown> },
): Promise<Uses> {
  const { database } = cluster;
  const code = await campaignOf(cluster, budgetFor);
  const { item } = await placesOf[kind](cluster, { places: travellers });
  const use = (holders: readonly Holder[]): Promise<Answered[]> =>
    Promise.all(holders.map((one) => useOf(one, item, code.toLowerCase())));
  const answers = await use(await holdersOf(cluster, item, travellers));
  const first = await differenceOf(database, code);
  await wait(database, HOLD_SECONDS + 1);
  await sweep();
  const lapsed = await differenceOf(database, code);
  const again = await placesOf[kind](cluster, { places: budgetFor });
  const holders = await holdersOf(cluster, again.item, budgetFor);
  const second = await Promise.all(holders.map((one) => useOf(one, again.item, code)));
  const last = await differenceOf(database, code);
  const used = answers.filter(({ status }) => status === 200).length;
  const refused = answers.filter(({ reason }) => reason === "discount_code_spent").length;
  const others: Record<string, number> = {};
  for (const { status, reason } of answers.filter((one) => one.status !== 200 && one.reason !== "discount_code_spent"))
    others[`${status} ${reason}`] = (others[`${status} ${reason}`] ?? 0) + 1;
  return {
    kind,
    travellers,
    budget_for: budgetFor,
    used,
    spent_refusals: refused,
    other: answers.length - used - refused,
    others,
    used_again: second.filter(({ status }) => status === 200).length,
    difference: first.difference + lapsed.difference + last.difference,
    left_after: lapsed.uses,
    ledger: await ledgerFaults(database),
  };
}

export const isNeverOverspent = (uses: Uses): boolean =>
  uses.used === uses.budget_for &&
  uses.used_again === uses.budget_for &&
  uses.other + uses.difference + uses.left_after === 0 &&
  Object.values(uses.ledger).every((fault) => fault === 0);

/** `travellers` at once with a budget for `budgetFor`, of each product, at two provider processes. */
export const { run, small } = defineProof({
  full: { travellers: 1_000, budgetFor: 100 },
  small: { travellers: 40, budgetFor: 7 },
  prove: (size) =>
    onProvingGround(async ({ withProviders }, { database }) => {
      const due = "SELECT 1 FROM reservation WHERE timer_at <= app_now() LIMIT 1";
      const sweep = () => untilNone(database, due, LAPSED_WITHIN_MS);
      const uses: Uses[] = [];
      for (const kind of kinds) {
        uses.push(await withProviders([{}, {}], (cluster) => tryAtOnce(cluster, { kind, ...size, sweep })));
      }
      return { holds: uses.every(isNeverOverspent), uses };
    }),
});
