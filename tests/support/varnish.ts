import { spawn, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { freePort } from "#tests/postgres.ts";

const PROGRAM = "/usr/sbin/varnishd";
const CONFIGURATION = join(import.meta.dirname, "../../deploy/varnish/default.vcl");
const START_WITHIN_MS = 15_000;

export type Varnish = { readonly url: string; stop(): Promise<void> };

/**
 * Varnish as `deploy/varnish` configures it, before a website. Null, with a printed warning, when it or its xkey is not
 * installed.
 */
export async function startVarnish(before: () => Promise<number>): Promise<Varnish | null> {
  const found = spawnSync("find", ["/usr/lib", "-name", "libvmod_xkey.so"], { encoding: "utf8" });
  if (!existsSync(PROGRAM) || found.stdout.trim() === "") {
    console.warn("SKIPPED: the test of the edge cache. varnish or varnish-modules is not installed.");
    return null;
  }
  const folder = mkdtempSync(join(tmpdir(), "shamseh-varnish-"));
  const configuration = readFileSync(CONFIGURATION, "utf8").replace('"3000"', `"${await before()}"`);
  writeFileSync(join(folder, "default.vcl"), configuration);
  const port = await freePort();
  const child = spawn(
    PROGRAM,
    [
      "-F",
      "-j",
      "none",
      "-n",
      folder,
      "-a",
      `127.0.0.1:${port}`,
      "-f",
      join(folder, "default.vcl"),
      "-s",
      "malloc,16m",
    ],
    { stdio: "ignore" },
  );
  const ended = new Promise((resolve) => child.once("exit", resolve));
  const killNow = () => child.kill("SIGKILL");
  process.once("exit", killNow);
  const url = `http://127.0.0.1:${port}`;
  for (const until = Date.now() + START_WITHIN_MS; ; await delay(100)) {
    if (child.exitCode !== null || Date.now() > until) throw new Error("Varnish did not start");
    const isThere = await fetch(`${url}/livez`).then(
      () => true,
      () => false,
    );
    if (isThere) break;
  }
  return {
    url,
    async stop() {
      process.off("exit", killNow);
      child.kill("SIGTERM");
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
