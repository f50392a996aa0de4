import type { Queryable } from "../database/database.ts";
import type { Services } from "../services.ts";
import type { Drift, Products } from "./product.ts";

/** Every counter of every product that differs from the reservations. There must be none. */
export async function findDrift(from: Queryable, products: Products): Promise<Drift[]> {
  const checks = new Set([...products.values()].map(({ stock }) => stock.drift));
  const found = await Promise.all([...checks].map((drift) => drift(from)));
  return found.flat();
}

/**
 * Nightly (reliability rule 7): logs each difference and corrects nothing, because only an operator can know which side
 * is right.
 */
export async function checkStock({ database, log, products }: Services): Promise<void> {
  const drift = await findDrift(database, products);
  if (drift.length > 0) log.error("stock differs from the reservations", { rows: drift.length });
}
