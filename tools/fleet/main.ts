import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { run } from "../run.mjs";
import { askFleet, openControl, type Status } from "./control.ts";
import { startFleet } from "./fleet.ts";
import { FleetRefused } from "./programs.ts";
import { consolesAddress } from "./site-parts.ts";

/**
 * `npm run fleet`: everything that several machines run, on this one, until a signal ends it and removes everything.
 * `npm run fleet -- status`, `kill <name> [--leave]`, `start <name>`, `deploy <folder> [--back]`, `backup` and `restore
 * --at <instant>` act on a running one.
 */

const usage = `npm run fleet [-- --folder PLACE] [--port 8080] [--keep]
npm run fleet -- status
npm run fleet -- kill NAME [--leave]      (kill primary: the node of the database that leads)
npm run fleet -- start NAME
npm run fleet -- deploy FOLDER [--back]
npm run fleet -- backup
npm run fleet -- restore --at 2026-11-21T22:27:51+03:30`;

function readWords() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        folder: { type: "string", default: join(tmpdir(), "shamseh-fleet") },
        port: { type: "string" },
        keep: { type: "boolean", default: false },
        leave: { type: "boolean", default: false },
        at: { type: "string", default: "" },
        back: { type: "boolean", default: false },
        help: { type: "boolean", short: "h", default: false },
      },
    });
  } catch (error) {
    throw new FleetRefused(`${error instanceof Error ? error.message : error}\n${usage}`);
  }
}

function portFrom(word: string | undefined): number | undefined {
  if (word === undefined) return undefined;
  const port = Number(word);
  if (Number.isInteger(port) && port > 0 && port <= 65_535) return port;
  throw new FleetRefused("--port must be a port number");
}

function show({ address, consoles, primary, parts }: Status): void {
  for (const { name, pid, starts, ready } of parts) {
    const role = name === primary ? "  leads" : "";
    console.log(`${name.padEnd(12)} ${ready ? "ready" : "away "}  pid ${pid ?? "-"}  started ${starts} times${role}`);
  }
  if (primary === null) console.log("No node of the database leads now.");
  console.log(`\n  ${address}\n  Watched at ${consoles}\n`);
}

async function main(): Promise<void> {
  const { values, positionals } = readWords();
  if (values.help) return console.log(usage);
  const [command, name = ""] = positionals;
  const folder = resolve(values.folder);
  const named = `name=${encodeURIComponent(name)}`;
  const commands: Readonly<Record<string, () => Promise<void>>> = {
    status: async () => show(await askFleet(folder, "/status")),
    kill: async () => show(await askFleet(folder, `/kill?${named}${values.leave ? "&leave" : ""}`)),
    start: async () => show(await askFleet(folder, `/start?${named}`)),
    backup: async () => show(await askFleet(folder, "/backup")),
    restore: async () => show(await askFleet(folder, `/restore?${new URLSearchParams({ at: values.at })}`)),
    deploy: async () => {
      const version = `name=${encodeURIComponent(resolve(name))}`;
      show(await askFleet(folder, `/deploy?${version}${values.back ? "&back" : ""}`));
    },
  };
  if (command === undefined) return stand(folder, portFrom(values.port), values.keep);
  const chosen = commands[command];
  if (chosen === undefined) throw new FleetRefused(usage);
  await chosen();
}

/** Starts the fleet and runs until a signal; a second one does not wait for open requests. */
async function stand(folder: string, port: number | undefined, keep: boolean): Promise<void> {
  await run(process.execPath, ["tools/build.mjs"]);
  const started = performance.now();
  let stop: ((options: { atOnce: boolean }) => Promise<void>) | null = null;
  let signals = 0;
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    process.on(signal, async () => {
      signals += 1;
      await stop?.({ atOnce: signals > 1 });
      process.exit(0);
    });
  }
  const onBegin = (ways: { stop: NonNullable<typeof stop> }) => {
    stop = ways.stop;
  };
  const fleet = await startFleet({ folder, port, keep, say: console.log, onBegin }).catch((error: unknown) => {
    // A signal during the start makes the start fail: this is no error.
    if (signals === 0) throw error;
    return null;
  });
  if (fleet === null) return;
  openControl(folder, fleet);
  const seconds = Math.round((performance.now() - started) / 1000);
  console.log(
    `\n  Shamseh · شمسه, a fleet, after ${seconds} s\n  ${fleet.address}\n  Watched at ${consolesAddress(fleet.ports)}\n`,
  );
}

await main().catch((error: unknown) => {
  if (!(error instanceof FleetRefused)) throw error;
  for (const line of error.message.split("\n")) console.error(`fleet: ${line}`);
  process.exit(1);
});
