import { DAY_SECONDS, HOUR_SECONDS } from "#domain/calendar/constants.ts";
import { productModules } from "#products/provider.ts";
import { carryOnImports, forgetOldImports, rereadImported } from "./desk/import/upkeep.ts";
import { forgetOldInquiries } from "./desk/inquiry/inquiry.ts";
import { forgetOldCodes, watchCodeBudget } from "./identity/user/code-upkeep.ts";
import { forgetOldAttempts } from "./identity/user/password-attempts.ts";
import { forgetOldSessions } from "./identity/user/session.ts";
import { forgetOldChanges } from "./kernel/change/read.ts";
import { forgetOldCounts } from "./kernel/http/address-limits.ts";
import { forgetOldIntents } from "./kernel/idempotency/once.ts";
import { type Job, repeatJobs } from "./kernel/job/repeat.ts";
import { forgetOldMessages, runLane } from "./kernel/outbox/worker.ts";
import { checkLedger } from "./money/ledger/check.ts";
import { reconcilePayments } from "./money/payment/reconcile.ts";
import { compareDays } from "./money/settlement/daily.ts";
import { accrueProfit } from "./money/wallet/profit.ts";
import { forgetKeptRecords } from "./people/account-deletion/retained-records.ts";
import { forgetOldNotifications } from "./people/notification/notification.ts";
import { watchPrices } from "./people/price-alert/watch-prices.ts";
import type { Services } from "./services.ts";
import { sweepHeldChanges } from "./shop/reservation/change-by-card.ts";
import { watchLateIssues } from "./shop/reservation/issue.ts";
import { checkStock } from "./shop/reservation/stock-check.ts";
import { forgetOldQuotes, sweepReservations } from "./shop/reservation/timers.ts";

/** Jobs of the provider beside those of its products. */
const ownJobs: readonly Job[] = [
  {
    name: "outbox of codes",
    runs: "everywhere",
    everySeconds: 1,
    run: (services, stopping) => runLane(services, "codes", stopping),
  },
  {
    name: "outbox",
    runs: "everywhere",
    everySeconds: 1,
    run: (services, stopping) => runLane(services, "work", stopping),
  },
  { name: "reservation deadlines", runs: "everywhere", everySeconds: 5, run: sweepReservations },
  { name: "held changes", runs: "everywhere", everySeconds: 5, run: sweepHeldChanges },
  {
    name: "payments",
    runs: "everywhere",
    everySeconds: 30,
    run: (services, stopping) => reconcilePayments(services, stopping),
  },
  { name: "late issues", runs: "once", everySeconds: 60, run: watchLateIssues },
  { name: "settlements", runs: "once", everySeconds: HOUR_SECONDS, run: compareDays },
  { name: "profit of stays that are over", runs: "once", everySeconds: HOUR_SECONDS, run: accrueProfit },
  { name: "imports", runs: "everywhere", everySeconds: 1, run: carryOnImports },
  { name: "what imports changed", runs: "itself", everySeconds: 1, run: rereadImported },
  { name: "forget old imports", runs: "once", everySeconds: 600, run: forgetOldImports },
  { name: "ledger check", runs: "once", everySeconds: DAY_SECONDS, run: checkLedger },
  { name: "stock check", runs: "once", everySeconds: DAY_SECONDS, run: checkStock },
  { name: "checkpoint", runs: "itself", everySeconds: 300, run: ({ database }) => database.checkpoint() },
  { name: "forget old changes", runs: "once", everySeconds: 600, run: ({ database }) => forgetOldChanges(database) },
  { name: "forget old quotes", runs: "once", everySeconds: DAY_SECONDS, run: forgetOldQuotes },
  { name: "forget old messages", runs: "once", everySeconds: DAY_SECONDS, run: forgetOldMessages },
  {
    name: "forget old intents",
    runs: "once",
    everySeconds: DAY_SECONDS,
    run: ({ database }) => forgetOldIntents(database),
  },
  {
    name: "forget old sessions",
    runs: "once",
    everySeconds: DAY_SECONDS,
    run: ({ database }) => forgetOldSessions(database),
  },
  {
    name: "forget old counts",
    runs: "once",
    everySeconds: 600,
    run: ({ database }) => forgetOldCounts(database),
  },
  { name: "forget old inquiries", runs: "once", everySeconds: DAY_SECONDS, run: forgetOldInquiries },
  { name: "forget kept records", runs: "once", everySeconds: DAY_SECONDS, run: forgetKeptRecords },
  { name: "watch the code budget", runs: "once", everySeconds: 600, run: watchCodeBudget },
  { name: "price alerts", runs: "once", everySeconds: 300, run: watchPrices },
  { name: "forget old notifications", runs: "once", everySeconds: DAY_SECONDS, run: forgetOldNotifications },
  {
    name: "forget old codes",
    runs: "once",
    everySeconds: DAY_SECONDS,
    run: ({ database }) => forgetOldCodes(database),
  },
  {
    name: "forget old attempts",
    runs: "once",
    everySeconds: DAY_SECONDS,
    run: ({ database }) => forgetOldAttempts(database),
  },
];

/** Every job of the provider. */
export const jobs: readonly Job[] = [...ownJobs, ...productModules.flatMap((module) => module.jobs)];

/**
 * Runs the jobs of this process's role. Returns a function that stops them all and waits for those that are running.
 */
export function startJobs(services: Services, all: readonly Job[] = jobs): () => Promise<void> {
  const isOurs = services.settings.role === "api" ? ({ runs }: Job) => runs === "itself" : () => true;
  return repeatJobs(services, all.filter(isOurs));
}
