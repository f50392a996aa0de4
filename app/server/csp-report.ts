import type { Context } from "hono";
import { createAggregatedLog } from "#runtime/aggregated-log.ts";
import { monotonicSeconds } from "#runtime/monotonic.ts";
import { addressKey } from "#runtime/network.ts";
import { createRateLimit } from "#runtime/rate-limit.ts";
import { clientAddress, type HostEnv } from "./client-address.ts";
import { policyDirectives } from "./security-headers.ts";
import type { Settings } from "./settings.ts";

const REPORT_LIMIT = 8 * 1024;
const PER_MINUTE = { ofOneAddress: 20, inAll: 600 };

export type CspReportOptions = {
  settings: Pick<Settings, "trustedProxies" | "limitFactor">;
  /** Called with a directive of our policy at the end of each minute in which it was violated. */
  report: (directive: string, count: number) => void;
};

/**
 * Takes browsers' reports of policy violations. The answer is always 204, so it reveals nothing; a report that names
 * no directive of ours, is too long or exceeds the rate limit is ignored.
 */
export function createCspReports({ settings, report }: CspReportOptions) {
  const storm = createAggregatedLog(report);
  const ofAddress = createRateLimit(PER_MINUTE.ofOneAddress * settings.limitFactor, 60, monotonicSeconds);
  const inAll = createRateLimit(PER_MINUTE.inAll * settings.limitFactor, 60, monotonicSeconds);

  return async (context: Context<HostEnv>): Promise<Response> => {
    const visitor = addressKey(clientAddress(context, settings.trustedProxies));
    if (ofAddress.allows(visitor) && inAll.allows("all")) {
      const body = await context.req.text();
      const named = /"(?:effective|violated)-directive":"([\w-]+)/.exec(body.slice(0, REPORT_LIMIT))?.[1] ?? "";
      const directive = policyDirectives.find((name) => named === name || named.startsWith(`${name}-`));
      if (directive !== undefined) storm.count(directive);
    }
    return context.body(null, 204);
  };
}
