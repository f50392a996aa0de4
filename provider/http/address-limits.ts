import type { Clock } from "../clock.ts";
import { type Refusal, refuse } from "../envelope.ts";
import { createRateLimit } from "./rate-limit.ts";

/** What one client address may do how often (provider §3.1): generous, since carriers put many people behind one. */
const LIMITS = {
  codes: { most: 300, seconds: 3_600 },
  verifications: { most: 600, seconds: 3_600 },
  passwords: { most: 10, seconds: 60 },
  holds: { most: 60, seconds: 60 },
  /** Messages to the company. */
  inquiries: { most: 20, seconds: 3_600 },
  /** Pages made anew for colleagues. */
  refreshes: { most: 60, seconds: 60 },
} as const;

export type AddressLimits = {
  /** Counts one of these for an address; a refusal when there were too many. */
  count(kind: keyof typeof LIMITS, clientAddress: string): Refusal | null;
};

/** Counted in this process's memory. @param factor how many times the figures above are allowed. */
export function createAddressLimits(factor: number, clock: Clock): AddressLimits {
  const limit = (kind: keyof typeof LIMITS) => createRateLimit(LIMITS[kind].most * factor, LIMITS[kind].seconds, clock);
  const limits = {
    codes: limit("codes"),
    verifications: limit("verifications"),
    passwords: limit("passwords"),
    holds: limit("holds"),
    inquiries: limit("inquiries"),
    refreshes: limit("refreshes"),
  };
  return {
    count: (kind, clientAddress) =>
      limits[kind].allows(clientAddress)
        ? null
        : refuse("too_many_requests", [], { retry_after: LIMITS[kind].seconds }),
  };
}
