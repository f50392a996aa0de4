import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { judge } from "#tests/bench/lighthouse.ts";
import { ensureBrowser } from "#tools/ensure-browser.mjs";

/** A browser behind a shell script that waits for it, as with Debian's command. */
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "shamseh-browser-"));
  const script = join(folder, "browser");
  writeFileSync(script, `#!/bin/sh\n"${await ensureBrowser()}" "$@"\n`);
  chmodSync(script, 0o755);
  vi.stubEnv("CHROMIUM_PATH", script);
});

afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

/** Processes of this machine with a word in their command line. */
const processesWith = (word: string): string[] =>
  readdirSync("/proc").filter((pid) => {
    if (!/^\d+$/.test(pid)) return false;
    try {
      return readFileSync(`/proc/${pid}/cmdline`, "utf8").includes(word);
    } catch {
      return false;
    }
  });

it("Lighthouse's browser is ended with all its processes", async () => {
  let used = "";
  const figures = await judge(
    async (_, flags) => {
      used = `--remote-debugging-port=${(flags as { port: number }).port}`;
      expect(processesWith(used).length).toBeGreaterThan(1);
      return { lhr: { categories: { performance: { score: 1 } }, audits: {} } };
    },
    "http://127.0.0.1/",
    "fa",
  );
  expect(figures.score).toBe(100);
  expect(processesWith(used)).toEqual([]);
});
