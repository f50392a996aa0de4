import type { VoucherClaims } from "#domain/voucher/proof.ts";

/** Claims of a stay's voucher: free to cancel at first, then a penalty of a tenth, then of all. */
export const voucherClaims: VoucherClaims = {
  kind: "property",
  trackingCode: "1405082901",
  paid: 50_000_000,
  issuedAt: 1_795_000_000,
  revision: 0,
  revisedAt: 1_795_000_000,
  endsAt: 1_797_000_000,
  steps: [
    { from: 1_795_000_000, penalty: 0 },
    { from: 1_796_000_001, penalty: 5_000_000 },
    { from: 1_796_500_000, penalty: 50_000_000 },
  ],
};
