import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { createErrorLog } from "./error-log.ts";
import { createErrorRing } from "./error-ring.ts";

const report = {
  name: "TypeError",
  message: "x is undefined",
  address: "/search/property?destination_name=secret#top",
  route: "property-search",
  client_version: "1.0.0",
  device: "mobile" as const,
};
const folder = () => {
  const made = mkdtempSync(join(tmpdir(), "shamseh-errors-"));
  onTestFinished(() => rmSync(made, { recursive: true, force: true }));
  return made;
};
const linesIn = (dataDir: string): string[] => {
  const files = readdirSync(join(dataDir)).includes("error-log") ? readdirSync(join(dataDir, "error-log")) : [];
  return files.flatMap((file) =>
    readFileSync(join(dataDir, "error-log", file), "utf8")
      .trim()
      .split("\n"),
  );
};

test("a browser's error is kept without its query", async () => {
  const dataDir = folder();
  const log = createErrorLog(dataDir, () => 1_000);
  log.take(JSON.stringify(report), "192.0.2.1");
  await log.settled();
  expect(linesIn(dataDir).map((line) => JSON.parse(line))).toEqual([
    { at: 1_000, ...report, address: "/search/property" },
  ]);
});

test("what has another shape is dropped", async () => {
  const dataDir = folder();
  const log = createErrorLog(dataDir, () => 1_000);
  for (const body of [
    null,
    "",
    "{",
    "[]",
    JSON.stringify({ ...report, cookie: "token" }),
    JSON.stringify({ ...report, name: "\u0000" }),
  ])
    log.take(body, "192.0.2.1");
  await log.settled();
  expect(linesIn(dataDir)).toEqual([]);
});

test("one address is heard twenty times a minute", async () => {
  const dataDir = folder();
  let now = 1_000;
  const clock = () => now;
  const log = createErrorLog(dataDir, clock, clock);
  for (let sent = 0; sent < 50; sent++) log.take(JSON.stringify(report), "192.0.2.1");
  log.take(JSON.stringify(report), "192.0.2.2");
  await log.settled();
  expect(linesIn(dataDir)).toHaveLength(21);
  now += 60;
  log.take(JSON.stringify(report), "192.0.2.1");
  await log.settled();
  expect(linesIn(dataDir)).toHaveLength(22);
});

test("the ring never takes more than two files of its size", async () => {
  const dataDir = folder();
  const ring = createErrorRing(dataDir, 2_000);
  for (let sent = 0; sent < 100; sent++) ring.keep(report, sent);
  await ring.settled();
  const sizes = readdirSync(dataDir).map((file) => statSync(join(dataDir, file)).size);
  expect(sizes).toHaveLength(2);
  expect(Math.max(...sizes)).toBeLessThanOrEqual(2_000);
});
