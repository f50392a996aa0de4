import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { eventually } from "#tests/support/eventually.ts";
import { type Part, runPart } from "./part.ts";
import { portsFor } from "./ports.ts";
import { processesIn } from "./processes.ts";

let folder: string;
const parts: Part[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "shamseh-parts-"));
  mkdirSync(join(folder, "logs"));
});
afterEach(async () => {
  await Promise.all(parts.splice(0).map((part) => part.stop(0)));
  rmSync(folder, { recursive: true, force: true });
});

/** A part with a process that leaves its process group, as Patroni's PostgreSQL does, and records it in a file. */
function runParent(): Part {
  const script = join(folder, "parent.mjs");
  writeFileSync(
    script,
    `import { spawn } from "node:child_process";
     spawn("sleep", ["600"], { detached: true, stdio: "ignore" }).unref();
     setInterval(() => {}, 1_000);`,
  );
  const part = runPart(folder, {
    name: "parent",
    command: [process.execPath, script],
    isReady: async () => processesOf().length === 2,
  });
  parts.push(part);
  return part;
}
const processesOf = () => processesIn(join(folder, "parent"));

const untilReady = (part: Part) => eventually(async () => expect(await part.isReady()).toBe(true));

it("ends a part with all that it has started, and starts it again", async () => {
  const part = runParent();
  await untilReady(part);
  const before = processesOf();
  await part.kill();
  expect(before.filter((pid) => existsSync(`/proc/${pid}`) && processesOf().includes(pid))).toEqual([]);
  await untilReady(part);
  expect(part.starts()).toBe(2);
});

it("starts a part again that has ended by itself", async () => {
  const part = runParent();
  await untilReady(part);
  const first = part.pid();
  process.kill(first!, "SIGKILL");
  await eventually(() => expect(part.starts()).toBe(2));
  expect(part.pid()).not.toBe(first);
});

it("leaves a part away that is to stay so, until it is started", async () => {
  const part = runParent();
  await untilReady(part);
  await part.kill({ leave: true });
  await new Promise((resolve) => setTimeout(resolve, 1_300));
  expect([part.pid(), processesOf()]).toEqual([null, []]);
  part.start();
  await untilReady(part);
});

it("replaces a part by what is to run in its place, and starts that again from then on", async () => {
  const part = runParent();
  await untilReady(part);
  const before = processesOf();
  await part.replace(
    { name: part.name, command: ["sleep", "601"], isReady: async () => processesOf().length === 1 },
    300,
  );
  await untilReady(part);
  expect(before.filter((pid) => processesOf().includes(pid))).toEqual([]);
  await part.kill();
  await untilReady(part);
  expect([processesOf().length, part.starts()]).toEqual([1, 3]);
});

it("leaves no process of a part that is stopped", async () => {
  const part = runParent();
  await untilReady(part);
  await part.stop(300);
  expect(processesOf()).toEqual([]);
});

it("chooses free ports, each once, and names a given one that is in use", async () => {
  const ports = await portsFor(["site", "bank", "pool"], {});
  expect(new Set(Object.values(ports)).size).toBe(3);
  const taken = createServer();
  await new Promise<void>((resolve) => taken.listen(ports.site, "127.0.0.1", resolve));
  try {
    await expect(portsFor(["site", "bank"], { site: ports.site })).rejects.toThrow(
      `Port ${ports.site} (site) is in use`,
    );
  } finally {
    await new Promise((resolve) => taken.close(resolve));
  }
});
