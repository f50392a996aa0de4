import { delimiter, dirname } from "node:path";
import { concurrently } from "concurrently";
import { root } from "./paths.mjs";
import { run } from "./run.mjs";
import { startEnvironment } from "./start-environment.mjs";
import { websiteMemory } from "./website-memory.mjs";

const READY_MS = 180_000;
/** Loading the provider's modules creates much garbage at once; V8 would take 130 MB for it, and keep them. */
const providerFlags = "--max-semi-space-size=16";
/** Longer than the website needs to drain. */
const STOP_MS = 12_000;

/**
 * Builds the changed parts, and runs the provider, the website and, in the demonstration, its bank side by side until a
 * signal, or the end of any of them, stops all.
 * @param {{ isDevelopment?: boolean }} [options] with hot reload and without a build
 * @returns {Promise<number>} the exit code
 */
export async function startAll({ isDevelopment = false } = {}) {
  // In a separate process: a build takes 400 MB, which this long-lived one would keep.
  await run(process.execPath, [isDevelopment ? "tools/catalogues.mjs" : "tools/build.mjs"]);

  const env = {
    ...startEnvironment(process.env),
    // Child processes that start `node` get this Node.
    PATH: `${dirname(process.execPath)}${delimiter}${process.env.PATH}`,
    NODE_ENV: isDevelopment ? "development" : "production",
  };
  // `exec`: otherwise the shell between us and the process would keep the signals.
  const main = isDevelopment ? "provider/main.ts" : "dist/provider/main.js";
  const provider = { name: "provider", command: `exec node ${providerFlags} ${main}`, env };
  const website = {
    name: "web",
    command: `exec node ${isDevelopment ? "tools/dev-host.ts" : `${websiteMemory.flags.join(" ")} dist/server/main.js`}`,
    // Each process has its own metrics port.
    env: { ...env, ...websiteMemory.environment, METRICS_PORT: process.env.WEB_METRICS_PORT ?? "" },
  };
  const bank = { name: "bank", command: "exec node provider/money/bank/main.ts", env };
  // With an external provider, only the website is started here.
  const ours = env.APP_ENV === "production" ? [provider, website] : [provider, website, bank];
  const commands = process.env.PROVIDER_URL?.trim() ? [website] : ours;

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
    // Kills a process that does not stop by itself.
    setTimeout(() => {
      for (const command of running) command.kill("SIGKILL");
    }, STOP_MS).unref();
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, stop);

  const isReady = await Promise.race([
    whenAnswering(`http://127.0.0.1:${env.PORT}/`, () => isStopping),
    ended.then(() => false),
  ]);
  if (isReady) console.log(`\n  Shamseh · شمسه\n  http://localhost:${env.PORT}/\n`);
  const code = await ended;
  return isStopping ? 0 : code;
}

/** Polls until the website serves its home page; false when it was stopped before, or never did. */
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
