import type { ChangeQuoteValue, HeldChangeValue } from "#domain/contract/change.shapes.ts";
import type { HeldChangeState } from "#domain/reservation/changes.ts";
import { aadContexts } from "../../kernel/aad-contexts.ts";
import type { Queryable } from "../../kernel/database/database.ts";
import { type Refusal, refuse } from "../../kernel/envelope.ts";
import type { Vault } from "../../kernel/vault.ts";
import { IS_OPEN } from "../../money/payment/parts.ts";
import type { Products } from "./product.ts";
import { lockStockOf, productOf } from "./product.ts";
import type { ReservationRow } from "./row.ts";
import { type KeptTraveller, numbered, withEveryField } from "./travellers.ts";

/**
 * Changes that a card pays (decision 142). What a change needs beyond the booking is held until then; the old stands, and
 * both are exchanged in the transaction that books the difference. All of it under the reservation's lock.
 */

/** A change as it is held. Rial; instants in epoch seconds. */
export type HeldChange = {
  id: number;
  publicId: string;
  reservationId: number;
  /** That of the reservation which it was agreed for. */
  version: number;
  request: unknown;
  offer: unknown;
  quote: ChangeQuoteValue;
  /** Sealed: the travellers afterwards. Null where they stay as they are, and once it has ended. */
  travellers: string | null;
  due: number;
  state: HeldChangeState;
  endsAt: number;
};

const SELECT = `
  SELECT id, public_id AS "publicId", reservation_id AS "reservationId", version, request, offer, quote, travellers, due, state,
    floor(extract(epoch FROM ends_at))::float8 AS "endsAt" FROM held_change`;

/** One of a locked reservation, by its number or its public one; null where there is none. */
export async function findHeldChange(
  tx: Queryable,
  reservationId: number,
  which: { id: number } | { publicId: string },
): Promise<HeldChange | null> {
  const [column, value] = "id" in which ? (["id", which.id] as const) : (["public_id", which.publicId] as const);
  const [held] = await tx.query<HeldChange>(
    `${SELECT} WHERE reservation_id = $1 AND ${column} = $2`,
    [reservationId, value],
    `held_change_by_${column}`,
  );
  return held ?? null;
}

/** The change that a locked reservation holds, also where its time is over; null without one. */
export async function heldChangeOf(tx: Queryable, reservationId: number): Promise<HeldChange | null> {
  const [held] = await tx.query<HeldChange>(
    `${SELECT} WHERE reservation_id = $1 AND state = 'held'`,
    [reservationId],
    "held_change_of",
  );
  return held ?? null;
}

/** Number of payments of a held change that are at the bank. */
export async function sessionsOf(tx: Queryable, heldChangeId: number): Promise<number> {
  const [open] = await tx.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM payment WHERE change_id = $1 AND ${IS_OPEN}`,
    [heldChangeId],
    "sessions_of_held_change",
  );
  return open?.count ?? 0;
}

type Row = Pick<ReservationRow, "id" | "kind" | "now">;

/** The travellers after a held change, sealed: they are forgotten when it ends. */
export const sealedParty = (vault: Vault, publicId: string, travellers: readonly KeptTraveller[] | null) =>
  travellers && vault.seal(JSON.stringify(travellers), aadContexts.heldChange(publicId));

/** The same, read. */
export const partyOf = (vault: Vault, publicId: string, sealed: string | null): KeptTraveller[] | null =>
  sealed === null ? null : JSON.parse(vault.open(sealed, aadContexts.heldChange(publicId))).map(withEveryField);

/** Gives back what a held change holds beyond its booking, whose stock is locked. */
export async function releaseHeld(
  tx: Queryable,
  products: Products,
  { kind }: Pick<Row, "kind">,
  { id }: Pick<HeldChange, "id">,
  state: Exclude<HeldChangeState, "held">,
): Promise<void> {
  await productOf(products, kind).stock.releaseBeyond(tx, id);
  await tx.query("UPDATE held_change SET state = $2, travellers = NULL WHERE id = $1", [id, state], "end_held_change");
}

/**
 * Ends the held change of a locked reservation before its owner does something else with the booking: cancels, corrects a
 * name, agrees to another change. Refused while a payment of it is at the bank and its time is not over.
 *
 * @param isLocked the stock of the reservation is locked.
 */
export async function letHeldGo(
  tx: Queryable,
  products: Products,
  row: Row,
  { isLocked = false }: { isLocked?: boolean } = {},
): Promise<Refusal | undefined> {
  const held = await heldChangeOf(tx, row.id);
  if (held === null) return undefined;
  if (row.now < held.endsAt && (await sessionsOf(tx, held.id)) > 0) return refuse("payment_under_way");
  if (!isLocked) await lockStockOf(tx, products, [row]);
  await releaseHeld(tx, products, row, held, "ended");
  return undefined;
}

/** The latest change that a card was to pay, with the travellers afterwards as they are sealed. */
export type LatestHeld = Omit<HeldChangeValue, "travellers"> & { readonly sealed: string | null };

/** The same as calls say it. */
export function heldChangeValue(vault: Vault, held: LatestHeld | null): HeldChangeValue | null {
  if (held === null) return null;
  const { sealed, ...value } = held;
  const travellers = value.state === "held" ? partyOf(vault, value.change_id, sealed) : null;
  return { ...value, ...(travellers && { travellers: travellers.map(numbered) }) };
}

/** SQL over a row of `reservation`: its latest change that a card was to pay, as `LatestHeld`. */
export const HELD_CHANGE = `(
    SELECT json_build_object('change_id', public_id,
      'state', CASE WHEN held.state = 'held' AND held.ends_at <= app_now() THEN 'ended' ELSE held.state END,
      'sealed', held.travellers, 'due', due, 'ends_at', floor(extract(epoch FROM held.ends_at)), 'before', quote -> 'before', 'after', quote -> 'after',
      'payment', (SELECT json_build_object('payment_id', payment.public_id, 'state', payment.state,
          'failure_reason', failure_reason)
        FROM payment WHERE change_id = held.id ORDER BY payment.id DESC LIMIT 1))
    FROM held_change AS held WHERE reservation_id = reservation.id ORDER BY held.id DESC LIMIT 1)`;
