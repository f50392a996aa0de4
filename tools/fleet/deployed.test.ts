import { execFileSync, spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect, it } from "vitest";
import { root } from "../paths.mjs";

/** The files of deploy/, held to the programs that read them. Where a program is missing that is said aloud. */

const has = (program: string): boolean => {
  const isThere = spawnSync("sh", ["-c", `command -v ${program}`]).status === 0;
  if (!isThere) console.warn(`SKIPPED: ${program} is not installed`);
  return isThere;
};

it.skipIf(!has("promtool"))("every alert is raised when it should be, and not before", () => {
  const folder = join(root, "deploy/prometheus");
  expect(execFileSync("promtool", ["test", "rules", "alerts.test.yml"], { cwd: folder, encoding: "utf8" })).toContain(
    "SUCCESS",
  );
});

it.skipIf(!has("haproxy"))("HAProxy reads its doors without an error", () => {
  const env = Object.fromEntries([
    ...["SITE", "PROVIDERS", "DATABASE_RW", "DATABASE_RO", "HAPROXY_METRICS"].map((name) => [
      `${name}_BIND`,
      "127.0.0.1:8000",
    ]),
    ...["WEBSITE_1", "WEBSITE_2", "PROVIDER_1", "PROVIDER_2", "DATABASE_1", "DATABASE_2", "DATABASE_3"].map(
      (name, index) => [name, `127.0.0.1:${9_000 + index}`],
    ),
    ...[1, 2, 3].map((node) => [`PATRONI_${node}_PORT`, "8008"]),
  ]);
  const checked = spawnSync("haproxy", ["-c", "-f", join(root, "deploy/haproxy/shamseh.cfg")], {
    env: { ...process.env, ...env },
    encoding: "utf8",
  });
  expect([checked.status, checked.stderr.match(/ALERT.*/)?.[0]]).toEqual([0, undefined]);
});
