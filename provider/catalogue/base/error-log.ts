import { join } from "node:path";
import { errorLogInput } from "#domain/contract/base.shapes.ts";
import { monotonicSeconds } from "#runtime/monotonic.ts";
import { addressKey } from "#runtime/network.ts";
import { createRateLimit } from "#runtime/rate-limit.ts";
import type { Clock } from "../../kernel/clock.ts";
import { unreadableAt } from "../../kernel/http/readable.ts";
import { createErrorRing } from "./error-ring.ts";

export const ERROR_LOG_LIMIT = 8 * 1024;
const PER_MINUTE = { ofOneAddress: 20, inAll: 600 };

/** Call 19: stores a browser's error or drops it; the answer is 204 either way, so it reveals nothing. */
export type ErrorLog = {
  /** @returns false when there were too many of late. */
  take(body: string | null, clientAddress: string): boolean;
  settled(): Promise<void>;
};

/** @param now seconds of a monotonic clock. */
export function createErrorLog(dataDir: string, clock: Clock, now: () => number = monotonicSeconds): ErrorLog {
  const ring = createErrorRing(join(dataDir, "error-log"));
  const ofAddress = createRateLimit(PER_MINUTE.ofOneAddress, 60, now);
  const inAll = createRateLimit(PER_MINUTE.inAll, 60, now);
  return {
    take(body, clientAddress) {
      if (!ofAddress.allows(addressKey(clientAddress)) || !inAll.allows("all")) return false;
      const input = errorLogInput.safeParse(parsed(body));
      if (input.success && unreadableAt(input.data) === null) ring.keep(input.data, clock());
      return true;
    },
    settled: ring.settled,
  };
}

function parsed(body: string | null): unknown {
  try {
    return JSON.parse(body ?? "");
  } catch {
    return null;
  }
}
