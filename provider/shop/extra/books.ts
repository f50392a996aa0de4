import { dividedOver, shareOf } from "#domain/campaign/discount.ts";
import type { CancellationQuoteValue } from "#domain/contract/cancellation-quote.shapes.ts";
import { type PenaltyLine, penaltyOf } from "#domain/reservation/penalty.ts";
import type { Queryable } from "../../kernel/database/database.ts";
import { post, type SiteAccount } from "../../money/ledger/journal.ts";
import { takeDiscountBack } from "../campaign/books.ts";
import { discountAmount } from "../campaign/discounted.ts";
import { extrasIn, extrasTotal } from "./extras.ts";

/**
 * The price of extras is owed to their providers from the payment on, and never to the supplier of what they are sold with:
 * the creditor of a payment passes it on, and of what goes back their part is taken from them.
 */

/** Passes the price of the extras of an offer on that was paid now to `creditor`. */
export async function payExtras(
  tx: Queryable,
  { reservationId, offer, creditor }: { reservationId: number; offer: unknown; creditor: SiteAccount },
): Promise<void> {
  const extras = extrasIn(offer);
  if (extras.length === 0) return;
  const amount = extrasTotal(offer);
  await tx.query(
    `INSERT INTO extra_sold (reservation_id, number, extra_id, paid, sold_at)
     SELECT $1, number, id, price, app_now() FROM jsonb_to_recordset($2::jsonb) AS sold (number smallint, id bigint, price bigint)`,
    [reservationId, JSON.stringify(extras)],
    "sell_extras",
  );
  await post(tx, {
    kind: "extras",
    ref: `reservation:${reservationId}`,
    reservationId,
    postings: [
      { account: { kind: creditor }, amount: -amount },
      { account: { kind: "extras_payable" }, amount },
    ],
  });
}

/** Money of a reservation that goes back for a cause. Rial; `lines`: penalty lines of `before`; `now`: epoch seconds. */
export type GoingBack = {
  readonly reservationId: number;
  readonly creditor: SiteAccount;
  readonly cause: string;
  readonly before: unknown;
  /** The offer that is left; undefined where all of it ends. */
  readonly after?: unknown;
  readonly lines: readonly PenaltyLine[];
  readonly now: number;
  /** Price of what goes, and what goes back of it. */
  readonly paid: number;
  readonly refunded: number;
};

/** Part of an extra's price that goes back. */
type Back = { readonly number: number; readonly amount: number };

/**
 * Takes what goes back from those who have it: extras from their providers, by their own rules, and the site's share of
 * the rest by its discount.
 */
export async function takeSharesBack(tx: Queryable, going: GoingBack): Promise<void> {
  const { reservationId, creditor, cause } = going;
  const { back, discount, paid, refunded } = ofSupplier(going);
  await takeExtrasBack(tx, { reservationId, creditor, cause, back });
  await takeDiscountBack(tx, { reservationId, creditor, cause, discount, paid, refunded });
}

/** A part that goes, and its sums. */
type Sums = Leaving & Pick<GoingBack, "paid" | "refunded">;

/** Rial that the supplier keeps of what goes: its penalty without that of extras, and the site's share of it by its discount. */
export function keptBySupplier(going: Sums): number {
  const { discount, paid, refunded } = ofSupplier(going);
  return paid - refunded + discount - shareOf(refunded, paid, discount);
}

/** Sums of a part that goes without its extras, its discount, and the share of each extra that goes back. */
function ofSupplier(going: Sums) {
  const gone = extrasGone(going);
  const back = backOf(gone, going);
  return {
    back,
    discount: discountAmount(going.before) - discountAmount(going.after),
    paid: going.paid - sum(gone.map(({ price }) => price)),
    refunded: going.refunded - sum(back.map(({ amount }) => amount)),
  };
}

const sum = (amounts: readonly number[]): number => amounts.reduce((total, one) => total + one, 0);

type Gone = { readonly number: number; readonly price: number; readonly penalty: number };

/** Extras that go, with what is kept of each now, as a quote names them. */
export function goingExtras(going: Leaving): NonNullable<CancellationQuoteValue["extras"]> {
  const gone = extrasGone(going);
  return extrasIn(going.before).flatMap(({ number, title_fa, title_en, provider_fa, provider_en, price }) => {
    const one = gone.find((extra) => extra.number === number);
    const facts = { number, title_fa, title_en, provider_fa, provider_en };
    return one === undefined ? [] : [{ ...facts, paid: price, penalty: one.penalty }];
  });
}

export type Leaving = Pick<GoingBack, "before" | "after" | "lines" | "now">;

/** Extras that go, each with its penalty. */
function extrasGone({ before, after, lines, now }: Leaving): Gone[] {
  const left = new Set(extrasIn(after).map(({ number }) => number));
  return extrasIn(before)
    .filter(({ number }) => !left.has(number))
    .map(({ number, price }) => {
      const own = lines.filter(({ extra }) => extra === number);
      return { number, price, penalty: penaltyOf(own, now).penalty };
    });
}

/** By their own rules; all of it where all goes back, and in proportion where an operator named the sum. */
function backOf(gone: readonly Gone[], { after, lines, now, paid, refunded }: Sums): Back[] {
  if (refunded >= paid) return gone.map(({ number, price }) => ({ number, amount: price }));
  const isByRule = after !== undefined || refunded === paid - Math.min(paid, penaltyOf(lines, now).penalty);
  if (isByRule) return gone.map(({ number, price, penalty }) => ({ number, amount: price - penalty }));
  const prices = gone.map(({ price }) => price);
  const shares = dividedOver(shareOf(refunded, paid, sum(prices)), prices);
  return gone.map(({ number }, index) => ({ number, amount: shares[index] ?? 0 }));
}

type Taking = Pick<GoingBack, "reservationId" | "creditor" | "cause"> & { readonly back: readonly Back[] };

/** Takes parts of the prices of extras from their providers, for a refund from `creditor`. Returns their sum. */
async function takeExtrasBack(tx: Queryable, { reservationId, creditor, cause, back: all }: Taking): Promise<number> {
  const back = all.filter(({ amount }) => amount > 0);
  const amount = sum(back.map((one) => one.amount));
  if (amount === 0) return 0;
  await tx.query(
    `UPDATE extra_sold SET back = back + part.amount FROM jsonb_to_recordset($2::jsonb) AS part (number smallint, amount bigint)
     WHERE reservation_id = $1 AND extra_sold.number = part.number`,
    [reservationId, JSON.stringify(back)],
    "take_extras_back",
  );
  await post(tx, {
    kind: "extras_back",
    ref: `reservation:${reservationId}:${cause}`,
    reservationId,
    postings: [
      { account: { kind: "extras_payable" }, amount: -amount },
      { account: { kind: creditor }, amount },
    ],
  });
  return amount;
}

/**
 * The same of a reservation that has ended, where a fact of its supplier gives back what was kept: what its extras kept goes
 * back first.
 */
export async function takeKeptBack(
  tx: Queryable,
  { reservationId, creditor, cause, before, paid, refunded }: Omit<GoingBack, "after" | "lines" | "now">,
): Promise<void> {
  const kept =
    extrasIn(before).length === 0
      ? []
      : await tx.query<Back>(
          "SELECT number, (paid - back)::bigint AS amount FROM extra_sold WHERE reservation_id = $1 AND back < paid ORDER BY number",
          [reservationId],
          "kept_of_extras",
        );
  let left = refunded;
  const back = kept.flatMap(({ number, amount }) => {
    const one = Math.min(left, amount);
    left -= one;
    return one > 0 ? [{ number, amount: one }] : [];
  });
  const ofExtras = await takeExtrasBack(tx, { reservationId, creditor, cause, back });
  const own = paid - extrasTotal(before);
  await takeDiscountBack(tx, {
    reservationId,
    creditor,
    cause,
    discount: discountAmount(before),
    paid: own,
    refunded: refunded - ofExtras,
  });
}
