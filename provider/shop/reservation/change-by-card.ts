import { HELD_CHANGE_SECONDS } from "#domain/reservation/changes.ts";
import { penaltyOf } from "#domain/reservation/penalty.ts";
import { isClosed } from "../../identity/user/account.ts";
import type { Queryable } from "../../kernel/database/database.ts";
import { constraintOf } from "../../kernel/database/transaction.ts";
import { isRefusal, type Refusal, refuse } from "../../kernel/envelope.ts";
import { newToken } from "../../kernel/random.ts";
import type { Services } from "../../services.ts";
import { type Agreed, type AgreedChange, agreedChange, applyChange, changesOf } from "./agreed-change.ts";
import { recordEvent } from "./change.ts";
import {
  findHeldChange,
  type HeldChange,
  heldChangeOf,
  type LatestHeld,
  partyOf,
  releaseHeld,
  sealedParty,
  sessionsOf,
} from "./held-change.ts";
import { liveHolds, MAX_HOLDS } from "./hold.ts";
import { lockStockOf, type Product, productOf } from "./product.ts";
import type { Reservation, UpToDate } from "./row.ts";
import { lockReservation } from "./up-to-date.ts";

/**
 * Holds a change of a locked reservation at the cost that was shown, until a card pays the difference (call 54b). It is one
 * of its owner's holds; their account is locked.
 */
export async function holdChange(
  tx: Queryable,
  services: Services,
  row: UpToDate<Reservation>,
  agreed: Agreed,
): Promise<Reservation | Refusal> {
  const now = await agreedChange(tx, services, row, agreed);
  return isRefusal(now) ? now : holdAgreed(tx, services, row, now, HELD_CHANGE_SECONDS);
}

/** The same of a change that is agreed to and locked, for some seconds at most and as long as what goes costs what it does. */
export async function holdAgreed(
  tx: Queryable,
  services: Pick<Services, "vault">,
  row: UpToDate<Reservation>,
  { product, request, changed, quote, travellers }: AgreedChange,
  seconds: number,
): Promise<(Reservation & { heldChange: LatestHeld }) | Refusal> {
  if ((await liveHolds(tx, row.userId)) >= MAX_HOLDS) return refuse("too_many_holds", [], { most: MAX_HOLDS });
  const { lastPayAt } = product.terms(changed);
  // Of a journey that has begun, the last moment to pay is over.
  const last = lastPayAt > row.now ? lastPayAt : quote.valid_until;
  const dearer = penaltyOf(product.penaltyLines(row.offer), row.now).validUntil ?? last;
  const ends = Math.min(row.now + seconds, dearer, last);
  const publicId = newToken();
  const sealed = sealedParty(services.vault, publicId, travellers);
  const [held] = await tx.query<{ id: number }>(
    `INSERT INTO held_change (public_id, reservation_id, version, request, offer, quote, travellers, due, state, held_at, ends_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, 'held', to_timestamp($9::float8), to_timestamp($10::float8)) RETURNING id`,
    [
      publicId,
      row.id,
      row.version,
      JSON.stringify(request),
      JSON.stringify(changed),
      JSON.stringify(quote),
      sealed,
      quote.due,
      row.now,
      ends,
    ],
    "hold_change",
  );
  if (held === undefined) throw new Error("The change was not held");
  try {
    if (!(await product.stock.holdBeyond(tx, row.id, held.id, request))) return refuse("sold_out");
  } catch (error) {
    // Not enough stock, found by the database's constraint alone.
    if (constraintOf(error) === product.stock.constraint) return refuse("sold_out");
    throw error;
  }
  const { due, before, after } = quote;
  const told = { change_id: publicId, due, ends_at: ends, before, after, payment: null, sealed };
  return { ...row, heldChange: { ...told, state: "held" } };
}

type Making = Pick<Services, "products" | "gateways" | "vault">;

/** Outcome of a verified payment of a difference. */
export type Made = "applied" | "paid_twice" | "change_not_made";

/**
 * Makes a held change that is paid: what it holds becomes free and is sold with the rest of the new, and the old is given
 * back, in the caller's transaction, which books the payment. Judged from the booking and the supplier's facts as they are
 * now; where it cannot be made, the booking stays as it was and the hold ends.
 */
export async function makeHeldChange(
  tx: Queryable,
  services: Making,
  row: UpToDate<Reservation>,
  held: HeldChange,
): Promise<Made> {
  if (held.state === "made") return "paid_twice";
  if (held.state === "held") {
    await lockForChange(tx, services, row, held);
    await releaseHeld(tx, services.products, row, held, "ended");
    if (await isMade(tx, services, row, held)) return "applied";
  }
  await recordEvent(tx, row.id, { from: row.status, to: row.status, actor: "gateway", reason: "change_not_made" });
  return "change_not_made";
}

/** Facts of the new, then the stock of old and new. */
export async function lockForChange(
  tx: Queryable,
  { products }: Pick<Services, "products">,
  row: Pick<Reservation, "kind" | "confirmationCode" | "id">,
  { request }: Pick<HeldChange, "request">,
): Promise<void> {
  const product = productOf(products, row.kind);
  await product.facts?.lock(tx, request);
  if (product.changes === undefined) return lockStockOf(tx, products, [row]);
  await product.changes.lock(tx, request as never, row.confirmationCode);
}

/** Applies it as it was agreed, or leaves everything as it was. */
async function isMade(
  tx: Queryable,
  services: Making,
  row: UpToDate<Reservation>,
  { id, publicId, version, request, offer: changed, quote, travellers: sealed, endsAt }: HeldChange,
): Promise<boolean> {
  const product = productOf(services.products, row.kind);
  const changes = changesOf(product, row);
  if (isRefusal(changes) || row.version !== version || row.now >= endsAt) return false;
  // Those who travel are forgotten with an account.
  if (await isClosed(tx, row.userId)) return false;
  await tx.query("SAVEPOINT held_change");
  const travellers = partyOf(services.vault, publicId, sealed);
  const agreed = { product, changes, request, changed, quote, travellers };
  const applied = await applyChange(tx, services, row, agreed, {}, "card");
  if (isRefusal(applied) || (await isOvertaken(tx, product, row.id))) {
    await tx.query("ROLLBACK TO SAVEPOINT held_change");
    return false;
  }
  await tx.query("UPDATE held_change SET state = 'made' WHERE id = $1", [id], "make_held_change");
  return true;
}

/** True where a supplier has committed a fact about the new that it does not have: a departure that does not leave, a moved flight. */
async function isOvertaken(tx: Queryable, { kind, facts }: Product, reservationId: number): Promise<boolean> {
  if (facts === undefined) return false;
  const behind = await tx.query(
    `SELECT FROM reservation WHERE id = $1 AND ${facts.isBehind}`,
    [reservationId],
    `changed_is_behind_${kind}`,
  );
  return behind.length > 0;
}

/** A payment of a held change failed: with the last one at the bank, what it holds is given back. */
export async function heldChangeFailed(
  tx: Queryable,
  services: Pick<Services, "products">,
  row: Reservation,
  { id }: Pick<HeldChange, "id">,
): Promise<void> {
  const held = await findHeldChange(tx, row.id, { id });
  // The payment that failed is still counted.
  if (held?.state !== "held" || (await sessionsOf(tx, id)) > 1) return;
  await lockStockOf(tx, services.products, [row]);
  await releaseHeld(tx, services.products, row, held, "ended");
}

const BATCH = 100;

/** Job: ends held changes whose time is over, each in a transaction of its own. Returns how many it ended. */
export async function sweepHeldChanges(
  services: Pick<Services, "database" | "products" | "gateways" | "log">,
): Promise<number> {
  const due = await services.database.query<{ reservationId: number }>(
    `SELECT reservation_id AS "reservationId" FROM held_change WHERE state = 'held' AND ends_at <= app_now()
     ORDER BY ends_at LIMIT ${BATCH}`,
  );
  for (const { reservationId } of due) {
    await services.database.withTx(async (tx) => {
      const row = await lockReservation(tx, services, { id: reservationId });
      const held = row && (await heldChangeOf(tx, row.id));
      if (row === null || held === null || row.now < held.endsAt) return;
      await lockStockOf(tx, services.products, [row]);
      await releaseHeld(tx, services.products, row, held, "ended");
    });
  }
  return due.length;
}
