import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { readSettings } from "#provider/kernel/settings.ts";
import { callerOf } from "#tests/support/client.ts";
import { startBank } from "./bank-process.ts";
import { bankAt } from "./ledger-processes.ts";
import { areLive, type LiveFacts, liveFacts } from "./live-facts.ts";
import type { Proof } from "./main.ts";
import { numberFrom } from "./options.ts";
import { onProvingGround, type ProvingGround } from "./provider-processes.ts";

/** Longer than a run of the jobs of departures, flights and payments. */
const TOLD_WITHIN_MS = 300_000;

const WAITING = `
  SELECT FROM flight_change WHERE NOT is_done
  UNION ALL SELECT FROM tour_departure AS departure JOIN reservation_tour AS journey ON journey.departure_id = departure.id
    JOIN reservation ON reservation.id = reservation_id WHERE departure.state = 'cancelled' AND ended_at IS NULL
  UNION ALL SELECT FROM refund WHERE state = 'paying'
  UNION ALL SELECT FROM payment WHERE next_check_at <= app_now()
  UNION ALL SELECT FROM outbox WHERE state = 'waiting' AND not_before <= app_now() LIMIT 1`;

/**
 * Two providers without jobs on one PostgreSQL and `--reservations` (200), then one with the jobs. When facts reach
 * reservations by jobs alone (`--control`, 48) people must be charged.
 */
export const run = (args: readonly string[]): Promise<Proof> =>
  onProvingGround(async (ground) => {
    const folder = mkdtempSync(join(tmpdir(), "shamseh-facts-"));
    const bank = await startBank(folder);
    try {
      const live = await prove(ground, bank.url, numberFrom(args, "reservations", 200));
      const control = await prove(
        ground,
        bank.url,
        numberFrom(args, "control", 48),
        import.meta.resolve("./without-facts.ts"),
      );
      const isSeen = (control.wrong.charged ?? 0) > 0 && (control.wrong.opened_after ?? 0) > 0;
      return { holds: areLive(live) && isSeen, ...live, by_jobs_alone: control.wrong };
    } finally {
      bank.child.kill("SIGKILL");
      await bank.ended;
      rmSync(folder, { recursive: true, force: true });
    }
  });

function prove(
  { withProviders }: ProvingGround,
  bankUrl: string,
  reservations: number,
  imported?: string,
): Promise<LiveFacts> {
  const environment = { BANK_URL: bankUrl, PROVIDER_ROLE: "api" };
  const made = imported === undefined ? { environment } : { environment, imported };
  return withProviders([made, made], (cluster) => {
    const operator = callerOf(cluster.clients[0]!, {
      Authorization: `Bearer ${readSettings({ APP_ENV: "demo" }).operatorToken}`,
    });
    const runJobs = () =>
      withProviders([{ environment: { BANK_URL: bankUrl, PROVIDER_ROLE: "jobs" } }], async ({ database }) => {
        for (const until = Date.now() + TOLD_WITHIN_MS; Date.now() < until; await delay(500)) {
          if ((await database.query(WAITING)).length === 0) return;
        }
      });
    return liveFacts(cluster, operator, bankAt(bankUrl, cluster), { reservations, runJobs });
  });
}
