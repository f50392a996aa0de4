import { calls } from "./call.ts";

/** The wallet (R150). */
export const walletCalls = calls({
  balance: { name: "wallet.balance", method: "GET", path: "wallet/v2/balance", who: "user", source: "ours" },
  transactions: {
    name: "wallet.transactions",
    method: "GET",
    path: "wallet/v2/transactions",
    who: "user",
    source: "ours",
  },
  charge: {
    name: "wallet.charge",
    method: "POST",
    path: "wallet/v2/charge",
    who: "user",
    source: "ours",
    idempotency: "required",
  },
});
