import { join } from "node:path";
import { errorLogInput } from "#domain/contract/base.shapes.ts";
import type { Clock } from "../clock.ts";
import { createRateLimit } from "../http/rate-limit.ts";
import { unreadableAt } from "../http/readable.ts";
import { createErrorRing } from "./error-ring.ts";

export const ERROR_LOG_LIMIT = 8 * 1024;
const PER_MINUTE = { ofOneAddress: 20, inAll: 600 };

/** Call 19: takes a browser's error, or drops it in silence; it answers 204 either way, so nothing can be learnt from it. */
export type ErrorLog = { take(body: string | null, clientAddress: string): void; settled(): Promise<void> };

export function createErrorLog(dataDir: string, clock: Clock): ErrorLog {
  const ring = createErrorRing(join(dataDir, "error-log"));
  const ofAddress = createRateLimit(PER_MINUTE.ofOneAddress, 60, clock);
  const inAll = createRateLimit(PER_MINUTE.inAll, 60, clock);
  return {
    take(body, clientAddress) {
      if (body === null || !ofAddress.allows(clientAddress) || !inAll.allows("all")) return;
      const input = errorLogInput.safeParse(parsed(body));
      if (input.success && unreadableAt(input.data) === null) ring.keep(input.data, clock());
    },
    settled: ring.settled,
  };
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}
