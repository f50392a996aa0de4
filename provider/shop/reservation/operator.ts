import { type DecisionCall, operatorCalls } from "#domain/contract/operator.calls.ts";
import { typedReason } from "#domain/reservation/reasons.ts";
import type { Trigger } from "#domain/reservation/transitions.ts";
import type { Queryable } from "../../kernel/database/database.ts";
import { isRefusal, refuse } from "../../kernel/envelope.ts";
import { type Endpoint, effect } from "../../kernel/http/endpoint.ts";
import { decider } from "../../kernel/http/principal.ts";
import { change } from "./change.ts";
import { correctName } from "./correct-name.ts";
import type { ChangeDetails } from "./effects.ts";
import { keepIssuedAgain } from "./issue.ts";
import { operatorChangeEndpoints } from "./operator-change.ts";
import { readOrder } from "./order.ts";
import { type CatchingUp, productOf } from "./product.ts";
import { readCode } from "./supplier.ts";
import { cancelBySupplier } from "./supplier-cancel.ts";
import { lockReservation, lockWhole } from "./up-to-date.ts";

/** Part of call 87, reservations: a person's decisions for a property (T6, T7, T20, T21). */

async function decide(
  tx: Queryable,
  services: CatchingUp,
  code: string | undefined,
  trigger: Trigger,
  details: ChangeDetails,
) {
  const { products, gateways } = services;
  const row = await lockReservation(tx, services, { code: code ?? "" });
  if (row === null) return refuse("not_found");
  const changed = await change(tx, products, row, trigger, { ...details, gateways, actor: "operator" });
  return isRefusal(changed) ? changed : { state: changed.row.status };
}

const decision = (call: DecisionCall, trigger: Trigger): Endpoint =>
  effect({
    call,
    effect: ({ params, principal, body: { reason } }, tx, services) =>
      decide(tx, services, params.confirmation_code, trigger, {
        operator: decider(principal),
        reason: typedReason(reason),
      }),
  });

/** A repetition with the same codes gets the same answer: a caller who lost the first one may repeat it. */
const issue = effect({
  call: operatorCalls.issueReserve,
  async effect({ params, principal, body }, tx, services) {
    const { products, gateways } = services;
    const row = await lockReservation(tx, services, { code: params.confirmation_code });
    if (row === null) return refuse("not_found");
    const product = productOf(products, row.kind);
    const issued = product.readIssued?.(body, row.offer) ?? readCode(body);
    if (isRefusal(issued)) return issued;
    if (row.status === "successful" && row.supplierConfirmationCode === issued.code) {
      const isSame = (await product.wasIssuedWith?.(tx, row.id, issued)) ?? true;
      if (isSame) return { state: row.status };
    }
    if (row.status === "successful" && (await product.lacksDocuments?.(tx, row.id))) {
      return (await keepIssuedAgain(tx, row, product, issued)) ?? { state: row.status };
    }
    const by = { operator: decider(principal), reason: typedReason(body.reason), actor: "operator" } as const;
    const changed = await change(tx, products, row, "issue", { ...by, issued, gateways });
    return isRefusal(changed) ? changed : { state: changed.row.status };
  },
});

/** For its traveller: at the cost that the policy says, or for the amount that the operator names and gives reasons for. */
const cancel = effect({
  call: operatorCalls.cancelReserve,
  async effect({ params, principal, body }, tx, services) {
    const { products, gateways } = services;
    const { amount } = body;
    const operator = decider(principal);
    const reason = typedReason(body.reason);
    if (amount == null) return decide(tx, services, params.confirmation_code, "cancel", { operator, reason });
    if (reason === null) return refuse("invalid_input", [{ name: "reason", code: "required" }]);
    const row = await lockReservation(tx, services, { code: params.confirmation_code });
    if (row === null) return refuse("not_found");
    if (amount > row.paid) {
      return refuse("invalid_input", [{ name: "amount", code: "max_value", params: { max: row.paid } }]);
    }
    const changed = await change(tx, products, row, "cancel_for_amount", {
      operator,
      reason,
      refund: amount,
      gateways,
    });
    return isRefusal(changed) ? changed : { state: changed.row.status };
  },
});

/** For its traveller, by the rule that they correct it by. A repetition finds the names as they are to be. */
const correct = effect({
  call: operatorCalls.correctReserveName,
  async effect({ params, principal, body: { operator: _, reason: __, ...names } }, tx, services) {
    const row = await lockWhole(tx, services, { code: params.confirmation_code ?? "" });
    if (row === null) return refuse("not_found");
    const by = { actor: "operator", operator: decider(principal) } as const;
    const corrected = await correctName(tx, services, row, names, by);
    return isRefusal(corrected) ? corrected : { state: corrected.status };
  },
});

/** The reason stands in the journal of operators' acts; the traveller is told who cancelled. */
const supplierCancel = effect({
  call: operatorCalls.supplierCancelReserve,
  effect: ({ params, principal }, tx, services) =>
    cancelBySupplier(tx, services, params.confirmation_code ?? "", decider(principal)),
});

export const reservationOperatorEndpoints: readonly Endpoint[] = [
  decision(operatorCalls.acceptReserve, "accept"),
  decision(operatorCalls.rejectReserve, "reject"),
  issue,
  readOrder,
  decision(operatorCalls.failReserve, "issue_failure"),
  cancel,
  correct,
  ...operatorChangeEndpoints,
  supplierCancel,
];
