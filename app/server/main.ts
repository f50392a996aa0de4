import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { pino } from "pino";
import { createDrain } from "#runtime/drain.ts";
import { serveMetrics } from "#runtime/metrics-server.ts";
import { createHost } from "./app.ts";
import { openAssets } from "./assets.ts";
import { createBatchedSend } from "./batched-send.ts";
import { createBreaker } from "./breaker.ts";
import { createChanges } from "./changes.ts";
import { createContentPages } from "./content-pages.ts";
import { createKeepAliveSend } from "./keep-alive-send.ts";
import { listen } from "./listen.ts";
import { createMetrics } from "./metrics.ts";
import { createProviderTransport } from "./provider-transport.ts";
import { keepAssets } from "./retained-assets.ts";
import { readSettings } from "./settings.ts";
import { warmUpLater } from "./share-warm-up.ts";
import { usableTiles } from "./tiles-file.ts";

const LONGEST_DRAIN_MS = 7_000;

const log = pino({ base: { process: "web" }, timestamp: pino.stdTimeFunctions.isoTime });
const read = readSettings(process.env);
const settings = { ...read, mapTiles: await usableTiles(read.mapTiles, log) };
const folder = process.env["CLIENT_FOLDER"] ?? join(dirname(fileURLToPath(import.meta.url)), "../client");
if (settings.assetsFolder !== null) keepAssets(folder, settings.assetsFolder, new Date());
const transport = createProviderTransport(createBreaker(), createBatchedSend(createKeepAliveSend()));
const drain = createDrain(settings.drainNoticeMs);
const changes = createChanges({ settings, log });
const contentPages = createContentPages({ settings, transport });

const metrics = settings.metrics === null ? null : await createMetrics();

const host = createHost({
  settings,
  assets: openAssets(folder, settings.assetsFolder),
  transport,
  log,
  now: Date.now,
  changes,
  contentPages,
  shareFonts: join(folder, "share"),
  ...(metrics !== null && { onPageFromMemory: metrics.countPageFromMemory }),
  isDraining: drain.isDraining,
});
if (settings.metrics !== null && metrics !== null) {
  await serveMetrics(settings.metrics, metrics.contentType, metrics.text);
}
const server = drain.follow(
  listen(
    settings,
    drain.holding(metrics === null ? host.fetch : metrics.measuring(host.fetch)),
    ({ port }) => log.info({ port }, "the website listens"),
    (reason) => log.error({ reason }, "the certificate was not renewed"),
  ),
);

void contentPages.look();
warmUpLater(join(folder, "share"));
const stopChanges = changes.start();

/** Rule 24: drains, so that every accepted request is answered. A second signal exits at once. */
function stop(): void {
  if (drain.isDraining()) process.exit(0);
  stopChanges();
  setTimeout(() => process.exit(0), settings.drainNoticeMs + LONGEST_DRAIN_MS).unref();
  void drain.stop(server).then(() => process.exit(0));
}
process.on("SIGTERM", stop);
process.on("SIGINT", stop);
for (const event of ["uncaughtException", "unhandledRejection"] as const) {
  process.on(event, (error: unknown) => {
    log.fatal({ stack: error instanceof Error ? error.stack : String(error) }, event);
    process.exit(1);
  });
}
