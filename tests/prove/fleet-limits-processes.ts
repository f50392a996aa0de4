import { openDatabase } from "#provider/kernel/database/connection.ts";
import { readSettings } from "#provider/kernel/settings.ts";
import type { RunningFleet } from "#tools/fleet/fleet.ts";
import { databaseUrl } from "#tools/fleet/site-parts.ts";
import { clientFrom } from "./client-from.ts";
import { areAllowed, countAll } from "./fleet-limits.ts";
import { onFleet } from "./fleet-scenario.ts";
import { forgedForwards } from "./forged-forwards.ts";
import type { Proof } from "./main.ts";

/** Controls: changes to the fleet with which the proof must fail. */
const controls: Readonly<Record<string, () => Record<string, string>>> = {
  // Each provider counts for itself: exactly twice as much must be allowed.
  "--in-memory": () => ({ NODE_OPTIONS: `--import=${import.meta.resolve("./with-limits-in-memory.ts")}` }),
  // Forged headers of visitors are trusted: more than the figure must be allowed.
  "--believing": () => ({ TRUSTED_PROXIES: "0.0.0.0/0, ::/0" }),
};

/**
 * Each limit of one address (`ADDRESS_LIMITS`), called at the one address of the site, so through both websites and both
 * providers: exactly its figure is allowed in a window, whatever `X-Forwarded-For` says. With `--in-memory` or
 * `--believing` it must report more.
 */
export async function run(args: readonly string[]): Promise<Proof> {
  const control = Object.keys(controls).find((name) => args.includes(name));
  const environment = {
    LIMIT_FACTOR: "1",
    // Only colleagues may revalidate pages.
    COMPANY_NETWORKS: "127.1.0.0/16",
    ...(control === undefined ? {} : controls[control]!()),
  };
  return onFleet({ people: 0, rooms: 50_000, environment }, async ({ fleet, item }) => {
    const database = await openDatabase({ url: databaseUrl(fleet) });
    try {
      const before = await answersOf(fleet);
      const settings = readSettings({ APP_ENV: "demo", PUBLIC_BASE_URL: fleet.address });
      const limits = await countAll({ database, settings, request: item.request }, (address, sent) =>
        clientFrom(fleet.address, address, sent),
      );
      const after = await answersOf(fleet);
      const through = Object.fromEntries(servers.map((name) => [name, (after[name] ?? 0) - (before[name] ?? 0)]));
      const isThroughAll = Object.values(through).every((answers) => answers > 0);
      const holds =
        control === undefined
          ? areAllowed(limits, 1) && isThroughAll
          : control === "--in-memory"
            ? areAllowed(limits, 2)
            : Object.values(limits).some(({ figure, allowed }) => allowed > figure);
      return { holds, control: control ?? null, forged: forgedForwards.length, limits, through };
    } finally {
      await database.close();
    }
  });
}

const servers = ["websites/website-1", "websites/website-2", "providers/provider-1", "providers/provider-2"];

/** Answers of each process, by the metrics of the load balancer. */
async function answersOf({ ports }: RunningFleet): Promise<Record<string, number>> {
  const metrics = await (await fetch(`http://127.0.0.1:${ports.doorMetrics}/metrics`)).text();
  const counts: Record<string, number> = {};
  const line = /^haproxy_server_http_responses_total\{proxy="([^"]+)",server="([^"]+)",[^}]*\} (\d+)/gm;
  for (const [, proxy, server, count] of metrics.matchAll(line)) {
    const name = `${proxy}/${server}`;
    counts[name] = (counts[name] ?? 0) + Number(count);
  }
  return counts;
}
