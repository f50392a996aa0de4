import { Server } from "node:http";
import { serve } from "@hono/node-server";
import { createDrain } from "#runtime/drain.ts";
import { type MetricsPlace, serveMetrics } from "#runtime/metrics-server.ts";
import { createApp } from "./app.ts";
import { WrongWorld } from "./demo/mark.ts";
import { startJobs } from "./jobs.ts";
import { UnusableFolder } from "./kernel/database/unusable-folder.ts";
import { UnfitTarget } from "./kernel/database/validate-target.ts";
import { createLog, errorFields } from "./kernel/log.ts";
import { createMetrics, type Metrics, noMetrics } from "./kernel/metrics/metrics.ts";
import { readSettings, type Settings, SettingsError } from "./kernel/settings.ts";
import { startServices, watchDays } from "./start.ts";

const LONGEST_DRAIN = 7_000;
const log = createLog();

/** Faults of the settings in plain words, one on a line. */
function refuseToStart(message: string): never {
  for (const line of message.split("\n")) console.error(`provider: ${line}`);
  process.exit(1);
}

function settingsOrExit(): Settings {
  try {
    return readSettings(process.env);
  } catch (error) {
    if (error instanceof SettingsError) refuseToStart(error.message);
    throw error;
  }
}

const settings = settingsOrExit();
const services = await startServices(settings, log).catch((error: unknown) => {
  if (error instanceof UnusableFolder || error instanceof UnfitTarget || error instanceof WrongWorld)
    refuseToStart(error.message);
  log.error("start failed", errorFields(error));
  refuseToStart(error instanceof Error ? error.message : "the start failed");
});

const drain = createDrain(settings.drainNoticeMs);
const metrics = settings.metrics === null ? noMetrics : await measured(settings.metrics);
const app = createApp({ ...services, metrics }, { isDraining: drain.isDraining });
const server = drain.follow(
  serve(
    {
      fetch: drain.holding(app.fetch),
      port: settings.port,
      hostname: settings.host,
      serverOptions: { headersTimeout: 10_000, requestTimeout: 15_000, keepAliveTimeout: 30_000 },
    },
    ({ port }) => log.info("provider listening", { port, engine: services.database.engine, pid: process.pid }),
  ),
);
if (server instanceof Server) server.maxRequestsPerSocket = 10_000;
server.on("error", (error: Error) => {
  console.error(`provider: cannot listen at ${settings.host}:${settings.port}: ${error.message}`);
  void stop(1);
});
const stopWatching = watchDays(services);
const stopJobs = startJobs(services);

/** Metrics that are asked for at a port of their own. */
async function measured(place: MetricsPlace): Promise<Metrics> {
  const registry = await createMetrics(services.database);
  await serveMetrics(place, registry.contentType, registry.text).catch((error: Error) => refuseToStart(error.message));
  return registry;
}

/** Answers pending requests, closes the database and exits; a second signal does not wait. */
async function stop(code: number): Promise<void> {
  if (drain.isDraining()) process.exit(code || 1);
  stopWatching();
  const jobsEnded = stopJobs();
  const force = setTimeout(() => closeDatabase(code), settings.drainNoticeMs + LONGEST_DRAIN);
  await drain.stop(server);
  await jobsEnded;
  clearTimeout(force);
  await closeDatabase(code);
}

async function closeDatabase(code: number): Promise<void> {
  await services.database
    .close()
    .catch((error: unknown) => log.error("closing the database failed", errorFields(error)));
  log.info("provider stopped");
  process.exit(code);
}

for (const signal of ["SIGTERM", "SIGINT"] as const) {
  process.on(signal, () => {
    log.info("stopping", { signal });
    void stop(0);
  });
}
for (const event of ["unhandledRejection", "uncaughtException"] as const) {
  process.on(event, (error: unknown) => {
    log.error(event, errorFields(error));
    void stop(1);
  });
}
