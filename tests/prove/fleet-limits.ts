import { openDatabase } from "#provider/kernel/database/connection.ts";
import { ADDRESS_LIMITS, type LimitKind } from "#provider/kernel/http/address-limits.ts";
import { readSettings } from "#provider/kernel/settings.ts";
import type { RunningFleet } from "#tools/fleet/fleet.ts";
import { databaseUrl } from "#tools/fleet/site-parts.ts";
import { clientFrom, type Sent } from "./client-from.ts";
import { onFleet } from "./fleet-scenario.ts";
import { forgedForwards } from "./forged-forwards.ts";
import { type Limited, limitedCalls } from "./limited-calls.ts";
import type { Proof } from "./main.ts";
import type { Client } from "./test-cluster.ts";

/** Result of one kind of calls from one address, made several times as often as allowed. */
export type Counted = {
  /** Limit in a window, by the provider's own table. */
  figure: number;
  asked: number;
  allowed: number;
  /** Answers that are neither allowed nor the limit's refusal, by reason. */
  strange: Record<string, number>;
  /** True when all calls were made within one window of the limit. */
  is_in_one_window: boolean;
};

/** With two processes that count separately each must reach its figure, whichever calls come to it. */
const MORE_THAN_TWICE = 3;
const AT_ONCE = 4;
/** Attempts to make all calls within a window and without an outage, for busy machines; each from another address. */
const MAX_TRIES = 3;

/** Opens a client at one address, which adds these headers to its requests. */
export type OpenClient = (address: string, sent: () => Sent) => Client & { close(): void };

const kinds = Object.keys(ADDRESS_LIMITS).filter((name): name is LimitKind => name in ADDRESS_LIMITS);

/** Addresses of this machine, a new one each time. */
function* addresses(): Generator<string, never> {
  for (let last = 1; ; last++) yield `127.1.0.${last}`;
}

/**
 * Makes every kind of limited call, each from an address of its own and with a forged `X-Forwarded-For` in turn, three
 * times as often as allowed.
 *
 * @param factor factor on the figures.
 */
export async function countAll(from: Limited, open: OpenClient, only = kinds): Promise<Record<string, Counted>> {
  const fresh = addresses();
  const all: Record<string, Counted> = {};
  for (const kind of only) all[kind] = await countInWindow(from, open, kind, fresh);
  return all;
}

async function countInWindow(
  from: Limited,
  open: OpenClient,
  kind: LimitKind,
  fresh: Generator<string, never>,
): Promise<Counted> {
  let counted = await countOne(from, open, kind, fresh.next().value);
  for (let tried = 1; !isMeasured(counted) && tried < MAX_TRIES; tried++) {
    counted = await countOne(from, open, kind, fresh.next().value);
  }
  return counted;
}

/** True when the number of allowed calls can be derived from this result. */
const isMeasured = ({ strange, is_in_one_window }: Counted): boolean =>
  is_in_one_window && Object.keys(strange).length === 0;

async function countOne(from: Limited, open: OpenClient, kind: LimitKind, address: string): Promise<Counted> {
  const { most: figure, seconds } = ADDRESS_LIMITS[kind];
  const asked = figure * MORE_THAN_TWICE;
  let forged = 0;
  const client = open(address, () => ({ "X-Forwarded-For": forgedForwards[forged++ % forgedForwards.length]![1] }));
  const counted: Counted = { figure, asked, allowed: 0, strange: {}, is_in_one_window: false };
  try {
    const ask = await limitedCalls[kind].ready(from, client, asked);
    const startedAt = performance.now();
    let turn = 0;
    const asking = Array.from({ length: AT_ONCE }, async () => {
      while (turn < asked) {
        const { reason } = await ask(turn++);
        if (reason === limitedCalls[kind].allowedAs) counted.allowed += 1;
        else if (reason !== "too_many_requests")
          counted.strange[String(reason)] = (counted.strange[String(reason)] ?? 0) + 1;
      }
    });
    await Promise.all(asking);
    counted.is_in_one_window = performance.now() - startedAt < seconds * 1_000;
    return counted;
  } finally {
    client.close();
  }
}

/** True when each kind was allowed exactly so many times its figure, within one window, with no unexpected answers. */
export const areAllowed = (all: Readonly<Record<string, Counted>>, times: number): boolean =>
  Object.keys(all).length > 0 &&
  Object.values(all).every((one) => one.allowed === one.figure * times && isMeasured(one));

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
