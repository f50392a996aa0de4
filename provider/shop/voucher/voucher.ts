import { isDeepStrictEqual } from "node:util";
import type { VoucherState } from "#domain/contract/voucher.shapes.ts";
import { isTerminal } from "#domain/reservation/statuses.ts";
import type { VoucherClaims } from "#domain/voucher/proof.ts";
import { refundSteps } from "#domain/voucher/refund-steps.ts";
import { verifyVoucher } from "#domain/voucher/verify.ts";
import type { Services } from "../../services.ts";
import { type Products, productOf } from "../reservation/product.ts";
import type { Reservation } from "../reservation/row.ts";
import { readWhole } from "../reservation/up-to-date.ts";

/** Number of confirmed changes of a reservation: of dates, names and parts. */
export const revisionOf = ({ changes, cancelledParts }: Pick<Reservation, "changes" | "cancelledParts">): number =>
  changes.length + cancelledParts.length;

/** Claims of an issued reservation's voucher, revised by each confirmed change; null while none is issued. */
export function claimsOfVoucher(products: Products, row: Reservation): VoucherClaims | null {
  const { kind, status, trackingCode, paid, issuedAt, endsAt } = row;
  if (status !== "successful" || issuedAt === null) return null;
  const changes = [...row.changes, ...row.cancelledParts];
  const revisedAt = Math.max(issuedAt, ...changes.map(({ at }) => at));
  const lines = productOf(products, kind).penaltyLines(row.offer);
  const steps = refundSteps(lines, revisedAt, endsAt);
  return { kind, trackingCode, paid, issuedAt, endsAt, revision: revisionOf(row), revisedAt, steps };
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
  const row = await readWhole(services, { trackingCode: verified.claims.trackingCode });
  if (row === null) return "not_ours";
  const today = claimsOfVoucher(products, row);
  if (today === null) return isTerminal(row.status) ? "cancelled" : "changed";
  return isDeepStrictEqual(today, verified.claims) ? "valid" : "changed";
}
