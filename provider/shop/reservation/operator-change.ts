import { HOUR_SECONDS } from "#domain/calendar/constants.ts";
import { inputFaults } from "#domain/contract/input-faults.shapes.ts";
import { operatorCalls } from "#domain/contract/operator.calls.ts";
import type { ChangedReserveValue } from "#domain/contract/operator.shapes.ts";
import { readPartKey } from "#domain/reservation/part-key.ts";
import { typedReason } from "#domain/reservation/reasons.ts";
import { inputShapeOf } from "#products/contract.shapes.ts";
import { lockAccount } from "../../identity/user/account.ts";
import type { Queryable } from "../../kernel/database/database.ts";
import { isRefusal, type Refusal, refuse } from "../../kernel/envelope.ts";
import { type Endpoint, effect } from "../../kernel/http/endpoint.ts";
import { decider } from "../../kernel/http/principal.ts";
import { enqueueChangeToPay } from "../../kernel/notify.ts";
import type { Services } from "../../services.ts";
import { agreedChange, applyChange, changeQuote, changesOf } from "./agreed-change.ts";
import { cancellationQuote } from "./cancel.ts";
import { cancelPart } from "./cancel-part.ts";
import { holdAgreed } from "./change-by-card.ts";
import { heldChangeOf } from "./held-change.ts";
import { productOf } from "./product.ts";
import { findReservation, type Reservation, type UpToDate } from "./row.ts";
import { lockWhole } from "./up-to-date.ts";

/**
 * Changes that an operator makes on a traveller's behalf (part of call 87, decision 149): by the rules and at the cost of the
 * traveller's own calls. Without the number of a cost nothing is changed, and the cost is told.
 */

/** Time in which a traveller can pay a change that an operator holds for them, seconds. */
const HELD_BY_OPERATOR_SECONDS = HOUR_SECONDS;

/** A dearer change is held until its traveller pays it; any other is made at once. */
const changeBooking = effect({
  call: operatorCalls.changeReserve,
  async effect({ params, principal, body: { wish: sent, quote_id: quoteId } }, tx, services) {
    const row = await lockForOperator(tx, services, params.confirmation_code);
    if (row === null) return refuse("not_found");
    const state = row.status;
    const wish = readWish(services, row, sent);
    if (isRefusal(wish)) return wish;
    if (quoteId === undefined) {
      const quote = await changeQuote(tx, services, row, wish);
      return isRefusal(quote) ? quote : { state, quote: withoutWallet(quote) };
    }
    // A repetition finds it held.
    const held = await heldChangeOf(tx, row.id);
    if (held?.quote.quote_id === quoteId && row.now < held.endsAt) return { state, pay_until: held.endsAt };
    const agreed = await agreedChange(tx, services, row, { quoteId, wish });
    if (isRefusal(agreed)) return agreed;
    if (agreed.quote.due === 0) {
      const changed = await applyChange(tx, services, row, agreed, { operator: decider(principal) }, "wallet");
      return isRefusal(changed) ? changed : { state: changed.status };
    }
    const waiting = await holdAgreed(tx, services, row, agreed, HELD_BY_OPERATOR_SECONDS);
    if (isRefusal(waiting)) return waiting;
    const { due, ends_at } = waiting.heldChange;
    await enqueueChangeToPay(tx, row.id, due, ends_at);
    return { state, pay_until: ends_at };
  },
  /** A cost that has changed is shown, as to the traveller, without what is in their wallet. */
  afterRefusal: async (refusal) =>
    refusal.value === undefined ? refusal : { ...refusal, value: withoutWallet(refusal.value as Quote) },
});

type Quote = NonNullable<ChangedReserveValue["quote"]> & { wallet?: number };

/** The balance of a traveller's wallet is not told to an operator. */
const withoutWallet = ({ wallet: _, ...quote }: Quote) => quote;

/** Wish of a change, read by the shape of its product's own call. */
function readWish(
  { products }: Pick<Services, "products">,
  row: UpToDate<Reservation>,
  sent: Readonly<Record<string, string | number>>,
): object | Refusal {
  const product = productOf(products, row.kind);
  const changes = changesOf(product, row);
  if (isRefusal(changes)) return changes;
  const shape = inputShapeOf(changes.calls.quote);
  const read = shape.safeParse(sent);
  return read.success ? read.data : refuse("invalid_input", inputFaults(shape, read.error, sent));
}

/** Locks a reservation with the account of its owner before it, whose holds are counted under that lock. */
async function lockForOperator(tx: Queryable, services: Services, code = ""): Promise<UpToDate<Reservation> | null> {
  const found = await findReservation(tx, { code });
  if (found === null) return null;
  if (found.status === "successful") await lockAccount(tx, services.vault, found.userId);
  return lockWhole(tx, services, { code });
}

/** A part of a booking, at what its policy says; what goes back goes the way that the traveller paid. */
const cancelOnePart = effect({
  call: operatorCalls.cancelReservePart,
  async effect({ params, principal, body: { part: key, quote_id: quoteId, reason } }, tx, services) {
    const row = await lockWhole(tx, services, { code: params.confirmation_code ?? "" });
    if (row === null) return refuse("not_found");
    const part = readPartKey(key);
    if (part === null) return refuse("invalid_input", [{ name: "part", code: "unknown_value" }]);
    if (quoteId === undefined) {
      const quote = await cancellationQuote(tx, services, row, part);
      return isRefusal(quote) ? quote : { state: row.status, quote };
    }
    const details = { operator: decider(principal), reason: typedReason(reason) };
    const changed = await cancelPart(tx, services, row, { quoteId, part }, details);
    return isRefusal(changed) ? changed : { state: changed.status };
  },
});

export const operatorChangeEndpoints: readonly Endpoint[] = [changeBooking, cancelOnePart];
