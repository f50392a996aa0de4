import { randomBytes } from "node:crypto";
import type { GatewayName, StartValue } from "#domain/contract/payment.shapes.ts";
import type { Queryable } from "../database/database.ts";
import { isRefusal, type Refusal, refuse } from "../envelope.ts";
import { faultPoint } from "../fault-points.ts";
import { lockPayable } from "../reservation/paid.ts";
import type { Services } from "../services.ts";
import { holdInWallet } from "./hold.ts";
import { findPayment, type PaymentRow, setState } from "./row.ts";
import { book, fail } from "./settle.ts";

/** What is to be paid: a reservation, its wallet first where asked, or a sum for the wallet. */
export type Wanted =
  | { kind: "reservation"; userId: number; code: string; gateway: GatewayName; useWallet: boolean }
  | { kind: "charge"; userId: number; amount: number; gateway: GatewayName };

/** Seconds after which a payment that never reached its gateway is taken for dead. */
const ABANDONED_SECONDS = 600;
/** When the reconciler first asks about a session, seconds. */
const FIRST_CHECK_SECONDS = 30;

/** Pages that a payer comes back to. */
export const statusPath = (code: string | null): string =>
  code === null ? "/user/panel/financial/index.html" : `/reserve-new/reserve/status/${code}`;

/**
 * Starts a payment (calls 73, 76, 78): what the wallet gives is kept aside with the payment's own row, then the gateway is
 * asked for a session, outside of any transaction. A process that dies in between leaves a row that the reconciler ends.
 */
export async function startPayment(services: Services, wanted: Wanted): Promise<StartValue | Refusal> {
  const { database, gateways, settings } = services;
  const gateway = gateways.get(wanted.gateway);
  if (gateway === undefined) return refuse("invalid_input", [{ name: "gateway", code: "unknown_value" }]);
  const begun = await database.withTx((tx) => begin(tx, wanted));
  if (isRefusal(begun)) return begun;
  const redirect_address = statusPath(begun.code);
  if (begun.state === "verified") return { payment_id: begun.publicId, redirect_address };

  faultPoint("before:gateway.request");
  const session = await gateway.request({
    amount: begun.amount - begun.walletPart,
    description: begun.code === null ? "Shamseh wallet" : `Shamseh ${begun.code.slice(0, 6)}`,
    callbackUrl: `${settings.publicBaseUrl}/payment/v2/callback/${gateway.name}`,
    orderId: begun.publicId,
  });
  faultPoint("after:gateway.request");
  if (session === null) {
    await database.withTx(async (tx) => {
      const payment = await findPayment(tx, { id: begun.id }, true);
      if (payment?.state === "created") await fail(tx, payment, "gateway_away");
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

async function begin(tx: Queryable, wanted: Wanted): Promise<PaymentRow | Refusal> {
  if (wanted.kind === "charge") {
    const [charge] = await tx.query<{ id: number }>("INSERT INTO wallet_charge (user_id) VALUES ($1) RETURNING id", [
      wanted.userId,
    ]);
    return insert(tx, { ...wanted, reservationId: null, chargeId: charge?.id ?? null, walletPart: 0 });
  }
  const { userId } = wanted;
  const payable = await lockPayable(tx, wanted.code, userId);
  if (isRefusal(payable)) return payable;
  const { reservationId, payable: amount } = payable;
  const walletPart = wanted.useWallet ? await holdInWallet(tx, userId, amount) : 0;
  const gateway = walletPart === amount ? null : wanted.gateway;
  const made = await insert(tx, { userId, gateway, amount, walletPart, reservationId, chargeId: null });
  if (gateway !== null) return made;
  await book(tx, made, null, null);
  return { ...made, state: "verified" };
}

type Inserted = {
  userId: number;
  gateway: GatewayName | null;
  amount: number;
  walletPart: number;
  reservationId: number | null;
  chargeId: number | null;
};

async function insert(tx: Queryable, one: Inserted): Promise<PaymentRow> {
  const [made] = await tx.query<{ id: number }>(
    `INSERT INTO payment (public_id, user_id, reservation_id, wallet_charge_id, attempt, gateway, amount, wallet_part,
       is_held, state, created_at, next_check_at)
     SELECT $1, $2, $3::bigint, $4::bigint,
       1 + (SELECT count(*)::int FROM payment WHERE reservation_id = $3::bigint), $5, $6, $7, $8, 'created', at,
       at + make_interval(secs => ${ABANDONED_SECONDS})
     FROM app_now() AS at RETURNING id`,
    [
      randomBytes(16).toString("base64url"),
      one.userId,
      one.reservationId,
      one.chargeId,
      one.gateway,
      one.amount,
      one.walletPart,
      one.walletPart > 0,
    ],
  );
  const row = made && (await findPayment(tx, { id: made.id }));
  if (!row) throw new Error("The payment was not kept");
  await setState(tx, row.id, "created", ABANDONED_SECONDS);
  return row;
}
