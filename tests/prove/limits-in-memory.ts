import { refuse } from "#provider/kernel/envelope.ts";
import { ADDRESS_LIMITS, type AddressLimits } from "#provider/kernel/http/address-limits.ts";
import { monotonicSeconds } from "#runtime/monotonic.ts";
import { addressKey } from "#runtime/network.ts";
import { createRateLimit } from "#runtime/rate-limit.ts";

/** The same limits counted in each process's memory: two processes must allow twice as much. */
export function limitsInMemory(factor: number): AddressLimits {
  const limits = new Map(
    Object.entries(ADDRESS_LIMITS).map(([kind, { most, seconds }]) => [
      kind,
      createRateLimit(most * factor, seconds, monotonicSeconds),
    ]),
  );
  return {
    count: async (_from, kind, clientAddress) =>
      limits.get(kind)?.allows(addressKey(clientAddress)) ? null : refuse("too_many_requests"),
  };
}
