import type { Client } from "#app/src/api/client.ts";
import { failed, type Result, succeeded } from "#app/src/api/result.ts";
import type { AnyParts } from "#app/src/features/reservation/product-parts.ts";
import { loadChunk } from "#app/src/page/chunk.ts";
import { reservationCalls } from "#domain/contract/reservation.calls.ts";
import type { ReservationEnvelope } from "#domain/contract/reservation.shapes.ts";
import { products } from "./reservations.ts";

/** A reservation and the parts of its product that display it. */
export type Whole = { readonly value: ReservationEnvelope; readonly parts: AnyParts };

/**
 * A reservation of any kind, for pages that know its code alone (call 58b), with its product's parts.
 *
 * @param bearer opens one reservation without a session: a tracking view's
 */
export async function loadWhole(client: Client, code: string, bearer?: string): Promise<Result<Whole>> {
  const found = await client.call(reservationCalls.one, {
    params: { confirmation_code: code },
    ...(bearer !== undefined && { bearer }),
  });
  if (!found.ok) return found;
  const product = products[found.value.kind];
  if (product === undefined) return failed({ kind: "unreadable" });
  try {
    return succeeded({ value: found.value, parts: await loadChunk(product.load) });
  } catch {
    return failed({ kind: "network" });
  }
}
