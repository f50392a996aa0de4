import { execFileSync, spawnSync } from "node:child_process";
import { appendFileSync, copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { DAY_SECONDS } from "#domain/calendar/constants.ts";
import { root } from "../paths.mjs";
import { instantFrom } from "./instant.ts";
import { restoreCommand } from "./restore.ts";

/** Checks the files of deploy/ with the programs that read them. A missing program is reported. */

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

it.skipIf(!has("systemd-analyze"))("systemd knows when a back-up is to be made: once on each day of the week", () => {
  const days = ["full", "diff"].flatMap((kind) => {
    const timer = readFileSync(join(root, `deploy/systemd/shamseh-backup-${kind}.timer`), "utf8");
    const [, when = ""] = /^OnCalendar=(.*)$/m.exec(timer) ?? [];
    const words = ["calendar", "--iterations=12", "--base-time=2026-11-25", when];
    const text = execFileSync("systemd-analyze", words, { encoding: "utf8" });
    const instants = [...text.matchAll(/\w{3} (\d{4}-\d{2}-\d{2}) 01:30:00 UTC/g)].map(([, day = ""]) => day);
    return [...new Set(instants)];
  });
  const first = new Date("2026-11-25");
  const week = Array.from({ length: 7 }, (_, at) => new Date(first.getTime() + at * DAY_SECONDS * 1_000).toISOString());
  expect(days.filter((day) => day < "2026-12-02").toSorted()).toEqual(week.map((instant) => instant.slice(0, 10)));
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

it("Patroni's file for a restore is what a fleet is restored with", () => {
  const file = readFileSync(join(root, "deploy/patroni/restore.yml"), "utf8");
  expect(file).toContain(`command: ${restoreCommand(instantFrom("2026-11-22T01:57:51+03:30"))}\n`);
  expect(() => instantFrom("2026-11-21 22:27:51")).toThrow("with its zone");
});

it.skipIf(!has("pgbackrest"))(
  "pgBackRest reads its files of a node and of the machine of the back-ups without an error",
  () => {
    for (const place of ["place-database.conf", "place-backup.conf"]) {
      const folder = mkdtempSync(join(tmpdir(), "shamseh-pgbackrest-"));
      try {
        mkdirSync(join(folder, "conf.d"));
        copyFileSync(join(root, "deploy/pgbackrest/pgbackrest.conf"), join(folder, "pgbackrest.conf"));
        copyFileSync(join(root, "deploy/pgbackrest", place), join(folder, "conf.d/place.conf"));
        // A local repository: the configured one is on another machine.
        const here = [`--config-path=${folder}`, `--log-path=${folder}`, `--repo1-path=${join(folder, "repository")}`];
        const ask = () =>
          spawnSync("pgbackrest", [...here, "--reset-repo1-host", "--stanza=shamseh", "info"], { encoding: "utf8" });
        const read = ask();
        expect([read.status, read.stderr, read.stdout]).toEqual([
          0,
          "",
          expect.stringContaining("missing stanza path"),
        ]);
        appendFileSync(join(folder, "conf.d/place.conf"), "pg1-place=/nowhere\n");
        expect(ask().stderr).toContain("pg1-place");
      } finally {
        rmSync(folder, { recursive: true });
      }
    }
  },
);
