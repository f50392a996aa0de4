import { type ChildProcess, spawn } from "node:child_process";
import { chownSync, closeSync, mkdirSync, openSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import type { Owner } from "../server-owner.ts";
import { processesIn, signalAll } from "./processes.ts";

/** Launch configuration of one part of the fleet. */
export type Plan = {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
  readonly env?: Readonly<Record<string, string>>;
  /** User that runs it; null: the user of this process. */
  readonly owner?: Owner | null;
  /** True when it is ready for work. */
  readonly isReady: () => Promise<boolean>;
};

/** A part that runs, is restarted when it ends, and can be made to fail. */
export type Part = {
  readonly name: string;
  /** Id of its main process; null while it is down. */
  pid(): number | null;
  /** Number of starts so far. */
  starts(): number;
  isReady(): Promise<boolean>;
  /** Kills all its processes as a power cut does. It restarts by itself unless `leave` is set. */
  kill(options?: { leave?: boolean }): Promise<void>;
  /** Starts it again after `kill({ leave: true })` or `stop`. */
  start(): void;
  /** Asks it to end, by force after `withinMs`, and starts `next` in its place. */
  replace(next: Plan, withinMs: number): Promise<void>;
  /** Suspends all its processes as a machine that hangs does, or resumes them. */
  suspend(isSuspended: boolean): void;
  /** Stops it until it is started again: by a request, and by force after `withinMs`. */
  stop(withinMs: number): Promise<void>;
};

/** As systemd's RestartSec of the units in deploy/systemd. */
const RESTART_MS = 200;

/** Starts a part's process in the part's folder. */
function spawnPart(folder: string, { name, command, env, owner }: Plan): ChildProcess {
  const place = join(folder, name);
  const output = openSync(join(folder, "logs", `${name}.log`), "a");
  const [program, ...words] = command;
  const started = spawn(program, words, {
    cwd: place,
    // A process group of its own: Ctrl-C in the terminal goes to the fleet alone, which ends its parts in order.
    detached: true,
    stdio: ["ignore", output, output],
    env: { PATH: process.env["PATH"], HOME: place, TMPDIR: place, LANG: "C.UTF-8", ...env },
    ...(owner ?? {}),
  });
  closeSync(output);
  return started;
}

/** Starts a part in a folder of its own, with its output in a file beside it. */
export function runPart(folder: string, first: Plan): Part {
  let plan = first;
  const place = join(folder, plan.name);
  mkdirSync(place, { recursive: true });
  if (plan.owner) chownSync(place, plan.owner.uid, plan.owner.gid);
  let child: ChildProcess | null = null;
  let starts = 0;
  let isWanted = true;

  function start(): void {
    isWanted = true;
    if (child !== null) return;
    starts += 1;
    const started = spawnPart(folder, plan);
    child = started;
    started.once("error", () => again(started));
    started.once("exit", () => again(started));
  }

  function again(ended: ChildProcess): void {
    if (child !== ended) return;
    child = null;
    if (isWanted) startSoon();
  }

  function startSoon(): void {
    isWanted = true;
    setTimeout(() => isWanted && start(), RESTART_MS);
  }

  const ends = async (withinMs: number): Promise<boolean> => {
    for (const until = Date.now() + withinMs; Date.now() < until; await delay(20)) {
      if (processesIn(place).length === 0) return true;
    }
    return processesIn(place).length === 0;
  };

  async function kill({ leave = false } = {}): Promise<void> {
    isWanted = false;
    // Repeated: a process about to start another one leaves that behind.
    do signalAll(processesIn(place), "SIGKILL");
    while (!(await ends(100)));
    if (!leave) startSoon();
  }

  async function stop(withinMs: number): Promise<void> {
    isWanted = false;
    if (withinMs > 0 && child?.pid !== undefined) signalAll([child.pid], "SIGTERM");
    if (withinMs === 0 || !(await ends(withinMs))) await kill({ leave: true });
  }

  start();
  return {
    name: plan.name,
    pid: () => child?.pid ?? null,
    starts: () => starts,
    isReady: async () => child !== null && (await plan.isReady().catch(() => false)),
    kill,
    start,
    suspend: (isSuspended) => signalAll(processesIn(place), isSuspended ? "SIGSTOP" : "SIGCONT"),
    async replace(next, withinMs) {
      await stop(withinMs);
      plan = next;
      // Its process is gone, though the exit event may still be pending.
      child = null;
      start();
    },
    stop,
  };
}
