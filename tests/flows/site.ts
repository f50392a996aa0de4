import { type ChildProcess, execFile, spawn } from "node:child_process";
import { type AddressInfo, createServer } from "node:net";
import { join } from "node:path";
import { promisify } from "node:util";
import { type Browser, test as base } from "@playwright/test";
import { clockShift, shiftClock } from "#tests/shift-clock.ts";
import { MADE_WITHIN } from "#tests/support/template.ts";
import { root } from "#tools/paths.mjs";
import { websiteMemory } from "#tools/website-memory.mjs";
import { type Engine, ownData } from "./world.ts";

export type Site = {
  /** The website's origin. */
  url: string;
  providerUrl: string;
  web: ChildProcess;
  provider: ChildProcess;
  /** The test bank, a process of its own. */
  bank: ChildProcess;
  /** Starts a provider over the same data in place of one that ended, and waits until it is ready. */
  restartProvider: () => Promise<void>;
  /** Output of the processes so far. */
  written: () => string;
  stop: () => Promise<void>;
};

const READY_MS = 120_000;

/**
 * The built website, the one of `npm run dev`, or the built server with React's development build in the browser, which
 * reports more in the console.
 */
const hosts = {
  built: "dist/server/main.js",
  development: "tools/dev-host.ts",
  reporting: "dist/server/main.js",
} as const;
const PROVIDER = "dist/provider/main.js";

/** `npm run prove -- ways --embedded` repeats the journeys on the embedded engine. */
const engineOfRun = (): Engine => (process.env.JOURNEYS_EMBEDDED ? "embedded" : "postgres");

/**
 * Starts the website and a provider with its own data on free ports, and waits until the home page answers. Throws with
 * their output when they do not come up.
 */
export async function startSite(env: Record<string, string> = {}, host: keyof typeof hosts = "built"): Promise<Site> {
  const data = await ownData(engineOfRun());
  const [port, providerPort, bankPort] = [await freePort(), await freePort(), await freePort()];
  const url = `http://127.0.0.1:${port}`;
  const providerUrl = `http://127.0.0.1:${providerPort}`;
  const surroundings = {
    ...process.env,
    APP_ENV: "demo",
    NODE_ENV: host === "development" ? "development" : "production",
    ...(host === "reporting" && { CLIENT_FOLDER: await reportingClient() }),
    PORT: String(port),
    PROVIDER_PORT: String(providerPort),
    BANK_PORT: String(bankPort),
    PROVIDER_URL: providerUrl,
    PUBLIC_BASE_URL: url,
    ...data.env,
    ...env,
  };
  const written: string[] = [];
  const start = (script: string, flags: readonly string[] = [], more: Record<string, string> = {}): ChildProcess => {
    const child = spawn(process.execPath, [...flags, script], {
      env: { ...surroundings, ...more },
      stdio: ["ignore", "pipe", "pipe"],
    });
    for (const stream of [child.stdout, child.stderr])
      stream.on("data", (bytes: Buffer) => written.push(bytes.toString()));
    return child;
  };
  // As `npm start` runs it.
  const web = start(hosts[host], websiteMemory.flags, websiteMemory.environment);
  const stop = async () => {
    await Promise.all([ended(site.web), ended(site.provider), ended(site.bank)]);
    await data.remove();
  };
  const site: Site = {
    url,
    providerUrl,
    web,
    provider: start(PROVIDER),
    bank: start("provider/money/bank/main.ts"),
    restartProvider: async () => {
      await ended(site.provider);
      site.provider = start(PROVIDER);
      await whenAnswering(`${providerUrl}/readyz`, () => site.provider.exitCode !== null);
    },
    written: () => written.join(""),
    stop,
  };
  try {
    await whenAnswering(url, () => web.exitCode !== null || site.provider.exitCode !== null);
  } catch (error) {
    await stop();
    throw new Error(`The site did not start.\n${written.join("")}`, { cause: error });
  }
  return site;
}

/** The browser's part of the website with React's development build, built where this version has none yet. */
async function reportingClient(): Promise<string> {
  await promisify(execFile)(process.execPath, ["tools/build.mjs"], {
    env: { ...process.env, NODE_ENV: "development" },
  });
  return join(root, "dist/client-development");
}

/** Asks a process to stop, and kills it after ten seconds. */
async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = new Promise((resolve) => child.once("exit", resolve));
  const force = setTimeout(() => child.kill("SIGKILL"), 10_000);
  // A suspended process (`kill -STOP`) handles no signal until it is resumed.
  child.kill("SIGCONT");
  child.kill("SIGTERM");
  await exit;
  clearTimeout(force);
}

async function whenAnswering(url: string, isOver: () => boolean): Promise<void> {
  const deadline = Date.now() + READY_MS;
  while (Date.now() < deadline) {
    if (isOver()) throw new Error("a process ended");
    const response = await fetch(url, { signal: AbortSignal.timeout(5_000) }).catch(() => null);
    await response?.body?.cancel();
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`no answer at ${url} within ${READY_MS / 1000} s`);
}

export function freePort(): Promise<number> {
  const server = createServer();
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

/**
 * Playwright's `test` with a running site: `page.goto("/")` opens its home page. Tests with the same settings share the
 * site.
 */
export const siteTest = (env?: Record<string, string>, host?: keyof typeof hosts) =>
  base.extend<object, { site: Site }>({
    site: [
      // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's dependencies from the pattern.
      async ({}, use) => {
        const site = await startSite(env, host);
        await use(site);
        await site.stop();
      },
      { scope: "worker", timeout: MADE_WITHIN + READY_MS },
    ],
    baseURL: async ({ site }, use) => use(site.url),
    browser: [
      async ({ browser }, use) => {
        if (clockShift() !== 0) shiftPages(browser);
        await use(browser);
      },
      { scope: "worker" },
    ],
  });

/** On another day (tests/days) the browser's pages use the clock of the site's processes. */
function shiftPages(browser: Browser): void {
  const newContext = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await newContext(options);
    await context.addInitScript(shiftClock, clockShift() * 1_000);
    return context;
  };
}

/** The site as the demonstration runs it. */
export const test = siteTest();

export { expect } from "@playwright/test";
