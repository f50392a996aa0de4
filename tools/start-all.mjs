import { delimiter, dirname } from "node:path";
import { concurrently } from "concurrently";
import { root } from "./paths.mjs";
import { run } from "./run.mjs";
import { websiteMemory } from "./website-memory.mjs";

const READY_MS = 180_000;
/** Reading the provider's modules makes much that is garbage at once; V8 would take 130 MB for it, and keep them. */
const providerFlags = "--max-semi-space-size=16";
/** Longer than the website needs to drain. */
const STOP_MS = 12_000;

/**
 * Builds what changed and runs the provider, the website and in the demonstration its bank side by side until one
 * signal, or the end of any, stops all.
 * @param {{ isDevelopment?: boolean }} [options] with hot reload and without a build
 * @returns {Promise<number>} the exit code
 */
export async function startAll({ isDevelopment = false } = {}) {
  // In a process that ends: a build takes 400 MB, which the one that waits here would keep.
  await run(process.execPath, [isDevelopment ? "tools/catalogues.mjs" : "tools/build.mjs"]);

  const appEnv = process.env.APP_ENV || "demo";
  const port = process.env.PORT ?? "3000";
  const providerPort = process.env.PROVIDER_PORT ?? "3001";
  const env = {
    ...process.env,
    // The demonstration is opted into here, and by nothing else.
    APP_ENV: appEnv,
    // Child processes that start `node` get this Node.
    PATH: `${dirname(process.execPath)}${delimiter}${process.env.PATH}`,
    NODE_ENV: isDevelopment ? "development" : "production",
    PORT: port,
    PROVIDER_PORT: providerPort,
    BANK_PORT: process.env.BANK_PORT ?? "3002",
    PUBLIC_BASE_URL: process.env.PUBLIC_BASE_URL ?? `http://localhost:${port}`,
    PROVIDER_URL: process.env.PROVIDER_URL ?? `http://127.0.0.1:${providerPort}`,
  };
  // `exec`: without it the shell between us and the process would keep the signals.
  const main = isDevelopment ? "provider/main.ts" : "dist/provider/main.js";
  const provider = { name: "provider", command: `exec node ${providerFlags} ${main}`, env };
  const website = {
    name: "web",
    command: `exec node ${isDevelopment ? "tools/dev-host.ts" : `${websiteMemory.flags.join(" ")} dist/server/main.js`}`,
    // Each process has a port of its own for its metrics.
    env: { ...env, ...websiteMemory.environment, METRICS_PORT: process.env.WEB_METRICS_PORT ?? "" },
  };
  const bank = { name: "bank", command: "exec node provider/money/bank/main.ts", env };
  // Someone else's provider was named: then only the website is ours to run.
  const ours = appEnv === "production" ? [provider, website] : [provider, website, bank];
  const commands = process.env.PROVIDER_URL === undefined ? ours : [website];

  const { result, commands: running } = concurrently(commands, {
    cwd: root,
    prefix: "name",
    padPrefix: true,
    prefixColors: false,
    killOthersOn: ["success", "failure"],
    killTimeout: STOP_MS,
  });
  const ended = result.then(
    () => 0,
    () => 1,
  );

  let isStopping = false;
  const stop = () => {
    isStopping = true;
    // A process that does not stop by itself is stopped.
    setTimeout(() => {
      for (const command of running) command.kill("SIGKILL");
    }, STOP_MS).unref();
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, stop);

  const isReady = await Promise.race([
    whenAnswering(`http://127.0.0.1:${port}/`, () => isStopping),
    ended.then(() => false),
  ]);
  if (isReady) console.log(`\n  Shamseh · شمسه\n  http://localhost:${port}/\n`);
  const code = await ended;
  return isStopping ? 0 : code;
}

/** Asks until the website shows its home page; false when it was stopped before, or never did. */
async function whenAnswering(address, isOver) {
  const deadline = Date.now() + READY_MS;
  while (!isOver() && Date.now() < deadline) {
    const response = await fetch(address, { signal: AbortSignal.timeout(5_000) }).catch(() => null);
    await response?.body?.cancel();
    if (response?.ok) return true;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  if (!isOver()) console.error(`The website has not answered at ${address} within ${READY_MS / 1000} s.`);
  return false;
}
