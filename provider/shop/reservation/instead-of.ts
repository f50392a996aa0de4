import { saveGuestsInput } from "#domain/contract/reservation.shapes.ts";
import type { Queryable } from "../../kernel/database/database.ts";
import { isRefusal, type Refusal, refuse } from "../../kernel/envelope.ts";
import type { Services } from "../../services.ts";
import { notOpen } from "./change.ts";
import { saveGuests, travellersOf, wishesOf } from "./guests.ts";
import type { Product } from "./product.ts";
import { findReservation, type Reservation, type ReservationRow, type UpToDate } from "./row.ts";
import { typedAgain } from "./travellers.ts";
import { lockWhole } from "./up-to-date.ts";

/**
 * A hold in place of another: the stock that the other holds counts as free for it, the other ends in the transaction
 * that makes it, and stays as it is where it cannot be made. Its travellers are carried over.
 */

/** Null where a reservation can be given up for another: it is held, and nothing was asked of its supplier or its payer. */
const refusedOf = (row: ReservationRow): Refusal | null =>
  row.status === "in_progress" && row.paid === 0 ? null : notOpen(row);

/**
 * A request as it is to be priced, with the parts that it leaves to the reservation that it replaces, and the agreed offer
 * of that one, whose discount code it keeps; or the reason why this user cannot be quoted a price in its place.
 */
export async function readInstead(
  from: Queryable,
  product: Product,
  userId: number | null,
  request: unknown,
): Promise<{ request: unknown; before?: unknown } | Refusal> {
  const code = product.replaces?.(request) ?? null;
  if (code === null) return { request };
  const row = userId === null ? null : await findReservation(from, { code, userId, kind: product.kind });
  if (row === null) return refuse("not_found");
  const like = product.likeReplaced?.(request, row.offer) ?? request;
  return refusedOf(row) ?? { request: like, before: row.offer };
}

/** The reservation that a request replaces, locked and up to date; null where it replaces none. */
export async function lockReplaced(
  tx: Queryable,
  services: Services,
  product: Product,
  userId: number,
  request: unknown,
): Promise<UpToDate<Reservation> | Refusal | null> {
  const code = product.replaces?.(request) ?? null;
  if (code === null) return null;
  const row = await lockWhole(tx, services, { code, userId, kind: product.kind }, product);
  return row === null ? refuse("not_found") : (refusedOf(row) ?? row);
}

/** The new reservation with the travellers and wishes of the one before it, as far as it is sold to them. */
export async function withTravellersOf(
  before: Reservation,
  made: Reservation,
  tx: Queryable,
  services: Services,
): Promise<Reservation> {
  const travellers = travellersOf(services.vault, before).map(typedAgain);
  if (travellers.length === 0) return made;
  const { arrival, note } = wishesOf(services.vault, before);
  const wishes = { arrival: saveGuestsInput.shape.arrival.parse(arrival), note };
  const named = await saveGuests(tx, services, made, { travellers, ...wishes });
  return isRefusal(named) ? made : named;
}
