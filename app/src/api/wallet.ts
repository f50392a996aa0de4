import type { Query } from "#domain/addresses/query.ts";
import type { GatewayName } from "#domain/contract/payment.shapes.ts";
import { userCalls } from "#domain/contract/user.calls.ts";
import { walletCalls } from "#domain/contract/wallet.calls.ts";
import type { Client } from "./client.ts";

/** The wallet and the counter of profit (R150). Amounts in rial; `key` is one for one intent. */
export const walletApi = (client: Client) => ({
  balance: () => client.call(walletCalls.balance),
  transactions: (query: Query) => client.call(walletCalls.transactions, { query }),
  charge: (body: { amount: number; gateway: GatewayName }, idempotencyKey: string) =>
    client.call(walletCalls.charge, { body, idempotencyKey }),
  settleProfit: (idempotencyKey: string) => client.call(userCalls.settleProfitCounter, { idempotencyKey }),
});
