import { discountCodeOf } from "#domain/campaign/code.ts";
import { discountOf } from "#domain/campaign/discount.ts";
import type { Account } from "../../identity/user/account.ts";
import { arrayLiteral, type Queryable } from "../../kernel/database/database.ts";
import { isRefusal, type Refusal, refuse } from "../../kernel/envelope.ts";
import type { Vault } from "../../kernel/vault.ts";
import type { Product } from "../reservation/product.ts";
import { atFullPrice, discountAmount, discountIn, fullPrice, withDiscount } from "./discounted.ts";
import { hasBookedBefore } from "./first-booking.ts";
import { judgedDiscount } from "./judge.ts";
import { CAMPAIGN_COLUMNS, type CampaignRow } from "./row.ts";

/**
 * Uses of discount codes, within the transaction of the reservation that is locked by the caller. A campaign's row is
 * locked after the stock and before wallets, several in the order of their numbers; the database counts what is used.
 */

/** A reservation at the moment of the use. */
type Holding = { readonly id: number; readonly userId: number; readonly now: number };

/** The campaign of a code, locked together with that of the code before it; null where there is none of that name. */
async function lockCampaign(tx: Queryable, code: string, reservationId: number): Promise<CampaignRow | null> {
  const locked = await tx.query<CampaignRow>(
    `SELECT ${CAMPAIGN_COLUMNS} FROM campaign
     WHERE code = $1 OR id IN (SELECT campaign_id FROM campaign_use WHERE reservation_id = $2 AND given_back_at IS NULL)
     ORDER BY id FOR NO KEY UPDATE`,
    [code, reservationId],
    "lock_campaign",
  );
  return locked.find((one) => one.code === code) ?? null;
}

/** Locks the campaigns whose codes some reservations use, in order. */
export const lockCampaignsOf = (tx: Queryable, reservationIds: readonly number[]): Promise<unknown> =>
  tx.query(
    `SELECT FROM campaign WHERE id IN (
       SELECT campaign_id FROM campaign_use WHERE reservation_id = ANY($1::bigint[]) AND given_back_at IS NULL)
     ORDER BY id FOR NO KEY UPDATE`,
    [arrayLiteral(reservationIds)],
    "lock_campaigns_of",
  );

/**
 * Uses a typed code for an offer, in place of one before it. The returned offer has the discount; a refusal is to roll all
 * of it back.
 */
export async function takeUse<O>(
  tx: Queryable,
  vault: Vault,
  { product, offer, holding, user }: { product: Product; offer: O; holding: Holding; user: Pick<Account, "mobile"> },
  typed: string,
): Promise<O | Refusal> {
  const code = discountCodeOf(typed);
  if (code !== null && (await isUsedUp(tx, code, holding.id))) return refuse("discount_code_spent");
  const found = code === null ? null : await lockCampaign(tx, code, holding.id);
  if (code === null || found === null) return refuse("discount_code_unknown");
  await giveUseBack(tx, holding.id, offer);
  const full = atFullPrice(offer);
  const [campaign, usesOfUser, hasBooked] = await Promise.all([
    lockCampaign(tx, code, holding.id),
    usesOf(tx, found.id, holding.userId),
    found.isFirstOnly && hasBookedBefore(tx, vault, { ...user, userId: holding.userId, reservationId: holding.id }),
  ]);
  if (campaign === null) return refuse("discount_code_unknown");
  const total = fullPrice(product, full);
  const startsOn = product.summary(full).starts_on;
  const wanting = { kind: product.kind, total, startsOn, usesOfUser, hasBooked, now: holding.now };
  const amount = judgedDiscount(campaign, wanting);
  if (isRefusal(amount)) return amount;
  await tx.query(
    `INSERT INTO campaign_use (campaign_id, reservation_id, user_id, is_first, amount, taken_at)
     VALUES ($1, $2, $3, $4, $5, app_now())`,
    [campaign.id, holding.id, holding.userId, campaign.isFirstOnly, amount],
    "take_use",
  );
  const { id, least, percent, amount: fixed, ceiling } = campaign;
  return withDiscount(product, full, { id, code, least, terms: { percent, amount: fixed, ceiling } }, amount);
}

/**
 * True when a running campaign has nothing left for a reservation that does not use it yet, by a read without a lock:
 * those who come after the last use do not wait in line for the row that says so.
 */
async function isUsedUp(tx: Queryable, code: string, reservationId: number): Promise<boolean> {
  const found = await tx.query(
    `SELECT FROM campaign WHERE code = $1 AND ended_at IS NULL AND sale_until > app_now()
       AND (budget - spent < 10 OR uses >= most_uses) AND NOT EXISTS (
         SELECT FROM campaign_use WHERE campaign_id = campaign.id AND reservation_id = $2 AND given_back_at IS NULL)`,
    [code, reservationId],
    "is_campaign_used_up",
  );
  return found.length > 0;
}

/** Live uses of a user. */
async function usesOf(tx: Queryable, campaignId: number, userId: number): Promise<number> {
  const [counted] = await tx.query<{ uses: number }>(
    `SELECT count(*)::int AS uses FROM campaign_use WHERE campaign_id = $1 AND user_id = $2 AND given_back_at IS NULL`,
    [campaignId, userId],
    "uses_of_user",
  );
  return counted?.uses ?? 0;
}

/** Gives a use back that was never paid with; nothing where an offer has no discount. */
export async function giveUseBack(tx: Queryable, reservationId: number, offer: unknown): Promise<void> {
  if (discountIn(offer) === undefined) return;
  await tx.query(
    "UPDATE campaign_use SET given_back_at = app_now() WHERE reservation_id = $1 AND given_back_at IS NULL",
    [reservationId],
    "give_use_back",
  );
}

/**
 * An offer at a new full price with the discount that the code of an offer before it gives of that: by the terms at the time
 * of the use, also after the campaign's end, and as far as the budget goes. Below the least sum it has none.
 *
 * @param own part of what is spent that is given back for it, rial.
 */
export async function discountedAgain<O>(
  from: Queryable,
  product: Product,
  offer: O,
  { before, own, isLocked }: { before: unknown; own: number; isLocked: boolean },
): Promise<O> {
  const discount = discountIn(before);
  const full = atFullPrice(offer);
  if (discount === undefined) return full;
  const [campaign] = await from.query<{ left: number }>(
    `SELECT budget - spent AS left FROM campaign WHERE id = $1 ${isLocked ? "FOR NO KEY UPDATE" : ""}`,
    [discount.id],
    isLocked ? "lock_budget" : "read_budget",
  );
  const total = fullPrice(product, full);
  const most = own + (campaign?.left ?? 0);
  const amount = total < discount.least ? 0 : Math.min(discountOf(discount.terms, total), most - (most % 10));
  return withDiscount(product, full, discount, Math.max(0, amount));
}

/**
 * The offer of an unpaid reservation, locked with its stock, whose full price is another now; its use follows.
 *
 * @param before the offer with its discount.
 */
export async function rediscounted<O>(
  tx: Queryable,
  product: Product,
  reservationId: number,
  before: unknown,
  offer: O,
): Promise<O> {
  const own = discountAmount(before);
  const after = await discountedAgain(tx, product, offer, { before, own, isLocked: true });
  const amount = discountAmount(after);
  if (own > 0 && amount === 0) await giveUseBack(tx, reservationId, before);
  else if (amount !== own) {
    await tx.query(
      "UPDATE campaign_use SET amount = $2 WHERE reservation_id = $1 AND given_back_at IS NULL",
      [reservationId, amount],
      "resize_use",
    );
  }
  return after;
}

/** Uses the code of an offer for a reservation in place of another, whose use was given back in this transaction. */
export async function takeAgain(tx: Queryable, { id, userId }: Omit<Holding, "now">, offer: unknown): Promise<void> {
  const discount = discountIn(offer);
  if (discount === undefined) return;
  await tx.query(
    `INSERT INTO campaign_use (campaign_id, reservation_id, user_id, is_first, amount, taken_at)
     SELECT id, $2, $3, is_first_only, $4, app_now() FROM campaign WHERE id = $1`,
    [discount.id, id, userId, discountAmount(offer)],
    "take_use_again",
  );
}
