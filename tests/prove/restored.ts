import type { Story } from "./traveller.ts";

/** Compares the expected bookings after a restore with those in the database. */

/** An instant by the database's clock, between these two of ours, by `performance.now()`. */
export type Instant = { readonly at: Date; readonly asked: number; readonly answered: number };

export type Kept = {
  /** Acknowledged before the instant: all must be there. */
  before: number;
  /** Requested after it: none may be there. */
  after: number;
  /** Pending at the instant: either outcome is right. */
  under_way: number;
  /** Acknowledged before it and gone. */
  lost: number;
  /** Requested after it and there all the same. */
  left: number;
  /** There, but acknowledged to no traveller. */
  unheard: number;
};

type Held = Pick<Story, "code" | "held">;

/** Compares acknowledged bookings with the codes of a restored database. */
export function compareKept(stories: readonly Held[], codes: ReadonlySet<string>, { asked, answered }: Instant): Kept {
  const told = stories.flatMap(({ code, held }) => (code === null || held === null ? [] : [{ code, ...held }]));
  const before = told.filter((one) => one.answered < asked);
  const after = told.filter((one) => one.asked > answered);
  const known = new Set(told.map(({ code }) => code));
  return {
    before: before.length,
    after: after.length,
    under_way: told.length - before.length - after.length,
    lost: before.filter(({ code }) => !codes.has(code)).length,
    left: after.filter(({ code }) => codes.has(code)).length,
    unheard: [...codes].filter((code) => !known.has(code)).length,
  };
}

/** True when exactly those before the instant are there, with some on both sides of it. */
export const isExact = ({ before, after, lost, left, unheard }: Kept): boolean =>
  before > 0 && after > 0 && lost + left + unheard === 0;

type Payer = Pick<Story, "authority" | "isPaid">;

export type FoundMoney = {
  /** Paid, and missing from our books after the restore. */
  forgotten: number;
  /** Of these, refunded to the card before the restore, so that nothing is left to find. */
  refunded: number;
  /** Forgotten, not refunded, and named by no difference. */
  missed: number;
  /** Differences about money of no payer. */
  strange: number;
};

/**
 * Compares people's payments with the differences of the bank's settlement.
 *
 * @param ours sessions in the restored books.
 * @param refunded sessions of which the bank holds nothing any more.
 * @param found sessions reported as money without a payment of ours.
 */
export function compareFound(
  payers: readonly Payer[],
  ours: ReadonlySet<string>,
  refunded: ReadonlySet<string>,
  found: ReadonlySet<string>,
): FoundMoney {
  const paid = payers.flatMap(({ authority, isPaid }) => (isPaid && authority !== null ? [authority] : []));
  const forgotten = paid.filter((authority) => !ours.has(authority));
  const expected = new Set(forgotten.filter((authority) => !refunded.has(authority)));
  return {
    forgotten: forgotten.length,
    refunded: forgotten.length - expected.size,
    missed: [...expected].filter((authority) => !found.has(authority)).length,
    strange: [...found].filter((authority) => !expected.has(authority)).length,
  };
}

/** True when all forgotten money is found, and there was some. */
export const isFound = ({ forgotten, refunded, missed, strange }: FoundMoney): boolean =>
  forgotten > refunded && missed + strange === 0;
