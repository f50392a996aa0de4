import type { OwnShareValue } from "#domain/contract/payment.shapes.ts";
import type { ShareValue } from "#domain/contract/share.shapes.ts";
import type { ShareReturn, ShareState } from "#domain/payment/shares.ts";
import type { Queryable } from "../../kernel/database/database.ts";
import { isRefusal } from "../../kernel/envelope.ts";
import type { Vault } from "../../kernel/vault.ts";
import type { Services } from "../../services.ts";
import type { Payable } from "../payables.ts";
import { gatewaysOf } from "./gateways-value.ts";
import { IS_OPEN, partOfShare, standingOfParts } from "./parts.ts";
import { nameOfShare, type ShareRow, tokenOf } from "./share.ts";

/** Payments of a share: one is at the bank; one was taken, even where the sum stayed incomplete and goes back. */
type Paying = { isAtBank: boolean; isPaid: boolean };

async function payingOf(from: Queryable, shareId: number): Promise<Paying> {
  const [paying] = await from.query<Paying>(
    `SELECT coalesce(bool_or(${IS_OPEN}), false) AS "isAtBank",
       coalesce(bool_or(state = 'verified' OR (state <> 'failed' AND failure_reason = 'parts_incomplete')), false) AS "isPaid"
     FROM payment WHERE share_id = $1`,
    [shareId],
    "paying_of_share",
  );
  return paying ?? { isAtBank: false, isPaid: false };
}

/** Standing of a share whose reservation is locked. */
export async function shareStateOf(tx: Queryable, share: ShareRow, payable: Payable | null): Promise<ShareState> {
  const { isAtBank, isPaid } = await payingOf(tx, share.id);
  if (isPaid) return "paid";
  if (isAtBank) return "at_bank";
  if (share.isRevoked) return "revoked";
  if (payable === null || !payable.isOpen || payable.hasNews || isOver(payable)) return "ended";
  const standing = await standingOfParts(tx, payable.id, { share: share.id });
  return isRefusal(partOfShare(payable.due, share.amount, { ...standing, isWholeOpen: false })) ? "ended" : "open";
}

const isOver = ({ deadlineAt, now }: Payable): boolean => deadlineAt === null || deadlineAt <= now;

/** Shares of a locked reservation as its booker sees them, the first made first; revoked ones that were not paid aside. */
export async function ownSharesOf(tx: Queryable, vault: Vault, payable: Payable): Promise<OwnShareValue[]> {
  const rows = await tx.query<ShareRow>(
    `SELECT id, public_id AS "publicId", reservation_id AS "reservationId", amount, name, revoked_at IS NOT NULL AS "isRevoked"
     FROM payment_share WHERE reservation_id = $1 ORDER BY id`,
    [payable.id],
    "shares_of",
  );
  const values: OwnShareValue[] = [];
  for (const share of rows) {
    const state = await shareStateOf(tx, share, payable);
    if (state === "revoked") continue;
    const { publicId, amount } = share;
    const name = state === "open" || state === "ended" ? null : nameOfShare(vault, share);
    values.push({ share_id: publicId, amount, state, name, share_token: tokenOf(vault, publicId) });
  }
  return values;
}

/** Order in which a companion is asked for what their card could not take: the worst news first. */
const NEWS: readonly ShareReturn[] = ["needs_sheba", "to_sheba", "to_card", "sent"];

async function backOf(from: Queryable, share: ShareRow): Promise<ShareValue["back"]> {
  const rows = await from.query<{ amount: number; state: ShareReturn }>(
    `SELECT amount, 'to_card' AS state FROM payment WHERE share_id = $1 AND state IN ('refund_due', 'refunding')
     UNION ALL
     SELECT amount, CASE WHEN state = 'paid' THEN 'sent' WHEN state = 'paying' THEN 'to_card'
       WHEN $2::boolean THEN 'to_sheba' ELSE 'needs_sheba' END
     FROM refund WHERE share_id = $1 AND state IN ('requested', 'approved', 'paying', 'paid')`,
    [share.id, share.sheba !== null],
    "back_of_share",
  );
  const state = NEWS.find((one) => rows.some((row) => row.state === one));
  return state === undefined ? null : { amount: rows.reduce((sum, row) => sum + Number(row.amount), 0), state };
}

/** A share as its companion sees it. */
export async function shareValueOf(tx: Queryable, services: Services, share: ShareRow): Promise<ShareValue> {
  const { payables, vault, gateways } = services;
  const payable = await payables.lock(tx, services, share.reservationId);
  const state = await shareStateOf(tx, share, payable);
  const isKnown = state === "open" || state === "at_bank" || state === "paid";
  const described = isKnown ? await payables.describe(tx, services, share.reservationId) : null;
  const { kind, summary } = described ?? {};
  return {
    state,
    amount: share.amount,
    name: state === "paid" ? nameOfShare(vault, share) : null,
    of:
      kind === undefined || summary === undefined
        ? null
        : {
            kind,
            title_fa: summary.title_fa,
            title_en: summary.title_en,
            place_fa: summary.place_fa,
            place_en: summary.place_en,
            starts_on: summary.starts_on,
            ends_on: summary.ends_on,
          },
    until: state === "open" || state === "at_bank" ? (payable?.deadlineAt ?? null) : null,
    gateways: gatewaysOf(gateways),
    back: await backOf(tx, share),
  };
}
