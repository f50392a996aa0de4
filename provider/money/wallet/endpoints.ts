import { userCalls } from "#domain/contract/user.calls.ts";
import { walletCalls } from "#domain/contract/wallet.calls.ts";
import { refuse } from "../../kernel/envelope.ts";
import { type Endpoint, effect, endpoint } from "../../kernel/http/endpoint.ts";
import { signedIn } from "../../kernel/http/principal.ts";
import { largestTopUp } from "../refund/card.ts";
import { movementsOf } from "./movements.ts";
import { settleProfit } from "./profit.ts";
import { receiptOf } from "./receipt.ts";
import { balanceOf, transactionsOf } from "./wallet.ts";

/** Calls 9 and 77, and everything that moved a user's money, with its receipts. */

const balance = endpoint({
  call: walletCalls.balance,
  async answer({ principal }, { database, gateways }) {
    const { userId } = signedIn(principal);
    const [balance, card] = await Promise.all([balanceOf(database, userId), largestTopUp(database, gateways, userId)]);
    return { ...balance, top_up: card && { number: card.number, amount: card.left } };
  },
});

const transactions = endpoint({
  call: walletCalls.transactions,
  answer: ({ principal, query }, { database }) => transactionsOf(database, signedIn(principal).userId, query),
});

const settle = effect({
  call: userCalls.settleProfitCounter,
  effect: ({ principal }, tx) => settleProfit(tx, signedIn(principal).userId),
});

const movements = endpoint({
  call: walletCalls.movements,
  answer: ({ principal, query }, { database, vault }) =>
    movementsOf(database, vault, signedIn(principal).userId, query),
});

const receipt = endpoint({
  call: walletCalls.receipt,
  answer: async ({ principal, params }, services) =>
    (await receiptOf(services, signedIn(principal).userId, params.number ?? "")) ?? refuse("not_found"),
});

export const walletEndpoints: readonly Endpoint[] = [balance, transactions, movements, receipt, settle];
