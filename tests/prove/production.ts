import type { Ground } from "./production-ground.ts";
import { inventory, money, requests, suppliers, upkeep } from "./production-operators.ts";
import { openShop, type Shop, unexercised } from "./production-shop.ts";
import { account, journeys, readAll, words } from "./production-travellers.ts";

const walks: Readonly<Record<string, (shop: Shop) => Promise<void>>> = {
  // Before any item that only a test sells.
  inventory,
  readAll,
  account,
  journeys,
  requests,
  suppliers,
  money,
  words,
  upkeep,
};

export type Exercised = {
  readonly calls: number;
  /** `call X is not exercised`, answers of 5xx, errors of jobs and in their log, and walks that ended early. */
  readonly faults: readonly string[];
};

/** Makes every call of the contract at least once, with its prerequisites, and runs every job, as production's role. */
export async function exercise(ground: Ground): Promise<Exercised> {
  const shop = await openShop(ground);
  try {
    await shop.runJobs();
    for (const [name, walk] of Object.entries(walks)) {
      await walk(shop).catch((error: unknown) => shop.faults.push(`${name} ended early: ${whereOf(error)}`));
    }
    await shop.runJobs();
    const missing = unexercised(shop).map((name) => `call ${name} is not exercised`);
    return { calls: shop.answered.size, faults: [...shop.faults, ...missing] };
  } finally {
    await shop.close();
  }
}

/** Message of an error, with the line of the walk that threw it. */
function whereOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const lines = error.stack?.split("\n").filter((line) => /production-(travellers|operators)/.test(line)) ?? [];
  return `${error.message} ${lines[0]?.trim() ?? ""}`;
}
