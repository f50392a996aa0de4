import { expect } from "vitest";
import { ledgerFaults } from "#provider/money/ledger/check.ts";
import type { Services } from "#provider/services.ts";
import { findDrift } from "#provider/shop/reservation/stock-check.ts";

/** Fails where the books do not balance, or where the stock that is taken is not that of the reservations. */
export async function expectSoundBooks({ database, products }: Services): Promise<void> {
  expect(await ledgerFaults(database)).toEqual({ sum: 0, journals: 0, balances: 0 });
  expect(await findDrift(database, products)).toEqual([]);
}
