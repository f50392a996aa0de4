import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { serve } from "@hono/node-server";
import { pino } from "pino";
import { createHost } from "./app.ts";
import { openAssets } from "./assets.ts";
import { createBreaker } from "./breaker.ts";
import { createProviderTransport } from "./provider-transport.ts";
import { readSettings } from "./settings.ts";
import { warmContent } from "./warm.ts";

const DRAIN_MS = 8000;
/** For how long it still takes requests and says at `readyz` that it goes, so that nobody is sent here any more. */
const GOODBYE_MS = 300;
const WARM_RETRY_MS = 1000;

const log = pino({ base: { process: "web" }, timestamp: pino.stdTimeFunctions.isoTime });
const settings = readSettings(process.env);
const folder = process.env["CLIENT_FOLDER"] ?? join(dirname(fileURLToPath(import.meta.url)), "../client");
const transport = createProviderTransport(createBreaker());
let draining = false;

const host = createHost({
  settings,
  assets: openAssets(folder),
  transport,
  log,
  now: Date.now,
  isDraining: () => draining,
});
const server = serve(
  {
    fetch: host.fetch,
    port: settings.port,
    hostname: settings.host,
    serverOptions: { requestTimeout: 30_000, headersTimeout: 15_000, maxHeaderSize: 24 * 1024 },
  },
  ({ port }) => log.info({ port }, "the website listens"),
);

async function warm(): Promise<void> {
  if (!draining && !(await warmContent(settings, transport))) setTimeout(warm, WARM_RETRY_MS).unref();
}
void warm();

/** Rule 24: no new connections, a moment for those under way, then out. A second signal leaves at once. */
function drain(): void {
  if (draining) process.exit(0);
  draining = true;
  setTimeout(() => {
    server.close(() => process.exit(0));
    if ("closeIdleConnections" in server) server.closeIdleConnections();
  }, GOODBYE_MS);
  setTimeout(() => process.exit(0), DRAIN_MS).unref();
}
process.on("SIGTERM", drain);
process.on("SIGINT", drain);
for (const event of ["uncaughtException", "unhandledRejection"] as const) {
  process.on(event, (error: unknown) => {
    log.fatal({ stack: error instanceof Error ? error.stack : String(error) }, event);
    process.exit(1);
  });
}
