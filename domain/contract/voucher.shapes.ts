import { z } from "zod";
import { withShapes } from "./described.ts";
import { nothing } from "./envelope.shapes.ts";
import { voucherCalls } from "./voucher.calls.ts";

/**
 * Ed25519 public keys, raw 32 bytes as base64url: the first is the current signing key, the others are earlier ones.
 */
export const voucherKeys = z.object({
  keys: z.array(z.object({ id: z.string(), public_key: z.string() })).min(1),
});
export type VoucherKeys = z.infer<typeof voucherKeys>;

/** The proof, or the whole text of a voucher's QR code. */
export const voucherStateInput = z.strictObject({ proof: z.string().max(4_000) });

export const voucherStates = ["valid", "cancelled", "changed", "not_ours"] as const;
/**
 * `valid`: it is the booking's voucher today. `changed`: the booking has changed since, by its owner or a carrier; what it
 * is today is not said. `not_ours`: none of our keys signed it, or a byte of it was altered.
 */
export const voucherState = z.object({ state: z.enum(voucherStates) });
export type VoucherState = z.infer<typeof voucherState>["state"];

/** Calls of this area with their shapes. */
export const voucherContract = withShapes(voucherCalls, {
  keys: [nothing, voucherKeys],
  state: [voucherStateInput, voucherState],
});
