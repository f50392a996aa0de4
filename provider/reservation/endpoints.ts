import { addressOf } from "#domain/addresses/routes.ts";
import { reservationCalls } from "#domain/contract/reservation.calls.ts";
import type { ExtendedValue, HandOffValue, ReservationValue } from "#domain/contract/reservation.shapes.ts";
import type { Queryable } from "../database/database.ts";
import { isRefusal, type Refusal, refuse } from "../envelope.ts";
import { type Endpoint, effect, endpoint, work } from "../http/endpoint.ts";
import { type Principal, signedIn } from "../http/principal.ts";
import type { Destination } from "../refund/refund.ts";
import type { Services } from "../services.ts";
import { cancel, cancellationQuote } from "./cancel.ts";
import { type Changed, change } from "./change.ts";
import { extendPayment } from "./extend.ts";
import { saveGuests } from "./guests.ts";
import { createHold } from "./hold.ts";
import { makeQuote, readQuote, readRequest } from "./quote.ts";
import { reservationsPage, reservationValue, voucherValue } from "./read.ts";
import { findReservation, type Reservation } from "./row.ts";
import { lockReservation, lockWhole, readReservation, readWhole, runTimersOf } from "./timers.ts";
import { track } from "./tracking.ts";

/** Calls 47–58: booking accommodation, from a price that holds to a voucher. */

type Params = Readonly<Record<string, string>>;

const quote = effect({
  call: reservationCalls.quote,
  async effect({ body, principal, clientAddress }, tx, { addressLimits }) {
    const tooMany = principal.kind === "user" ? null : addressLimits.count("quotes", clientAddress);
    if (tooMany !== null) return tooMany;
    const request = readRequest(body, await nowOf(tx));
    return isRefusal(request) ? request : makeQuote(tx, request);
  },
});

const create = effect({
  call: reservationCalls.create,
  async effect({ body, principal, clientAddress }, tx, services) {
    const who = { userId: signedIn(principal).userId, clientAddress };
    const made = await createHold(tx, services, who, body.quote_id);
    return isRefusal(made) ? made : reservationValue(services.vault, made, false);
  },
  /** Whoever meets another price is asked, with a quote of it that holds (reliability rule 17). */
  async afterRefusal(refusal, { body }, { database }) {
    if (refusal.refused !== "price_changed") return refusal;
    const value = await database.withTx(async (tx) => {
      const earlier = await readQuote(tx, body.quote_id);
      return earlier && makeQuote(tx, earlier.request);
    });
    return value === null || isRefusal(value) ? (value ?? refusal) : { ...refusal, value };
  },
});

const saveGuestsCall = effect({
  call: reservationCalls.saveGuests,
  effect: ({ params, principal, body }, tx, services) =>
    onOwn(params, principal, tx, services, (row) => saveGuests(tx, services.vault, row, body)),
});

const submit = effect({
  call: reservationCalls.submit,
  effect: ({ params, principal }, tx, services) =>
    onOwn(params, principal, tx, services, async (row) => {
      const isOpen = row.status === "in_progress" && row.paid === 0;
      if (isOpen && row.travellers.length === 0) return refuse("guests_missing");
      return become(row, await change(tx, row, "submit"));
    }),
});

const details = endpoint({
  call: reservationCalls.details,
  async answer({ params, principal }, services) {
    const view = await viewOf(params, principal, services);
    if (view === null) return refuse("not_found");
    return reservationValue(services.vault, view.row, view.isMasked);
  },
});

const extend = effect({
  call: reservationCalls.extendPaymentDeadline,
  async effect({ params, principal }, tx) {
    const row = await lockReservation(tx, own(params, principal));
    if (row === null) return refuse("not_found");
    const extended = await extendPayment(tx, row);
    if (isRefusal(extended)) return extended;
    const { paymentDeadlineAt } = extended.row;
    if (paymentDeadlineAt === null) throw new Error("An extended reservation has no deadline");
    return { payment_deadline_at: paymentDeadlineAt, extension_used: true } satisfies ExtendedValue;
  },
});

const cancellationQuoteCall = endpoint({
  call: reservationCalls.cancellationQuote,
  async answer({ params, principal }, services) {
    const row = await readReservation(services, own(params, principal));
    return row === null ? refuse("not_found") : cancellationQuote(row);
  },
});

const cancelCall = effect({
  call: reservationCalls.cancel,
  effect: ({ params, principal, body }, tx, services) =>
    onOwn(params, principal, tx, services, async (row) => {
      const destination = destinationOf(body);
      if (isRefusal(destination)) return destination;
      const telling = { reason: body.reason?.trim() || null, destination };
      return become(row, await cancel(tx, row, body.quote_id, telling));
    }),
});

const voucher = endpoint({
  call: reservationCalls.voucher,
  async answer({ params, principal }, services) {
    const view = await viewOf(params, principal, services);
    if (view === null) return refuse("not_found");
    return voucherValue(services.vault, view.row, view.isMasked) ?? refuse("not_open");
  },
});

const tracking = work({
  call: reservationCalls.tracking,
  answer: ({ body, clientAddress }, services) => track(services, body, clientAddress),
});

const HASH = /^[A-Za-z0-9_-]{22,64}$/;

/** Nothing but where to go on: the link may be anybody's by now. */
const handOff = endpoint({
  call: reservationCalls.handOff,
  async answer({ params }, { database }): Promise<HandOffValue | Refusal> {
    const hash = params.hashTrackingCode ?? "";
    const row = HASH.test(hash) ? await findReservation(database, { hashTrackingCode: hash }) : null;
    if (row === null) return refuse("not_found");
    return { kind: row.kind, app_address: null, fallback_address: addressOf("tracking") };
  },
});

const list = endpoint({
  call: reservationCalls.list,
  async answer({ query, principal }, services) {
    const { userId } = signedIn(principal);
    await runTimersOf(services, userId);
    return reservationsPage(services.database, userId, query);
  },
});

async function nowOf(tx: Queryable): Promise<number> {
  const [row] = await tx.query<{ now: number }>("SELECT extract(epoch FROM app_now())::float8 AS now");
  if (row === undefined) throw new Error("The database has no clock");
  return row.now;
}

const own = (params: Params, principal: Principal) => ({
  code: params.confirmation_code ?? "",
  userId: signedIn(principal).userId,
});

/** Changes a reservation of the caller's own, and shows what became of it. */
async function onOwn(
  params: Params,
  principal: Principal,
  tx: Queryable,
  services: Services,
  act: (row: Reservation) => Promise<Reservation | Refusal>,
): Promise<ReservationValue | Refusal> {
  const row = await lockWhole(tx, own(params, principal));
  if (row === null) return refuse("not_found");
  const now = await act(row);
  return isRefusal(now) ? now : reservationValue(services.vault, now, false);
}

/** A reservation after a change: its row is another, its history one longer, its travellers are the same. */
const become = (before: Reservation, changed: Changed | Refusal): Reservation | Refusal =>
  isRefusal(changed) ? changed : { ...before, ...changed.row, history: [...before.history, changed.event] };

/** What the caller may see of a reservation: its owner all, a tracking view of just this one what is masked. */
async function viewOf(
  { confirmation_code: code = "" }: Params,
  principal: Principal,
  services: Services,
): Promise<{ row: Reservation; isMasked: boolean } | null> {
  if (principal.kind === "tracking") {
    const row = principal.confirmationCode === code ? await readWhole(services, { code }) : null;
    return row && { row, isMasked: true };
  }
  const row = await readWhole(services, { code, userId: signedIn(principal).userId });
  return row && { row, isMasked: false };
}

function destinationOf(body: { destination: "wallet" | "bank"; bank_account_id?: number | null | undefined }) {
  if (body.destination === "wallet") return { to: "wallet" } satisfies Destination;
  const id = body.bank_account_id;
  if (typeof id !== "number") return refuse("invalid_input", [{ name: "bank_account_id", code: "required" }]);
  return { to: "bank", bankAccountId: id } satisfies Destination;
}

export const reservationEndpoints: readonly Endpoint[] = [
  quote,
  create,
  saveGuestsCall,
  submit,
  details,
  extend,
  cancellationQuoteCall,
  cancelCall,
  voucher,
  tracking,
  handOff,
  list,
];
