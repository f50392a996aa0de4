import type { Queryable } from "../../kernel/database/database.ts";
import { checkInBatches } from "../../kernel/job/check-in-batches.ts";
import type { Services } from "../../services.ts";
import type { Counters, Drift, Products } from "./product.ts";

const countersOf = (products: Products): Set<Counters> =>
  new Set([...products.values()].map(({ stock }) => stock.counters));

/** Every counter of every product that differs from the reservations. There must be none. */
export async function findDrift(from: Queryable, products: Products): Promise<Drift[]> {
  const found = await Promise.all([...countersOf(products)].map(({ drift }) => drift(from)));
  return found.flat();
}

/**
 * The job: an alarm for each counter that differs. It corrects nothing, because only an operator can
 * know which side is right. Nights that are over are not looked at any more; `findDrift` does, for `shamseh doctor`.
 */
export async function checkStock(
  services: Pick<Services, "database" | "log" | "products">,
  stopping?: AbortSignal,
): Promise<void> {
  const { database, products } = services;
  for (const { name, look } of countersOf(products)) {
    const check = {
      name,
      alarm: "stock_drift",
      isRepeated: true,
      look: (beyond: number) => look(database, beyond),
    } as const;
    await checkInBatches(services, check, stopping);
  }
}
