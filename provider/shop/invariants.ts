import { operatorCalls } from "#domain/contract/operator.calls.ts";
import type { InvariantsValue } from "#domain/contract/operator.shapes.ts";
import { type Endpoint, endpoint } from "../kernel/http/endpoint.ts";
import { ledgerFaults } from "../money/ledger/check.ts";
import { findDrift } from "./reservation/stock-check.ts";

/** Invariants of the books and the stock, added up for monitoring. */
export const invariants: Endpoint = endpoint({
  call: operatorCalls.invariants,
  async answer(_asked, { database, products }): Promise<InvariantsValue> {
    const [ledger, drift] = await Promise.all([ledgerFaults(database), findDrift(database, products)]);
    return { ledger, inventory: { nights: drift.length } };
  },
});
