import type { ReservationEnvelope, ReservesValue, VoucherEnvelope } from "#domain/contract/reservation.shapes.ts";
import { PAGE_SIZE } from "#domain/paging.ts";
import { isUnanswered } from "#domain/payment/states.ts";
import { isTerminal, type ReservationStatus } from "#domain/reservation/statuses.ts";
import { cancellationSentence } from "#domain/sale/cancellation-sentence.ts";
import { datedPenalties } from "#domain/sale/dated-penalties.ts";
import type { Queryable } from "../../kernel/database/database.ts";
import { reservationRefundValue } from "../../money/refund/legs.ts";
import type { Services } from "../../services.ts";
import { discountCodeValue } from "../campaign/discounted.ts";
import { reservedExtras } from "../extra/choose.ts";
import { claimsOfVoucher } from "../voucher/voucher.ts";
import { travellersOf, wishesOf } from "./guests.ts";
import { handOffLink } from "./hand-off-link.ts";
import { heldChangeValue } from "./held-change.ts";
import { type Product, type Products, productOf } from "./product.ts";
import { type Reservation, readLive } from "./row.ts";
import { statusFields } from "./status.ts";
import { maskedTraveller, numbered } from "./travellers.ts";

type Showing = Pick<Services, "vault" | "products" | "signer" | "settings">;

/** Subject of a reservation by its product, as it was agreed and as it is now. */
async function subjectOf(from: Queryable, products: Products, row: Reservation): Promise<object> {
  const product = productOf(products, row.kind);
  return { ...product.value(row.offer, row.supplierConfirmationCode), ...(await liveOf(from, product, row)) };
}

async function liveOf(from: Queryable, product: Product, row: Reservation): Promise<object> {
  const read = row.live === undefined ? await readLive(from, product, row.confirmationCode) : row.live;
  return product.live?.value(read ?? null, row) ?? {};
}

/** All that screens need of a reservation (call 51): whole for its owner, numbers masked for a tracking view. */
export async function reservationValue(
  from: Queryable,
  { vault, products }: Showing,
  row: Reservation,
  isMasked: boolean,
): Promise<ReservationEnvelope> {
  const travellers = travellersOf(vault, row);
  const wishes = isMasked ? { arrival: null, note: null } : wishesOf(vault, row);
  const { status } = row;
  return {
    kind: row.kind,
    confirmation_code: row.confirmationCode,
    tracking_code: row.trackingCode,
    ...statusFields({ ...row, isAsking: row.payment !== null && isUnanswered(row.payment.state) }, isMasked),
    ...(await subjectOf(from, products, row)),
    travellers: (isMasked ? travellers.map(maskedTraveller) : travellers).map(numbered),
    ...wishes,
    totals: {
      rack: row.rackTotal,
      sale: row.total,
      discount: row.rackTotal - row.total,
      penalty: row.penalty,
      payable: row.total,
      paid: row.paid,
    },
    discount_code: discountCodeValue(row.offer),
    extras: reservedExtras(productOf(products, row.kind), row.offer, row.now),
    cancellation: isTerminal(status) ? null : cancellationOf(products, row),
    penalties: isTerminal(status) ? [] : penaltiesOf(products, row),
    hold_expires_at: status === "in_progress" && row.paid === 0 ? row.holdExpiresAt : null,
    review_due_at: status === "under_review" ? row.reviewDueAt : null,
    supplier_confirmation_code: row.supplierConfirmationCode,
    payment: isMasked ? null : paymentOf(row),
    refund: isMasked ? null : reservationRefundValue(vault, row.userId, row.refunds),
    cancelled_parts: [...row.cancelledParts],
    own_changes: [...row.changes],
    held_change: isMasked ? null : heldChangeValue(vault, row.heldChange),
    history: row.history,
    is_masked: isMasked,
  };
}

const cancellationOf = (products: Products, row: Reservation) =>
  cancellationSentence(productOf(products, row.kind).penaltyLines(row.offer), row.now);

const penaltiesOf = (products: Products, row: Reservation) =>
  datedPenalties(productOf(products, row.kind).penaltyLines(row.offer), row.now);

/** A reservation that has ended releases its wallet hold at once, also where its payment was read before. */
const paymentOf = ({ payment, status }: Reservation): ReservationEnvelope["payment"] =>
  payment !== null && isTerminal(status) ? { ...payment, wallet_held: 0, held_until: null } : payment;

/** The paper that proves it (call 55); null while there is none. */
export async function voucherValue(
  from: Queryable,
  { vault, products, signer, settings }: Showing,
  row: Reservation,
  isMasked: boolean,
): Promise<VoucherEnvelope | null> {
  const claims = claimsOfVoucher(products, row);
  if (claims === null) return null;
  const travellers = travellersOf(vault, row);
  return {
    kind: row.kind,
    confirmation_code: row.confirmationCode,
    tracking_code: row.trackingCode,
    supplier_confirmation_code: row.supplierConfirmationCode,
    ...(await subjectOf(from, products, row)),
    travellers: (isMasked ? travellers.map(maskedTraveller) : travellers).map(numbered),
    paid: row.paid,
    discount_code: discountCodeValue(row.offer),
    extras: reservedExtras(productOf(products, row.kind), row.offer, row.now),
    cancellation: cancellationOf(products, row),
    penalties: penaltiesOf(products, row),
    issued_at: claims.issuedAt,
    revision: claims.revision,
    revised_at: claims.revisedAt,
    qr: `${handOffLink(settings, row)}#${signer.sign(claims)}`,
    is_masked: isMasked,
  };
}

type Listed = {
  isPaid: boolean;
  kind: string;
  code: string;
  tracking: string;
  status: ReservationStatus;
  offer: unknown;
  deadline: number | null;
  made: number;
  total: number;
};

const MINE = `
  FROM reservation WHERE user_id = $1 AND ($2::text IS NULL OR kind = $2) AND ($3::text IS NULL OR status = $3)`;

/** A page of a user's reservations, newest first (call 58). */
export async function reservationsPage(
  from: Queryable,
  products: Products,
  userId: number,
  { kind = null, status = null, page = 1 }: { kind?: string | null; status?: string | null; page?: number },
): Promise<ReservesValue> {
  const which = [userId, kind, status];
  const [counted] = await from.query<{ total: number }>(`SELECT count(*) AS total ${MINE}`, which);
  const rows = await from.query<Listed>(
    `SELECT kind, confirmation_code AS code, tracking_code AS tracking, status, offer, total, paid > 0 AS "isPaid",
       CASE WHEN status IN ('ready_to_pay', 'payment_failed')
         THEN floor(extract(epoch FROM payment_deadline_at))::float8 END AS deadline,
       floor(extract(epoch FROM created_at))::float8 AS made
     ${MINE} ORDER BY created_at DESC, id DESC LIMIT ${PAGE_SIZE} OFFSET $4`,
    [...which, (page - 1) * PAGE_SIZE],
  );
  return {
    items: rows.map(({ kind: of, code, tracking, status: current, offer, total, isPaid, deadline, made }) => ({
      kind: of,
      confirmation_code: code,
      tracking_code: tracking,
      status: current,
      summary: productOf(products, of).summary(offer),
      payable: total,
      is_paid: isPaid,
      payment_deadline_at: deadline,
      created_at: made,
    })),
    total: counted?.total ?? 0,
    page,
    page_size: PAGE_SIZE,
  };
}
