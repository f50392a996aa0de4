import type { Queryable } from "../database/database.ts";
import type { Offer } from "./offer.ts";

/** What was offered when a reservation was made. @throws when there is no such reservation. */
export async function readOffer(from: Queryable, reservationId: number): Promise<Offer> {
  const [row] = await from.query<{ offer: Offer }>("SELECT offer FROM reservation WHERE id = $1", [reservationId]);
  if (row === undefined) throw new Error("The reservation is gone");
  return row.offer;
}
