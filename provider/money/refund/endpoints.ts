import { accountCalls } from "#domain/contract/account.calls.ts";
import { type DecisionCall, operatorCalls } from "#domain/contract/operator.calls.ts";
import { typedReason } from "#domain/reservation/reasons.ts";
import type { Queryable } from "../../kernel/database/database.ts";
import { isRefusal, type Refusal, refuse } from "../../kernel/envelope.ts";
import { type Endpoint, effect, endpoint } from "../../kernel/http/endpoint.ts";
import { idOf } from "../../kernel/http/path-id.ts";
import { decider, signedIn } from "../../kernel/http/principal.ts";
import type { Services } from "../../services.ts";
import { canTakeBack, lockTopUpCards } from "./card.ts";
import { ownAccount } from "./own-account.ts";
import { refundOf, refundsPage } from "./read.ts";
import { type Decision, decide, type WithdrawTo, withdrawFromWallet } from "./refund.ts";

/** Calls 11, 79 and, of refunds, 87. */

/**
 * From the wallet: to a bank account of the user's own that has a sheba, or to the card of a top-up. The refund of a
 * reservation is requested by cancelling it: its policy sets the amount, and the cancellation the destination.
 */
const request = effect({
  call: accountCalls.createRefundRequest,
  async effect({ body, principal }, tx, { vault, gateways }) {
    const { userId } = signedIn(principal);
    if (body.source === "reserve") return refuse("nothing_to_refund");
    const { amount, destination } = body;
    if (destination === "wallet") return refuse("invalid_input", [{ name: "destination", code: "unknown_value" }]);
    if (amount == null) return refuse("invalid_input", [{ name: "amount", code: "required" }]);
    if (amount < 1) return refuse("invalid_input", [{ name: "amount", code: "min_value", params: { min: 1 } }]);
    const to =
      destination === "card"
        ? await topUpCard(tx, gateways, userId, amount)
        : await ownAccount(tx, vault, userId, body.bank_account_id);
    if (isRefusal(to)) return to;
    const id = await withdrawFromWallet(tx, { userId, amount, to, reason: typedReason(body.reason) });
    return isRefusal(id) ? id : ((await refundOf(tx, vault, userId, id)) ?? refuse("not_found"));
  },
});

/** The newest top-up whose card can take all of it back. One card takes a withdrawal: it is never spread over several. */
async function topUpCard(
  tx: Queryable,
  gateways: Services["gateways"],
  userId: number,
  amount: number,
): Promise<WithdrawTo | Refusal> {
  const cards = await lockTopUpCards(tx, userId);
  const open = cards.filter((card) => canTakeBack(gateways, card, Math.min(amount, card.left)));
  const card = open.find(({ left }) => left >= amount);
  if (card !== undefined) return { cardPaymentId: card.paymentId };
  const most = Math.max(0, ...open.map(({ left }) => left));
  if (most === 0) return refuse("invalid_input", [{ name: "destination", code: "unknown_value" }]);
  return refuse("invalid_input", [{ name: "amount", code: "max_value", params: { max: most } }]);
}

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
    effect: async ({ params, principal, body: { reason } }, tx) => {
      const id = idOf(params.id);
      return id === null
        ? refuse("not_found")
        : decide(tx, id, what, { operator: decider(principal), reason: typedReason(reason) });
    },
  });

const sent = effect({
  call: operatorCalls.refundSent,
  async effect({ params, principal, body: { reason, reference } }, tx) {
    const id = idOf(params.id);
    if (id === null) return refuse("not_found");
    return decide(tx, id, "sent", {
      operator: decider(principal),
      reason: typedReason(reason),
      bankReference: reference,
    });
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
