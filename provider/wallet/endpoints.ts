import { userCalls } from "#domain/contract/user.calls.ts";
import { walletCalls } from "#domain/contract/wallet.calls.ts";
import { type Endpoint, effect, endpoint } from "../http/endpoint.ts";
import { signedIn } from "../http/principal.ts";
import { settleProfit } from "./profit.ts";
import { balanceOf, transactionsOf } from "./wallet.ts";

/** Calls 9 and 77. */

const balance = endpoint({
  call: walletCalls.balance,
  answer: ({ principal }, { database }) => balanceOf(database, signedIn(principal).userId),
});

const transactions = endpoint({
  call: walletCalls.transactions,
  answer: ({ principal, query }, { database }) => transactionsOf(database, signedIn(principal).userId, query),
});

const settle = effect({
  call: userCalls.settleProfitCounter,
  effect: ({ principal }, tx) => settleProfit(tx, signedIn(principal).userId),
});

export const walletEndpoints: readonly Endpoint[] = [balance, transactions, settle];
