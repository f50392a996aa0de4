import { HOUR_SECONDS } from "#domain/calendar/constants.ts";
import { addressKey } from "#runtime/network.ts";
import { createRateLimit } from "#runtime/rate-limit.ts";
import { type Refusal, refuse } from "../envelope.ts";

/** What one client address may do how often (provider §3.1): generous, since carriers put many people behind one. */
const LIMITS = {
  codes: { most: 300, seconds: HOUR_SECONDS },
  verifications: { most: 600, seconds: HOUR_SECONDS },
  passwords: { most: 10, seconds: 60 },
  /** Prices asked for by people who are not logged in: each is a row of its own. */
  quotes: { most: 120, seconds: 60 },
  holds: { most: 60, seconds: 60 },
  /** Messages to the company. */
  inquiries: { most: 20, seconds: HOUR_SECONDS },
  /** Pages revalidated for colleagues. */
  refreshes: { most: 60, seconds: 60 },
} as const;

type Kind = keyof typeof LIMITS;

export type AddressLimits = {
  /** Counts one of these for an address, of IPv6 for its /64; a refusal when there were too many. */
  count(kind: Kind, clientAddress: string): Refusal | null;
};

/**
 * Counted in this process's memory.
 *
 * @param factor how many times the figures above are allowed.
 * @param now seconds of a monotonic clock.
 */
export function createAddressLimits(factor: number, now: () => number): AddressLimits {
  const limits = new Map(
    Object.entries(LIMITS).map(([kind, { most, seconds }]) => [kind, createRateLimit(most * factor, seconds, now)]),
  );
  return {
    count: (kind, clientAddress) =>
      limits.get(kind)?.allows(addressKey(clientAddress))
        ? null
        : refuse("too_many_requests", [], { retry_after: LIMITS[kind].seconds }),
  };
}
