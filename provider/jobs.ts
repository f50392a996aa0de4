import { setTimeout as delay } from "node:timers/promises";
import { DAY_SECONDS, HOUR_SECONDS } from "#domain/calendar/constants.ts";
import { applyFlightChanges } from "./flight/apply-changes.ts";
import { renewFareDays } from "./flight/fare-days.ts";
import { forgetOldIntents } from "./idempotency/once.ts";
import { forgetOldImports, watchImports } from "./import/upkeep.ts";
import { forgetOldInquiries } from "./inquiry/inquiry.ts";
import { forgetKeptRecords } from "./leaving/kept-records.ts";
import { checkLedger } from "./ledger/check.ts";
import { errorFields } from "./log.ts";
import { forgetOldNotifications } from "./notification/notification.ts";
import { forgetOldMessages, runLane } from "./outbox/worker.ts";
import { reconcilePayments } from "./payment/reconcile.ts";
import { watchPrices } from "./price-alert/watch-prices.ts";
import { forgetOldChanges } from "./property/inventory/changes.ts";
import { checkStock } from "./reservation/stock-check.ts";
import { forgetOldQuotes, sweepReservations } from "./reservation/timers.ts";
import type { Services } from "./services.ts";
import { compareDays } from "./settlement/daily.ts";
import { decideDepartures } from "./tour/decide.ts";
import { releaseTrust } from "./tour/trust.ts";
import { forgetOldCodes, watchCodeBudget } from "./user/code-upkeep.ts";
import { forgetOldAttempts } from "./user/password-attempts.ts";
import { forgetOldSessions } from "./user/session.ts";
import { accrueProfit } from "./wallet/profit.ts";

/** A periodic job. Every process runs it, so it must be safe to run concurrently. */
export type Job = {
  readonly name: string;
  /** Seconds from the end of one run to the beginning of the next. */
  readonly everySeconds: number;
  /** Starts no more work once `stopping`, and finishes what is under way. */
  run(services: Services, stopping?: AbortSignal): Promise<unknown>;
};

/** Every job of the provider. Each area puts its own here. */
export const jobs: readonly Job[] = [
  { name: "outbox of codes", everySeconds: 1, run: (services, stopping) => runLane(services, "codes", stopping) },
  { name: "outbox", everySeconds: 1, run: (services, stopping) => runLane(services, "work", stopping) },
  { name: "reservation deadlines", everySeconds: 5, run: sweepReservations },
  { name: "payments", everySeconds: 30, run: (services, stopping) => reconcilePayments(services, stopping) },
  { name: "settlements", everySeconds: HOUR_SECONDS, run: compareDays },
  { name: "profit of stays that are over", everySeconds: HOUR_SECONDS, run: accrueProfit },
  { name: "departures of tours", everySeconds: 60, run: decideDepartures },
  { name: "money of tours that have left", everySeconds: 60, run: releaseTrust },
  { name: "changes of flights", everySeconds: 5, run: applyFlightChanges },
  { name: "lowest fares of days", everySeconds: 1, run: renewFareDays },
  { name: "imports", everySeconds: 1, run: watchImports },
  { name: "forget old imports", everySeconds: 600, run: forgetOldImports },
  { name: "ledger check", everySeconds: DAY_SECONDS, run: checkLedger },
  { name: "stock check", everySeconds: DAY_SECONDS, run: checkStock },
  { name: "checkpoint", everySeconds: 300, run: ({ database }) => database.checkpoint() },
  { name: "forget old changes", everySeconds: 600, run: ({ database }) => forgetOldChanges(database) },
  { name: "forget old quotes", everySeconds: DAY_SECONDS, run: forgetOldQuotes },
  { name: "forget old messages", everySeconds: DAY_SECONDS, run: forgetOldMessages },
  { name: "forget old intents", everySeconds: DAY_SECONDS, run: ({ database }) => forgetOldIntents(database) },
  { name: "forget old sessions", everySeconds: DAY_SECONDS, run: ({ database }) => forgetOldSessions(database) },
  { name: "forget old inquiries", everySeconds: DAY_SECONDS, run: forgetOldInquiries },
  { name: "forget kept records", everySeconds: DAY_SECONDS, run: forgetKeptRecords },
  { name: "watch the code budget", everySeconds: 600, run: watchCodeBudget },
  { name: "price alerts", everySeconds: 300, run: watchPrices },
  { name: "forget old notifications", everySeconds: DAY_SECONDS, run: forgetOldNotifications },
  { name: "forget old codes", everySeconds: DAY_SECONDS, run: ({ database }) => forgetOldCodes(database) },
  { name: "forget old attempts", everySeconds: DAY_SECONDS, run: ({ database }) => forgetOldAttempts(database) },
];

/**
 * Runs each job over and over, one run of it at a time in this process, a failure logged and tried again at its next
 * turn. Returns what ends them all and waits for those that are running.
 */
export function startJobs(services: Services, all: readonly Job[] = jobs): () => Promise<void> {
  const stopping = new AbortController();
  const running = all.map((job) => repeat(job, services, stopping.signal));
  return async () => {
    stopping.abort();
    await Promise.all(running);
  };
}

async function repeat(job: Job, services: Services, stopping: AbortSignal): Promise<void> {
  while (!stopping.aborted) {
    try {
      await job.run(services, stopping);
    } catch (error) {
      services.log.error("job failed", { job: job.name, ...errorFields(error) });
    }
    await delay(job.everySeconds * 1_000, null, { signal: stopping, ref: false }).catch(() => {});
  }
}
