import { CHARGE } from "#domain/bounds.ts";
import { paymentCalls } from "#domain/contract/payment.calls.ts";
import type { MethodsValue, PaymentValue } from "#domain/contract/payment.shapes.ts";
import { walletCalls } from "#domain/contract/wallet.calls.ts";
import { outcomeOf } from "#domain/payment/outcomes.ts";
import { isOpen } from "#domain/payment/states.ts";
import { isRefusal, type Refusal, refuse } from "../../kernel/envelope.ts";
import { type Endpoint, effect, endpoint, work } from "../../kernel/http/endpoint.ts";
import { signedIn } from "../../kernel/http/principal.ts";
import type { Services } from "../../services.ts";
import type { Payables } from "../payables.ts";
import { balanceOf } from "../wallet/wallet.ts";
import { gatewaysOf } from "./gateways-value.ts";
import { standingOfParts } from "./parts.ts";
import { partsValueOf } from "./parts-value.ts";
import { findPayment, findStanding, type PaymentRow, wasJustAsked } from "./row.ts";
import { settle } from "./settle.ts";
import { ownSharesOf } from "./share-value.ts";
import { startPayment } from "./start.ts";

/** Calls 72, 73, 75, 76 and 78, and asking the gateway again. */

const methods = endpoint({
  call: paymentCalls.methods,
  async answer({ query, principal }, services) {
    const { database, gateways } = services;
    const { userId } = signedIn(principal);
    if (query.change_id !== undefined) {
      return methodsOfChange(services, { code: query.confirmation_code, userId, changeId: query.change_id });
    }
    const opened = await database.withTx(async (tx) => {
      const payable = await services.payables.lockOpen(tx, services, query.confirmation_code, userId);
      return isRefusal(payable) ? payable : { payable, shares: await ownSharesOf(tx, services.vault, payable) };
    });
    if (isRefusal(opened)) return opened;
    const { payable, shares } = opened;
    const balance = await balanceOf(database, userId);
    const standing = await standingOfParts(database, payable.id);
    const left = payable.due - standing.paid - standing.open;
    const ofThis =
      standing.count > 0 ? [] : balance.holds.filter((hold) => hold.confirmation_code === query.confirmation_code);
    const available = ofThis.reduce((sum, { amount }) => sum + amount, balance.available);
    const wallet_part = Math.min(available, left);
    return {
      payable: left,
      wallet_balance: available,
      wallet_part,
      gateway_part: left - wallet_part,
      parts: await partsValueOf(database, payable, { standing, shares }),
      gateways: gatewaysOf(gateways),
    };
  },
});

/** The same for the difference of a held change, which is paid in one go. */
async function methodsOfChange(
  services: Services,
  which: Parameters<Payables["lockOpenChange"]>[2],
): Promise<MethodsValue | Refusal> {
  const { database, gateways, payables } = services;
  const payable = await database.withTx((tx) => payables.lockOpenChange(tx, services, which));
  if (isRefusal(payable)) return payable;
  const { available, holds } = await balanceOf(database, which.userId);
  const ofThis = holds.filter((hold) => hold.confirmation_code === which.code);
  const wallet_balance = ofThis.reduce((sum, { amount }) => sum + amount, available);
  const wallet_part = Math.min(wallet_balance, payable.due);
  return {
    payable: payable.due,
    wallet_balance,
    wallet_part,
    gateway_part: payable.due - wallet_part,
    parts: null,
    gateways: gatewaysOf(gateways),
  };
}

const start = effect({
  call: paymentCalls.start,
  effect: ({ body, principal }, tx, services) =>
    startPayment(tx, services, {
      kind: "reservation",
      userId: signedIn(principal).userId,
      code: body.confirmation_code,
      gateway: body.gateway,
      useWallet: body.use_wallet,
      part: body.part,
      changeId: body.change_id,
    }),
});

const charge = effect({
  call: walletCalls.charge,
  async effect({ body, principal }, tx, services) {
    if (body.amount < CHARGE.min || body.amount > CHARGE.max) {
      return refuse("invalid_input", [{ name: "amount", code: "amount_out_of_bounds", params: { ...CHARGE } }]);
    }
    return startPayment(tx, services, { kind: "charge", userId: signedIn(principal).userId, ...body });
  },
});

const details = endpoint({
  call: paymentCalls.details,
  async answer({ params, principal }, { database }) {
    const found = await findPayment(database, {
      publicId: params.payment_id ?? "",
      userId: signedIn(principal).userId,
    });
    return found === null ? refuse("not_found") : paymentValue(found);
  },
});

/** Answers a payer without a session: nothing personal, and nothing that the address does not prove. */
const outcome = endpoint({
  call: paymentCalls.outcome,
  async answer({ params }, { database }) {
    const found = await findStanding(database, params.payment_id ?? "");
    if (found === null) return refuse("not_found");
    return { outcome: outcomeOf(found.state, found.failureReason), tracking_code: found.trackingCode };
  },
});

/** Asks the gateway for the outcome of an open payment, before another payment is offered. */
const check = work({
  call: paymentCalls.check,
  async answer({ params, body, principal }, services) {
    const mine = { publicId: params.payment_id ?? "", userId: signedIn(principal).userId };
    const found = await findPayment(services.database, mine);
    if (found === null) return refuse("not_found");
    const { gateway, authority } = found;
    if (!isOpen(found.state) || gateway === null || authority === null) return paymentValue(found);
    if (!body.is_left && (await wasJustAsked(services.database, found.id))) return paymentValue(found);
    return paymentValue((await settle(services, gateway, authority, body.is_left === true)) ?? found);
  },
});

/** Retries a failed payment as a new attempt. */
const retry = effect({
  call: paymentCalls.retry,
  async effect({ params, principal }, tx, services) {
    const { userId } = signedIn(principal);
    const failed = await findPayment(tx, { publicId: params.payment_id ?? "", userId });
    if (failed === null) return refuse("not_found");
    if (failed.state !== "failed" || failed.gateway === null) return refuse("not_open");
    const { gateway, code, amount, walletPart, part, change } = failed;
    return code === null
      ? startPayment(tx, services, { kind: "charge", userId, amount, gateway })
      : startPayment(tx, services, {
          kind: "reservation",
          userId,
          code,
          gateway,
          useWallet: walletPart !== 0,
          ...(part !== null && { part: amount }),
          ...(change !== null && { changeId: change }),
        });
  },
});

const paymentValue = (row: PaymentRow): PaymentValue => ({
  payment_id: row.publicId,
  confirmation_code: row.code,
  attempt: row.attempt,
  part: row.part,
  change_id: row.change,
  gateway: row.gateway,
  amount: row.amount,
  wallet_part: row.walletPart,
  state: row.state,
  ref_id: row.refId,
  card_masked: row.cardMasked,
  failure_reason: row.failureReason,
  held_amount: row.heldAmount,
  created_at: row.createdAt,
  settled_at: row.settledAt,
});

export const paymentEndpoints: readonly Endpoint[] = [methods, start, charge, check, details, outcome, retry];
