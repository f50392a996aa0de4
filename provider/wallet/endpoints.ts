import { nothing } from "#domain/contract/envelope.shapes.ts";
import { userCalls } from "#domain/contract/user.calls.ts";
import { walletCalls } from "#domain/contract/wallet.calls.ts";
import { transactionsQuery } from "#domain/contract/wallet.shapes.ts";
import { type Endpoint, effect, endpoint, noBody } from "../http/endpoint.ts";
import { signedIn } from "../http/principal.ts";
import { settleProfit } from "./profit.ts";
import { balanceOf, transactionsOf } from "./wallet.ts";

/** Calls 9 and 77. */

const balance = endpoint({
  call: walletCalls.balance,
  query: nothing,
  answer: ({ principal }, { database }) => balanceOf(database, signedIn(principal).userId),
});

const transactions = endpoint({
  call: walletCalls.transactions,
  query: transactionsQuery,
  answer: ({ principal, query }, { database }) => transactionsOf(database, signedIn(principal).userId, query),
});

const settle = effect({
  call: userCalls.settleProfitCounter,
  body: noBody,
  effect: ({ principal }, tx) => settleProfit(tx, signedIn(principal).userId),
});

export const walletEndpoints: readonly Endpoint[] = [balance, transactions, settle];
