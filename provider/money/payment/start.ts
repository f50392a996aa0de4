import { serializeQuery, withQuery } from "#domain/addresses/query.ts";
import { reservationAddress } from "#domain/addresses/reservation-pages.ts";
import { addressOf } from "#domain/addresses/routes.ts";
import type { GatewayName, StartValue } from "#domain/contract/payment.shapes.ts";
import { unansweredStates } from "#domain/payment/states.ts";
import type { Queryable } from "../../kernel/database/database.ts";
import { isRefusal, type Refusal, refuse } from "../../kernel/envelope.ts";
import { faultPoint } from "../../kernel/fault-points.ts";
import { afterCommit, type PostCommit } from "../../kernel/idempotency/once.ts";
import { newToken } from "../../kernel/random.ts";
import type { Services } from "../../services.ts";
import type { Payable, PayingServices } from "../payables.ts";
import type { PaymentGateway } from "./gateway.ts";
import { holdInWallet, lockWallet, releaseHoldsOf } from "./hold.ts";
import { IS_OPEN, nextPart, partOfShare, type Standing, standingOfParts, takePart } from "./parts.ts";
import { COLUMNS, findPayment, type PaymentRow, setState } from "./row.ts";
import { bookPaid, fail, lockPayment } from "./settle.ts";
import { findShare, type ShareRow, sharePath } from "./share.ts";

/**
 * Purpose of the payment: a reservation, its wallet first where asked, or a sum for the wallet. `part`: it pays so much of
 * what is due, rial.
 */
export type Wanted =
  | {
      kind: "reservation";
      userId: number;
      code: string;
      gateway: GatewayName;
      useWallet: boolean;
      part?: number | undefined;
      /** Pays the difference of a held change of it. */
      changeId?: string | undefined;
    }
  | { kind: "share"; share: ShareRow; gateway: GatewayName }
  | { kind: "charge"; userId: number; amount: number; gateway: GatewayName };

/** Seconds after which a payment that never reached its gateway is ended. */
const ABANDONED_SECONDS = 600;
/** Longer than a gateway is waited for: a part without a session is then taken to be cut short, seconds. */
const CUT_SHORT_SECONDS = 10;
/** Delay of the reconciler's first query about a session, seconds. */
const FIRST_CHECK_SECONDS = 30;

/** Page that a payer comes back to: a companion to their share's. */
export const wayBackOf = async (
  services: Pick<Services, "vault">,
  from: Queryable,
  payment: PaymentRow,
): Promise<string> => {
  const share = payment.shareId === null ? null : await findShare(from, { id: payment.shareId });
  return share === null ? statusPath(payment) : sharePath(services.vault, share.publicId);
};

/** Pages that a payer comes back to. The payment's id shows its outcome there, also to a payer without a session. */
export const statusPath = ({ kind, code, publicId }: Pick<PaymentRow, "kind" | "code" | "publicId">): string => {
  const query = { payment: publicId };
  return kind === null || code === null
    ? addressOf("panelTransactions", {}, query)
    : withQuery(reservationAddress(kind, "status", code), serializeQuery(query));
};

/**
 * Starts a payment (calls 73, 76, 78). A payment that the wallet covers is made in this one transaction. Otherwise the
 * wallet's part is held in the transaction that inserts the payment, and once that is committed the gateway is asked
 * for a session. A process that dies in between leaves a row that the reconciler ends.
 */
export async function startPayment(
  tx: Queryable,
  services: Services,
  wanted: Wanted,
): Promise<StartValue | Refusal | PostCommit<StartValue | Refusal>> {
  const gateway = services.gateways.get(wanted.gateway);
  if (gateway === undefined) return refuse("invalid_input", [{ name: "gateway", code: "unknown_value" }]);
  const begun = await begin(tx, services, wanted);
  if (isRefusal(begun)) return begun;
  if (begun.gateway !== null) return afterCommit(() => openSession(services, gateway, begun));
  return { payment_id: begun.publicId, redirect_address: statusPath(begun) };
}

/** Words that the bank shows to the payer: nothing of the booking to a companion. */
function descriptionOf({ code, shareId }: PaymentRow): string {
  if (code === null) return "Shamseh wallet";
  return shareId === null ? `Shamseh ${code.slice(0, 6)}` : "Shamseh share";
}

/** Asks the gateway for a session, outside of any transaction. */
async function openSession(
  services: Services,
  gateway: PaymentGateway,
  begun: PaymentRow,
): Promise<StartValue | Refusal> {
  const { database, settings } = services;
  faultPoint("before:gateway.request");
  const session = await gateway.request({
    amount: begun.amount - begun.walletPart,
    description: descriptionOf(begun),
    callbackUrl: `${settings.publicBaseUrl}/payment/v2/callback/${gateway.name}`,
    orderId: begun.publicId,
  });
  faultPoint("after:gateway.request");
  if (session === null) {
    await database.withTx(async (tx) => {
      const { payment, reservation } = await lockPayment(tx, services, begun);
      if (payment?.state === "created") await fail(tx, services, payment, reservation, "gateway_away");
    });
    return refuse("gateway_away");
  }
  await database.withTx(async (tx) => {
    await tx.query("UPDATE payment SET authority = $2 WHERE id = $1 AND authority IS NULL", [
      begun.id,
      session.authority,
    ]);
    await setState(tx, begun.id, "requested", FIRST_CHECK_SECONDS);
  });
  return { payment_id: begun.publicId, redirect_address: session.redirectAddress };
}

async function begin(tx: Queryable, services: PayingServices, wanted: Wanted): Promise<PaymentRow | Refusal> {
  if (wanted.kind === "charge") {
    const [charge] = await tx.query<{ id: number }>("INSERT INTO wallet_charge (user_id) VALUES ($1) RETURNING id", [
      wanted.userId,
    ]);
    return insert(tx, {
      ...wanted,
      code: null,
      kind: null,
      reservationId: null,
      part: null,
      shareId: null,
      changeId: null,
      chargeId: charge?.id ?? null,
      walletPart: 0,
    });
  }
  if (wanted.kind === "share") return beginShare(tx, services, wanted);
  const { userId, code, changeId } = wanted;
  if (changeId !== undefined) return beginChange(tx, services, wanted, changeId);
  const payable = await services.payables.lockOpen(tx, services, code, userId);
  if (isRefusal(payable)) return payable;
  const { id: reservationId, kind } = payable;
  // The owner has not seen the new times: the refusal rolls them back, and the next page shows them.
  if (payable.hasNews) return services.payables.newsRefusal(payable);
  const standing = await standingOfLive(tx, services, payable);
  const next = nextPart(payable.due, standing, wanted.part);
  if (isRefusal(next)) return next;
  const { amount, part } = next ?? { amount: payable.due, part: null };
  // The hold of an unfinished payment for the same reservation is released for this one. A wallet that pays everything
  // sells the stock as well, which is locked before any wallet.
  const [isUnanswered, , , available] = await Promise.all([
    part === null && isResultMissing(tx, reservationId),
    wanted.useWallet ? services.payables.lockStock(tx, services, payable) : null,
    // Each part keeps its own.
    part === null && releaseHoldsOf(tx, reservationId),
    wanted.useWallet ? lockWallet(tx, userId) : 0,
  ]);
  if (isUnanswered) return refuse("payment_under_way");
  const walletPart = Math.min(amount, available);
  const gateway = walletPart === amount ? null : wanted.gateway;
  const payment = {
    userId,
    code,
    kind,
    gateway,
    amount,
    walletPart,
    reservationId,
    part,
    shareId: null,
    changeId: null,
    chargeId: null,
  };
  if (gateway === null) return payFromWallet(tx, services, payment, payable);
  if (walletPart > 0) await holdInWallet(tx, userId, walletPart);
  return insert(tx, payment);
}

/** Begins the payment of a held change's difference: all of it, the wallet first where asked. */
async function beginChange(
  tx: Queryable,
  services: PayingServices,
  { userId, code, gateway: through, useWallet }: Extract<Wanted, { kind: "reservation" }>,
  publicId: string,
): Promise<PaymentRow | Refusal> {
  const { payables } = services;
  const payable = await payables.lockOpenChange(tx, services, { code, userId, changeId: publicId });
  if (isRefusal(payable)) return payable;
  if (payable.hasNews) return payables.newsRefusal(payable);
  const { id: reservationId, kind, due: amount, changeId } = payable;
  if (await isResultMissing(tx, reservationId)) return refuse("payment_under_way");
  if (useWallet) await payables.lockStock(tx, services, payable);
  await releaseHoldsOf(tx, reservationId);
  const walletPart = useWallet ? Math.min(amount, await lockWallet(tx, userId)) : 0;
  const gateway = walletPart === amount ? null : through;
  const of = { userId, code, kind, reservationId, part: null, shareId: null, changeId, chargeId: null };
  const payment = { ...of, gateway, amount, walletPart };
  if (gateway === null) {
    const paid = await payables.paid(tx, services, payable, "user");
    if (paid !== "applied") return refuse("change_hold_over");
    const inserted = await insert(tx, payment);
    await bookPaid(tx, `payment:${inserted.id}`, payment, await payables.creditor(tx, services, payable));
    return inserted;
  }
  if (walletPart > 0) await holdInWallet(tx, userId, walletPart);
  return insert(tx, payment);
}

/** Begins the payment of a share under the reservation's lock, then the share's: the whole of it, by card. */
async function beginShare(
  tx: Queryable,
  services: PayingServices,
  { share, gateway }: Extract<Wanted, { kind: "share" }>,
): Promise<PaymentRow | Refusal> {
  const { code, userId, amount, id: shareId } = share;
  const payable = await services.payables.lockOpen(tx, services, code, userId);
  // A companion learns no more of the booking than that it is not paid any more.
  if (isRefusal(payable) || payable.hasNews) return refuse("not_open");
  const locked = await findShare(tx, { id: shareId }, true);
  if (locked === null || locked.isRevoked) return refuse("not_open");
  const standing = await standingOfLive(tx, services, payable, { share: shareId });
  if (await isAtBank(tx, shareId)) return refuse("payment_under_way");
  const part = partOfShare(payable.due, amount, standing);
  if (isRefusal(part)) return part;
  const { id: reservationId, kind } = payable;
  return insert(tx, {
    userId,
    code,
    kind,
    gateway,
    amount,
    walletPart: 0,
    reservationId,
    part,
    shareId,
    changeId: null,
    chargeId: null,
  });
}

/**
 * Parts of a locked reservation, without those whose process died before the gateway answered: their sessions are shown to
 * no payer, so they end here, and their sums are free for the next part. The stock is locked before the wallet.
 */
async function standingOfLive(
  tx: Queryable,
  services: PayingServices,
  payable: Payable,
  without?: { share: number },
): Promise<Standing> {
  const [dead, standing] = await Promise.all([
    tx.query<{ id: number }>(
      `SELECT id FROM payment WHERE reservation_id = $1 AND part IS NOT NULL AND state = 'created'
         AND created_at < app_now() - interval '${CUT_SHORT_SECONDS} seconds' FOR NO KEY UPDATE`,
      [payable.id],
      "parts_cut_short",
    ),
    standingOfParts(tx, payable.id, without),
  ]);
  if (dead.length === 0) return standing;
  await services.payables.lockStock(tx, services, payable);
  for (const { id } of dead) {
    const payment = await findPayment(tx, { id });
    if (payment !== null) await fail(tx, services, payment, payable, "gateway_away");
  }
  return standingOfParts(tx, payable.id, without);
}

/** True when a payment of a share is at the bank, or is verified. */
async function isAtBank(tx: Queryable, shareId: number): Promise<boolean> {
  const found = await tx.query(
    `SELECT FROM payment WHERE share_id = $1 AND (state = 'verified' OR ${IS_OPEN})`,
    [shareId],
    "share_at_bank",
  );
  return found.length > 0;
}

/** True while the result of an earlier payment is unknown: until it is known another is refused. */
async function isResultMissing(tx: Queryable, reservationId: number): Promise<boolean> {
  const [found] = await tx.query<{ missing: boolean }>(
    `SELECT EXISTS (SELECT FROM payment WHERE reservation_id = $1 AND state = ANY(string_to_array($2, ','))) AS missing`,
    [reservationId, unansweredStates.join(",")],
    "payment_unanswered",
  );
  return found?.missing === true;
}

/** Paid by the wallet alone: no gateway is asked, and the payment is stored as verified and booked. */
async function payFromWallet(
  tx: Queryable,
  services: PayingServices,
  payment: Inserted,
  payable: Payable,
): Promise<PaymentRow> {
  const { payables } = services;
  if (payment.part !== null) {
    const inserted = await insert(tx, payment);
    const taken = await takePart(tx, services, { ...inserted, state: "created" }, payable);
    if ("reason" in taken) throw new Error("A part that may be paid was not to be paid");
    return inserted;
  }
  const publicId = newToken();
  const [verified, , paid] = await Promise.all([
    insert(tx, payment, publicId),
    payables.creditor(tx, services, payable).then((creditor) => bookPaid(tx, { payment: publicId }, payment, creditor)),
    payables.paid(tx, services, payable, "user"),
  ]);
  if (paid !== "applied") throw new Error("A reservation that may be paid was not to be paid");
  await payables.booked(tx, services, payable);
  return verified;
}

type Inserted = Pick<
  PaymentRow,
  "userId" | "code" | "kind" | "gateway" | "amount" | "walletPart" | "reservationId" | "part" | "shareId" | "changeId"
> & {
  chargeId: number | null;
};

/**
 * Inserts the payment and the first event of its history. Through a gateway it is only begun: the wallet's part is
 * held, and the reconciler checks it.
 */
const INSERT = `
  WITH new_payment AS (
    INSERT INTO payment (public_id, user_id, reservation_id, wallet_charge_id, part, share_id, change_id, attempt, gateway, amount,
      wallet_part, is_held, state, created_at, settled_at, next_check_at)
    SELECT $1, $2, $3::bigint, $4::bigint, $8::smallint, $9::bigint, $10::bigint,
      1 + (SELECT count(*)::int FROM payment WHERE reservation_id = $3::bigint), $5, $6, $7::bigint, through.gateway AND $7::bigint > 0,
      CASE WHEN through.gateway THEN 'created' ELSE 'verified' END, at,
      CASE WHEN NOT through.gateway THEN at END,
      CASE WHEN through.gateway THEN at + make_interval(secs => ${ABANDONED_SECONDS}) END
    FROM app_now() AS at, (SELECT $5::text IS NOT NULL AS gateway) AS through RETURNING ${COLUMNS}),
  event AS (INSERT INTO payment_event (payment_id, state, at) SELECT id, state, app_now() FROM new_payment)
  SELECT * FROM new_payment`;

async function insert(tx: Queryable, one: Inserted, publicId = newToken()): Promise<PaymentRow> {
  const [inserted] = await tx.query<PaymentRow>(
    INSERT,
    [
      publicId,
      one.userId,
      one.reservationId,
      one.chargeId,
      one.gateway,
      one.amount,
      one.walletPart,
      one.part,
      one.shareId,
      one.changeId,
    ],
    "insert_payment",
  );
  if (inserted === undefined) throw new Error("The payment was not inserted");
  return { ...inserted, code: one.code, kind: one.kind };
}
