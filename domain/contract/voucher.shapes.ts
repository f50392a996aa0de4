import { z } from "zod";

/** Ed25519 public keys, raw 32 bytes as base64url: the first signs today, the others have signed before. */
export const voucherKeys = z.object({
  keys: z.array(z.object({ id: z.string(), public_key: z.string() })).min(1),
});
export type VoucherKeys = z.infer<typeof voucherKeys>;

/** The proof, or the whole text of a voucher's QR code. */
export const voucherStateInput = z.strictObject({ proof: z.string().max(4_000) });

export const voucherStates = ["valid", "cancelled", "changed", "not_ours"] as const;
/**
 * `valid`: cancelling costs today what the voucher says. `changed`: it costs something else since then, as after a
 * carrier's change. `not_ours`: no key of ours has signed it, or a byte of it was altered.
 */
export const voucherState = z.object({ state: z.enum(voucherStates) });
export type VoucherState = z.infer<typeof voucherState>["state"];
