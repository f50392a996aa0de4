import type { Queryable } from "#provider/kernel/database/database.ts";
import { makeOffers } from "../make-offers.ts";

/** Offers of packages that an import has brought or may have changed: in it is the package, its departure or its tour. */
const FORGOTTEN = `
  DELETE FROM tour_offer AS offer USING import_row AS mine
  WHERE mine.import_id = $1 AND ((mine.kind = 'package' AND mine.id = offer.package_id)
    OR (mine.kind = 'departure' AND mine.id = offer.departure_id) OR (mine.kind = 'tour' AND mine.id = offer.tour_id))`;

/** Renews the data that tour searches read from what an import has written. */
export async function renewTourOffers(tx: Queryable, importId: number): Promise<void> {
  await tx.query(FORGOTTEN, [importId]);
  await makeOffers(tx);
}
