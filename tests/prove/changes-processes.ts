import { setTimeout as delay } from "node:timers/promises";
import { readSettings } from "#provider/kernel/settings.ts";
import { callerOf } from "#tests/support/client.ts";
import { waitForNoon } from "#tests/support/stay.ts";
import { type CarrierAct, type Changed, carrierActs, changeFlight, isOnceEach } from "./changes.ts";
import type { Proof } from "./main.ts";
import { numberFrom } from "./options.ts";
import { onProvingGround } from "./provider-processes.ts";

/** Longer than a change waits for reservations that had read the flight before it. */
const REACHED_WITHIN_MS = 180_000;

/**
 * Two provider processes on one PostgreSQL: `--reservations` (500) of a flight, for each possible act of its carrier.
 */
export const run = (args: readonly string[]): Promise<Proof> =>
  onProvingGround(({ withProviders }) =>
    withProviders([{}, {}], async (cluster) => {
      await waitForNoon(cluster.database);
      const operator = callerOf(cluster.clients[0]!, {
        Authorization: `Bearer ${readSettings({ APP_ENV: "demo" }).operatorToken}`,
      });
      const waiting =
        "SELECT FROM flight_change WHERE NOT is_done UNION ALL SELECT FROM outbox WHERE state = 'waiting' AND not_before <= app_now() LIMIT 1";
      const apply = async () => {
        for (const until = Date.now() + REACHED_WITHIN_MS; Date.now() < until; await delay(500)) {
          if ((await cluster.database.query(waiting)).length === 0) return;
        }
      };
      const reservations = numberFrom(args, "reservations", 500);
      const outcomes: Partial<Record<CarrierAct, Changed>> = {};
      for (const what of carrierActs)
        outcomes[what] = await changeFlight(cluster, operator, { what, reservations, apply });
      return { holds: Object.values(outcomes).every(isOnceEach), ...outcomes };
    }),
  );
