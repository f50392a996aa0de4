import { PAGE_SIZE } from "#domain/calendar/constants.ts";
import type { ReservationValue, ReservesValue, VoucherValue } from "#domain/contract/reservation.shapes.ts";
import { openActions, type ReservationAction } from "#domain/reservation/actions.ts";
import { extendedDeadline } from "#domain/reservation/deadlines.ts";
import type { ReservationStatus } from "#domain/reservation/statuses.ts";
import type { Queryable } from "../database/database.ts";
import type { Vault } from "../vault.ts";
import { readTravellers, readWishes } from "./guests.ts";
import type { Offer } from "./offer.ts";
import { readOffer } from "./offered.ts";
import { factsOf, type ReservationRow } from "./row.ts";
import { maskedTraveller } from "./travellers.ts";
import { offerValue, propertyValue } from "./values.ts";

type Event = ReservationValue["history"][number];

const EVENTS = `
  SELECT from_status AS "from", to_status AS "to", actor, reason, floor(extract(epoch FROM at))::float8 AS at
  FROM reservation_event WHERE reservation_id = $1 ORDER BY id`;

/** All that screens need of a reservation (call 51): whole for its owner, numbers masked for whoever tracks it (A38). */
export async function reservationValue(
  from: Queryable,
  vault: Vault,
  row: ReservationRow,
  isMasked: boolean,
): Promise<ReservationValue> {
  const offer = await readOffer(from, row.id);
  const travellers = await readTravellers(from, vault, row);
  const wishes = isMasked ? { arrival: null, note: null } : await readWishes(from, vault, row);
  const { status } = row;
  const isPayable = status === "ready_to_pay" || status === "payment_failed";
  const isInGrace = status === "payment_deadline_expired";
  return {
    confirmation_code: row.confirmationCode,
    tracking_code: row.trackingCode,
    status,
    status_reason: row.statusReason,
    ...offerValue(offer),
    travellers: isMasked ? travellers.map(maskedTraveller) : travellers,
    ...wishes,
    totals: {
      rack: row.rackTotal,
      sale: row.total,
      discount: row.rackTotal - row.total,
      penalty: row.penalty,
      payable: row.total,
      paid: row.paid,
    },
    hold_expires_at: status === "in_progress" && row.paid === 0 ? row.holdExpiresAt : null,
    review_due_at: status === "under_review" ? row.reviewDueAt : null,
    payment_deadline_at: isPayable || isInGrace ? row.paymentDeadlineAt : null,
    grace_ends_at: isInGrace ? row.timerAt : null,
    extension_used: row.isExtended,
    property_confirmation_code: row.propertyConfirmationCode,
    actions: isMasked ? [] : actionsOf(row),
    history: await from.query<Event>(EVENTS, [row.id]),
    is_masked: isMasked,
    now: row.now,
  };
}

/** What is open by the table, less an extension that check-in would cut to nothing. */
function actionsOf(row: ReservationRow): ReservationAction[] {
  const { now, paymentDeadlineAt, paymentSeconds, checkIn } = row;
  const gains = extendedDeadline(now, paymentDeadlineAt ?? now, paymentSeconds ?? 0, checkIn) !== null;
  return openActions(row.status, factsOf(row)).filter((action) => action !== "extend" || gains);
}

/** The paper for the reception desk (call 55); null while there is none. */
export async function voucherValue(
  from: Queryable,
  vault: Vault,
  row: ReservationRow,
  isMasked: boolean,
): Promise<VoucherValue | null> {
  if (row.status !== "successful" || row.issuedAt === null) return null;
  const travellers = await readTravellers(from, vault, row);
  return {
    confirmation_code: row.confirmationCode,
    tracking_code: row.trackingCode,
    property_confirmation_code: row.propertyConfirmationCode,
    ...offerValue(await readOffer(from, row.id)),
    travellers: isMasked ? travellers.map(maskedTraveller) : travellers,
    paid: row.paid,
    issued_at: row.issuedAt,
    is_masked: isMasked,
  };
}

type Listed = {
  code: string;
  tracking: string;
  status: ReservationStatus;
  offer: Offer;
  deadline: number | null;
  made: number;
  total: number;
};

const MINE = `
  FROM reservation WHERE user_id = $1 AND ($2::text IS NULL OR kind = $2) AND ($3::text IS NULL OR status = $3)`;

/** A page of a user's reservations, newest first (call 58). */
export async function reservationsPage(
  from: Queryable,
  userId: number,
  { kind = null, status = null, page = 1 }: { kind?: string | null; status?: string | null; page?: number },
): Promise<ReservesValue> {
  const which = [userId, kind, status];
  const [counted] = await from.query<{ total: number }>(`SELECT count(*) AS total ${MINE}`, which);
  const rows = await from.query<Listed>(
    `SELECT confirmation_code AS code, tracking_code AS tracking, status, offer, total,
       CASE WHEN status IN ('ready_to_pay', 'payment_failed')
         THEN floor(extract(epoch FROM payment_deadline_at))::float8 END AS deadline,
       floor(extract(epoch FROM created_at))::float8 AS made
     ${MINE} ORDER BY created_at DESC, id DESC LIMIT ${PAGE_SIZE} OFFSET $4`,
    [...which, (page - 1) * PAGE_SIZE],
  );
  return {
    items: rows.map(({ code, tracking, status: current, offer, total, deadline, made }) => ({
      confirmation_code: code,
      tracking_code: tracking,
      status: current,
      property: propertyValue(offer),
      check_in: offer.checkIn,
      check_out: offer.checkOut,
      length_of_stay: offer.lengthOfStay,
      room_count: offer.rooms.length,
      payable: total,
      payment_deadline_at: deadline,
      created_at: made,
    })),
    total: counted?.total ?? 0,
    page,
    page_size: PAGE_SIZE,
  };
}
