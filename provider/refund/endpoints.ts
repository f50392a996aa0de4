import { accountCalls } from "#domain/contract/account.calls.ts";
import { type DecisionCall, operatorCalls } from "#domain/contract/operator.calls.ts";
import { bankAccountOf } from "../account/bank-accounts.ts";
import { isRefusal, refuse } from "../envelope.ts";
import { type Endpoint, effect, endpoint } from "../http/endpoint.ts";
import { idOf } from "../http/path-id.ts";
import { signedIn } from "../http/principal.ts";
import { refundOf, refundsPage } from "./read.ts";
import { type Decision, decide, withdrawFromWallet } from "./refund.ts";

/** Calls 11, 79 and, of refunds, 87. */

/**
 * From the wallet to a bank account of the user's own that has a sheba. What a reservation returns is asked for by
 * cancelling it: its policy says how much, and it goes where the cancelling says.
 */
const request = effect({
  call: accountCalls.createRefundRequest,
  async effect({ body, principal }, tx, { vault }) {
    const { userId } = signedIn(principal);
    if (body.source === "reserve") return refuse("nothing_to_refund");
    const { amount, bank_account_id } = body;
    if (body.destination !== "bank") return refuse("invalid_input", [{ name: "destination", code: "unknown_value" }]);
    if (amount == null) return refuse("invalid_input", [{ name: "amount", code: "required" }]);
    if (amount < 1) return refuse("invalid_input", [{ name: "amount", code: "min_value", params: { min: 1 } }]);
    const account = bank_account_id == null ? null : await bankAccountOf(tx, vault, userId, bank_account_id);
    if (account === null) return refuse("invalid_input", [{ name: "bank_account_id", code: "required" }]);
    if (account.sheba === null) return refuse("invalid_input", [{ name: "bank_account_id", code: "sheba" }]);
    const id = await withdrawFromWallet(tx, { userId, amount, bankAccountId: account.id, reason: body.reason ?? null });
    return isRefusal(id) ? id : ((await refundOf(tx, vault, userId, id)) ?? refuse("not_found"));
  },
});

const list = endpoint({
  call: accountCalls.refundRequests,
  answer: ({ principal, query }, { database, vault }) =>
    refundsPage(database, vault, signedIn(principal).userId, query),
});

const withdraw = effect({
  call: accountCalls.withdrawRefundRequest,
  async effect({ principal, params }, tx, { vault }) {
    const { userId } = signedIn(principal);
    const id = idOf(params.id);
    if (id === null) return refuse("not_found");
    const decided = await decide(tx, id, "withdraw", { userId });
    return isRefusal(decided) ? decided : ((await refundOf(tx, vault, userId, id)) ?? refuse("not_found"));
  },
});

const decision = (call: DecisionCall, what: Decision): Endpoint =>
  effect({
    call,
    effect: async ({ params, body }, tx) => {
      const id = idOf(params.id);
      return id === null ? refuse("not_found") : decide(tx, id, what, { ...body, reason: body.reason ?? null });
    },
  });

const sent = effect({
  call: operatorCalls.refundSent,
  async effect({ params, body: { operator, reason, reference } }, tx) {
    const id = idOf(params.id);
    if (id === null) return refuse("not_found");
    return decide(tx, id, "sent", { operator, reason: reason ?? null, bankReference: reference });
  },
});

export const refundEndpoints: readonly Endpoint[] = [
  request,
  list,
  withdraw,
  decision(operatorCalls.approveRefund, "approve"),
  decision(operatorCalls.rejectRefund, "reject"),
  sent,
];
