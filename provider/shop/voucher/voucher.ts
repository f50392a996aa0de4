import { isDeepStrictEqual } from "node:util";
import type { VoucherState } from "#domain/contract/voucher.shapes.ts";
import { isTerminal } from "#domain/reservation/statuses.ts";
import type { VoucherClaims } from "#domain/voucher/proof.ts";
import { refundSteps } from "#domain/voucher/refund-steps.ts";
import { verifyVoucher } from "#domain/voucher/verify.ts";
import type { Services } from "../../services.ts";
import { type Products, productOf } from "../reservation/product.ts";
import type { ReservationRow } from "../reservation/row.ts";
import { readReservation } from "../reservation/up-to-date.ts";

/** Claims of an issued reservation's voucher; null while none is issued. */
export function claimsOfVoucher(products: Products, row: ReservationRow): VoucherClaims | null {
  const { kind, status, trackingCode, paid, issuedAt, endsAt } = row;
  if (status !== "successful" || issuedAt === null) return null;
  const lines = productOf(products, kind).penaltyLines(row.offer);
  return { kind, trackingCode, paid, issuedAt, endsAt, steps: refundSteps(lines, issuedAt, endsAt) };
}

/**
 * Returns the current state of a voucher. Only a voucher that we have signed is looked up, so that codes cannot be
 * guessed.
 *
 * @param text a proof, or the text of a QR code that holds one.
 */
export async function voucherStateOf(services: Services, text: string): Promise<VoucherState> {
  const { products, signer } = services;
  const verified = await verifyVoucher(text, signer.keys);
  if (verified.state !== "genuine") return "not_ours";
  const row = await readReservation(services, { trackingCode: verified.claims.trackingCode });
  if (row === null) return "not_ours";
  const today = claimsOfVoucher(products, row);
  if (today === null) return isTerminal(row.status) ? "cancelled" : "changed";
  return isDeepStrictEqual(today, verified.claims) ? "valid" : "changed";
}
