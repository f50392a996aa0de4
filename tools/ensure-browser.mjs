import { spawnSync } from "node:child_process";
import { accessSync, constants, existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { isMain } from "./is-main.mjs";

/**
 * Finds a Chromium for the stories, the flows and the pictures, and installs one when the machine has none:
 * `CHROMIUM_PATH`, else one on PATH, else Debian's as root, else Playwright's own.
 * @returns {Promise<string>} the path of its executable
 * @throws {Error} when none is available
 */
export async function ensureBrowser() {
  const found = browserHere() ?? (await playwrightBrowser()) ?? installFromDebian() ?? (await installFromPlaywright());
  if (!found) throw new Error("No Chromium was found and none could be installed. Set CHROMIUM_PATH to one.");
  return found;
}

/** Arguments of every browser: no sandbox (containers run as root) and no telemetry. */
export const browserArguments = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** The headless shell first: the same engine without the browser's own windows, which cost a tenth of the time. */
const names = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/** Returns the installed browser, or null. */
export function browserHere() {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen) {
    if (!existsSync(chosen)) throw new Error(`CHROMIUM_PATH names ${chosen}, which does not exist`);
    return chosen;
  }
  return onPath(names);
}

/** @param {string[]} wanted */
function onPath(wanted) {
  for (const folder of (process.env.PATH ?? "").split(delimiter)) {
    for (const name of wanted) {
      const path = join(folder, name);
      try {
        accessSync(path, constants.X_OK);
        return path;
      } catch {
        // Not here: try the next one.
      }
    }
  }
  return null;
}

function installFromDebian() {
  if (process.getuid?.() !== 0 || !onPath(["apt-get"])) return null;
  console.log("No browser here: installing Debian's Chromium …");
  const apt = (...words) =>
    spawnSync("apt-get", words, {
      stdio: ["ignore", "ignore", "inherit"],
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    }).status === 0;
  apt("update", "-q");
  const installed = ["chromium-headless-shell", "chromium"].some((name) =>
    apt("install", "-y", "-q", "--no-install-recommends", name),
  );
  return installed ? onPath(names) : null;
}

async function playwrightBrowser() {
  const { chromium } = await import("playwright");
  const path = chromium.executablePath();
  return path && existsSync(path) ? path : null;
}

async function installFromPlaywright() {
  console.log("No browser here: installing Playwright's Chromium …");
  spawnSync("playwright", ["install", "chromium"], { stdio: "inherit" });
  return playwrightBrowser();
}

if (isMain(import.meta.url)) console.log(await ensureBrowser());
