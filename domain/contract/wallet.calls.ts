import { call } from "./call.ts";
import type * as envelope from "./envelope.shapes.ts";
import type * as payment from "./payment.shapes.ts";
import type * as wallet from "./wallet.shapes.ts";

/** The wallet (R150). */
export const walletCalls = {
  balance: call<typeof envelope.nothing, typeof wallet.balanceValue>()({
    name: "wallet.balance",
    method: "GET",
    path: "wallet/v2/balance",
    who: "user",
    source: "ours",
  }),
  transactions: call<typeof wallet.transactionsQuery, typeof wallet.transactionsValue>()({
    name: "wallet.transactions",
    method: "GET",
    path: "wallet/v2/transactions",
    who: "user",
    source: "ours",
  }),
  movements: call<typeof wallet.movementsQuery, typeof wallet.movementsValue>()({
    name: "wallet.movements",
    method: "GET",
    path: "wallet/v2/movements",
    who: "user",
    source: "ours",
  }),
  receipt: call<typeof envelope.nothing, typeof wallet.receiptValue>()({
    name: "wallet.receipt",
    method: "GET",
    path: "wallet/v2/receipts/{number}",
    who: "user",
    source: "ours",
  }),
  charge: call<typeof wallet.chargeInput, typeof payment.startValue>()({
    name: "wallet.charge",
    method: "POST",
    path: "wallet/v2/charge",
    who: "user",
    source: "ours",
    idempotency: "required",
  }),
};
