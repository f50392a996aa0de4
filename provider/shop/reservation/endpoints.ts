import type { z } from "zod";
import { addressOf } from "#domain/addresses/routes.ts";
import { cancelInput, cancellationQuoteQuery } from "#domain/contract/cancellation-quote.shapes.ts";
import { nothing } from "#domain/contract/envelope.shapes.ts";
import { chooseExtrasInput } from "#domain/contract/extra.shapes.ts";
import { reservationCalls } from "#domain/contract/reservation.calls.ts";
import {
  correctNameInput,
  createInput,
  discountCodeInput,
  type ExtendedValue,
  type HandOffValue,
  type ReservationEnvelope,
  saveGuestsInput,
  submitInput,
} from "#domain/contract/reservation.shapes.ts";
import { readPartKey } from "#domain/reservation/part-key.ts";
import type { CancellablePart } from "#domain/reservation/penalty.ts";
import { typedReason } from "#domain/reservation/reasons.ts";
import { lockAccount } from "../../identity/user/account.ts";
import type { Queryable } from "../../kernel/database/database.ts";
import { isRefusal, type Refusal, refuse } from "../../kernel/envelope.ts";
import { type Endpoint, effect, endpoint, work } from "../../kernel/http/endpoint.ts";
import { type Principal, signedIn } from "../../kernel/http/principal.ts";
import type { Vault } from "../../kernel/vault.ts";
import { refundsOfReservation } from "../../money/refund/legs.ts";
import { ownAccount } from "../../money/refund/own-account.ts";
import type { Destination } from "../../money/refund/refund.ts";
import type { Services } from "../../services.ts";
import { availableExtras, chooseExtras } from "../extra/choose.ts";
import { changeQuote, confirmChange } from "./agreed-change.ts";
import { cancel, cancellationQuote } from "./cancel.ts";
import { cancelPart } from "./cancel-part.ts";
import { type Changed, change } from "./change.ts";
import { holdChange } from "./change-by-card.ts";
import { correctName } from "./correct-name.ts";
import { applyCode } from "./discount-code.ts";
import { extendPayment } from "./extend.ts";
import { saveGuests } from "./guests.ts";
import { letHeldGo } from "./held-change.ts";
import { createHold } from "./hold.ts";
import { readInstead } from "./instead-of.ts";
import { faultsAtSubmit, withOpenRates } from "./judged-again.ts";
import { asSold, type Product } from "./product.ts";
import { makeQuote, quotedTotal, readQuote } from "./quote.ts";
import { reservationsPage, reservationValue, voucherValue } from "./read.ts";
import { findReservation, findWhole, type Reservation, type UpToDate, type Which } from "./row.ts";
import { statusValue } from "./status.ts";
import { track } from "./tracking.ts";
import { bringAllUpToDate, lockReservation, lockWhole, readReservation, readWhole } from "./up-to-date.ts";

type Params = Readonly<Record<string, string>>;

/** Calls 47–55 of a product: from a price that holds to a voucher. */
export function reserveEndpoints(ofProduct: Product): readonly Endpoint[] {
  const product = asSold(ofProduct);
  return [
    ...holdingEndpoints(product),
    ...namingEndpoints(product),
    discountEndpoint(product),
    ...extrasEndpoints(product),
    ...readingEndpoints(product),
    ...changingEndpoints(product),
    ...exchangingEndpoints(product),
  ].map((endpointOf) => ({ ...endpointOf, product: product.kind }));
}

/** A price, and a reservation at it (calls 47, 48). */
function holdingEndpoints(product: Product): readonly Endpoint[] {
  const { calls } = product;

  const quote = effect(
    {
      call: calls.quote,
      limitOf: ({ kind }) => (kind === "user" ? "ownQuotes" : "quotes"),
      async effect({ body, principal }, tx, { settings }) {
        const asked = product.read(body, { now: await nowOf(tx), settings });
        if (isRefusal(asked)) return asked;
        const userId = principal.kind === "user" ? principal.userId : null;
        const read = await readInstead(tx, product, userId, asked);
        return isRefusal(read) ? read : makeQuote(tx, product, read);
      },
      async afterRefusal(refusal, { body }, services) {
        const value = (await product.instead?.(body, refusal, services)) ?? null;
        return value === null ? refusal : { ...refusal, value };
      },
    },
    product.quoteInput,
  );

  const create = effect(
    {
      call: calls.create,
      limitOf: () => "holds",
      async effect({ body, principal }, tx, services) {
        const made = await createHold(tx, services, product, signedIn(principal).userId, body.quote_id);
        return isRefusal(made) ? made : reservationValue(tx, services, made, false);
      },
      /**
       * After a change of what was agreed, adds a quote of the current offer to the refusal, and
       * says of one with the same total that its terms differ.
       */
      async afterRefusal(refusal, { body, principal }, { database }) {
        if (refusal.refused !== "price_changed") return refusal;
        return database.withTx(async (tx) => {
          const earlier = await readQuote(tx, product, body.quote_id);
          if (earlier === null) return refusal;
          const read = await readInstead(tx, product, signedIn(principal).userId, earlier.request);
          const value = isRefusal(read) ? read : await makeQuote(tx, product, read);
          if (isRefusal(value)) return value;
          const isAsDear = value.total === (await quotedTotal(tx, product, body.quote_id));
          return { ...(isAsDear ? refuse("terms_changed") : refusal), value };
        });
      },
    },
    createInput,
  );

  return [quote, create];
}

/** Calls that name the travellers, correct a name, and submit the reservation (calls 49, 49d, 50). */
function namingEndpoints(product: Product): readonly Endpoint[] {
  const { calls } = product;

  const saveTravellers = effect(
    {
      call: calls.saveGuests,
      effect: ({ params, principal, body }, tx, services) =>
        onOwn(ownOf(product, params, principal), tx, services, (row) => saveGuests(tx, services, row, body), product),
      afterRefusal: (refusal, { params, principal, body }, services) =>
        withOpenRates(refusal, product, services, () => findOwn(product, params, principal, services), body.travellers),
    },
    saveGuestsInput,
  );

  const submit = effect(
    {
      call: calls.submit,
      effect: ({ params, principal, body: { total } }, tx, services) =>
        onOwn(
          ownOf(product, params, principal),
          tx,
          services,
          async (row) => {
            const isOpen = row.status === "in_progress" && row.paid === 0;
            if (isOpen && total !== undefined && total !== row.total) return refuse("price_changed");
            if (isOpen && row.travellers.length === 0) return refuse("guests_missing");
            const faults = isOpen ? faultsAtSubmit(services, row) : [];
            if (faults.length > 0) return refuse("invalid_input", faults);
            return changedTo(row, await change(tx, services.products, row, "submit"));
          },
          product,
        ),
      afterRefusal: (refusal, { params, principal }, services) =>
        withOpenRates(refusal, product, services, () => findOwn(product, params, principal, services)),
    },
    submitInput,
  );

  const correction = effect(
    {
      call: calls.correctName,
      effect: ({ params, principal, body }, tx, services) =>
        onOwn(ownOf(product, params, principal), tx, services, (row) => correctName(tx, services, row, body), product),
    },
    correctNameInput,
  );

  return [saveTravellers, submit, correction];
}

/** A discount code for a held reservation (call 49b). */
const discountEndpoint = (product: Product): Endpoint =>
  effect(
    {
      call: product.calls.discountCode,
      // Codes that are tried are counted with the holds that they are tried on.
      limitOf: () => "holds",
      async effect({ params, principal, body: { code } }, tx, services) {
        const user = await lockAccount(tx, services.vault, signedIn(principal).userId);
        const own = ownOf(product, params, principal);
        return onOwn(own, tx, services, (row) => applyCode(tx, services, row, user, code), product);
      },
    },
    discountCodeInput,
  );

/** Extras of a held reservation (call 49c). */
function extrasEndpoints(product: Product): readonly Endpoint[] {
  const { calls } = product;

  const available = endpoint(
    {
      call: calls.extras,
      async answer({ params, principal }, services) {
        const row = await readReservation(services, ownOf(product, params, principal));
        return row === null ? refuse("not_found") : availableExtras(services.database, services, row);
      },
    },
    nothing,
  );

  const choose = effect(
    {
      call: calls.chooseExtras,
      effect: ({ params, principal, body }, tx, services) =>
        onOwn(ownOf(product, params, principal), tx, services, (row) => chooseExtras(tx, services, row, body), product),
    },
    chooseExtrasInput,
  );

  return [available, choose];
}

/** Read calls of a reservation (calls 51, 51b, 53, 55). */
function readingEndpoints(product: Product): readonly Endpoint[] {
  const { calls } = product;

  const details = endpoint(
    {
      call: calls.details,
      async answer({ params, principal }, services) {
        const view = await viewOf(params, principal, services, product.kind);
        return view === null
          ? refuse("not_found")
          : reservationValue(services.database, services, view.row, view.isMasked);
      },
    },
    nothing,
  );

  const status = endpoint(
    {
      call: calls.status,
      async answer({ params, principal }, services) {
        const seen = seenBy(params, principal, product.kind);
        return (seen && (await statusValue(services, product, seen.which, seen.isMasked))) ?? refuse("not_found");
      },
    },
    nothing,
  );

  const quoteOfCancellation = endpoint(
    {
      call: calls.cancellationQuote,
      async answer({ params, query, principal }, services) {
        const row = await readWhole(services, ownOf(product, params, principal));
        return row === null
          ? refuse("not_found")
          : cancellationQuote(services.database, services, row, askedPart(query.part));
      },
    },
    cancellationQuoteQuery,
  );

  const voucher = endpoint(
    {
      call: calls.voucher,
      async answer({ params, principal }, services) {
        const view = await viewOf(params, principal, services, product.kind);
        if (view === null) return refuse("not_found");
        return (await voucherValue(services.database, services, view.row, view.isMasked)) ?? refuse("not_open");
      },
    },
    nothing,
  );

  return [details, status, quoteOfCancellation, voucher];
}

/** More time to pay, and an end (calls 52, 54). */
function changingEndpoints(product: Product): readonly Endpoint[] {
  const { calls } = product;

  const extend = effect(
    {
      call: calls.extendPaymentDeadline,
      async effect({ params, principal }, tx, services) {
        const row = await lockReservation(tx, services, ownOf(product, params, principal));
        if (row === null) return refuse("not_found");
        const extended = await extendPayment(tx, services.products, row);
        if (isRefusal(extended)) return extended;
        const { paymentDeadlineAt } = extended.row;
        if (paymentDeadlineAt === null) throw new Error("An extended reservation has no deadline");
        return { payment_deadline_at: paymentDeadlineAt, extension_used: true } satisfies ExtendedValue;
      },
    },
    nothing,
  );

  const cancellation = effect(
    {
      call: calls.cancel,
      effect: ({ params, principal, body }, tx, services) =>
        onOwn(ownOf(product, params, principal), tx, services, async (row) => {
          const destination = await destinationOf(tx, services.vault, row, body);
          if (isRefusal(destination)) return destination;
          const details = { reason: typedReason(body.reason), destination };
          const part = askedPart(body.part);
          const quoteId = body.quote_id;
          const changed = part
            ? await cancelPart(tx, services, row, { quoteId, part }, details)
            : changedTo(row, await cancel(tx, services, row, quoteId, details));
          return isRefusal(changed) ? changed : { ...changed, refunds: await refundsOfReservation(tx, row.id) };
        }),
    },
    cancelInput,
  );

  return [extend, cancellation];
}

/** Changes of a booking by its owner (calls 53b, 54b); none of a product that has no changes. */
function exchangingEndpoints(product: Product): readonly Endpoint[] {
  const { changes } = product;
  if (changes === undefined) return [];

  const quote = endpoint({
    call: changes.calls.quote,
    async answer({ params, query, principal }, services) {
      const row = await readWhole(services, ownOf(product, params, principal));
      return row === null ? refuse("not_found") : changeQuote(services.database, services, row, query);
    },
  });

  const confirm = effect({
    call: changes.calls.confirm,
    async effect({ params, principal, body }, tx, services) {
      // The lock serialises one user's holds.
      if (body.pay_by === "card") await lockAccount(tx, services.vault, signedIn(principal).userId);
      return onOwn(ownOf(product, params, principal), tx, services, async (row) => {
        const { quote_id: quoteId, destination: to, bank_account_id, pay_by, ...wish } = body;
        const destination = await destinationOf(tx, services.vault, row, { destination: to, bank_account_id });
        if (isRefusal(destination)) return destination;
        const agreed = { quoteId, wish };
        if (pay_by === "card") return holdChange(tx, services, row, agreed);
        const changed = await confirmChange(tx, services, row, agreed, { destination });
        return isRefusal(changed) ? changed : { ...changed, refunds: await refundsOfReservation(tx, row.id) };
      });
    },
  });

  return [quote, confirm];
}

/** The part that a call asks for; undefined where it asks for the whole. */
const askedPart = (text: string | undefined): CancellablePart | undefined =>
  text === undefined ? undefined : (readPartKey(text) ?? undefined);

/** A user's own reservation of this product. */
const ownOf = ({ kind }: Product, params: Params, principal: Principal): Which => ({
  code: params.confirmation_code ?? "",
  userId: signedIn(principal).userId,
  kind,
});

/** The same with all that is kept beside it, read as it stands. Null where there is none. */
async function findOwn(product: Product, params: Params, principal: Principal, { database }: Services) {
  const row = await findReservation(database, ownOf(product, params, principal));
  return row && findWhole(database, row.id, product);
}

const tracking = work({
  call: reservationCalls.tracking,
  answer: ({ body, clientAddress }, services) => track(services, body, clientAddress),
});

const HASH = /^[A-Za-z0-9_-]{22,64}$/;

/** Only where to go on, nothing of the reservation: the link may have been passed on. */
const handOff = endpoint({
  call: reservationCalls.handOff,
  async answer({ params }, { database, settings: { mobileApp } }): Promise<HandOffValue | Refusal> {
    const hash = params.hashTrackingCode ?? "";
    const row = HASH.test(hash) ? await findReservation(database, { hashTrackingCode: hash }) : null;
    if (row === null) return refuse("not_found");
    return { kind: row.kind, app_address: mobileApp && mobileApp + hash, fallback_address: addressOf("tracking") };
  },
});

/** For a reservation of any kind: pages may know a code alone. */
const one = endpoint({
  call: reservationCalls.one,
  async answer({ params, principal }, services) {
    const view = await viewOf(params, principal, services);
    return view === null ? refuse("not_found") : reservationValue(services.database, services, view.row, view.isMasked);
  },
});

const list = endpoint({
  call: reservationCalls.list,
  async answer({ query, principal }, services) {
    const { userId } = signedIn(principal);
    await bringAllUpToDate(services, userId);
    return reservationsPage(services.database, services.products, userId, query);
  },
});

async function nowOf(tx: Queryable): Promise<number> {
  const [row] = await tx.query<{ now: number }>("SELECT extract(epoch FROM app_now())::float8 AS now");
  if (row === undefined) throw new Error("The database has no clock");
  return row.now;
}

/**
 * Changes a reservation of the caller's own, and answers with its new state.
 *
 * @param product of the reservation, where the change leaves its live part alone (`Live`).
 */
async function onOwn(
  which: Which,
  tx: Queryable,
  services: Services,
  act: (row: UpToDate<Reservation>) => Promise<Reservation | Refusal>,
  product?: Product,
): Promise<ReservationEnvelope | Refusal> {
  const row = await lockWhole(tx, services, which, product);
  if (row === null) return refuse("not_found");
  const now = await act(row);
  return isRefusal(now) ? now : reservationValue(tx, services, now, false);
}

/** A reservation after a change: its row is another, its history one longer, its travellers are the same. */
const changedTo = (before: Reservation, changed: Changed | Refusal): Reservation | Refusal =>
  isRefusal(changed) ? changed : { ...before, ...changed.row, history: [...before.history, changed.event] };

/**
 * The requested reservation, as far as the caller may see it: its owner all of it, a tracking view of just this one the
 * masked form. Null for a tracking view of another.
 */
function seenBy(
  { confirmation_code: code = "" }: Params,
  principal: Principal,
  kind?: string,
): { which: Which; isMasked: boolean } | null {
  const ofKind = kind !== undefined && { kind };
  if (principal.kind !== "tracking")
    return { which: { code, userId: signedIn(principal).userId, ...ofKind }, isMasked: false };
  return principal.confirmationCode === code ? { which: { code, ...ofKind }, isMasked: true } : null;
}

/** Returns the part of a reservation that the caller may see. */
async function viewOf(
  params: Params,
  principal: Principal,
  services: Services,
  kind?: string,
): Promise<{ row: Reservation; isMasked: boolean } | null> {
  const seen = seenBy(params, principal, kind);
  const row = seen && (await readWhole(services, seen.which));
  return row && { row, isMasked: seen.isMasked };
}

/** Destination chosen by the traveller; undefined without a choice: then the default takes it. */
async function destinationOf(
  tx: Queryable,
  vault: Vault,
  { userId }: Reservation,
  { destination, bank_account_id }: Pick<z.output<typeof cancelInput>, "destination" | "bank_account_id">,
): Promise<Destination | undefined | Refusal> {
  if (destination !== "bank") return destination && { to: destination };
  const account = await ownAccount(tx, vault, userId, bank_account_id);
  return isRefusal(account) ? account : { to: "bank", ...account };
}

/** A held change, of a reservation of any kind, is not to be paid any more: the booking stays as it is. */
const letGo = effect({
  call: reservationCalls.letChangeGo,
  effect: ({ params, principal }, tx, services) =>
    onOwn({ code: params.confirmation_code ?? "", userId: signedIn(principal).userId }, tx, services, async (row) => {
      const busy = await letHeldGo(tx, services.products, row);
      if (busy !== undefined) return busy;
      const { heldChange } = row;
      return heldChange?.state === "held"
        ? { ...row, heldChange: { ...heldChange, state: "ended", sealed: null } }
        : row;
    }),
});

/** Calls 56–58, which are of every product's reservations, and one of their held changes. */
export const reservationEndpoints: readonly Endpoint[] = [tracking, handOff, one, list, letGo];
