import type { Query } from "#domain/addresses/query.ts";
import { accountCalls } from "#domain/contract/account.calls.ts";
import type { Client } from "./client.ts";

/** Money on its way back (R160, call 79). Amounts in rial; `key` is one for one intent. */
export const refundsApi = (client: Client) => ({
  list: (query: Query) => client.call(accountCalls.refundRequests, { query }),
  fromWallet: (body: { amount: number; bank_account_id: number }, idempotencyKey: string) =>
    client.call(accountCalls.createRefundRequest, {
      body: { ...body, source: "wallet", destination: "bank" },
      idempotencyKey,
    }),
  withdraw: (id: number, idempotencyKey: string) =>
    client.call(accountCalls.withdrawRefundRequest, { params: { id }, idempotencyKey }),
});
