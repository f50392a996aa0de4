import { type ChildProcess, fork } from "node:child_process";
import { EventEmitter } from "node:events";
import { join } from "node:path";
import { distDir, type PoolOptions, type PoolWorker, type WorkerRequest } from "vitest/node";

/**
 * A Vitest worker that outlives a run: a test's packages stay loaded, and only our own modules are loaded again. It is
 * replaced when it was stopped, and after some runs, because tests leak memory.
 */
const RUNS = 60;

type Kept = { process: ChildProcess; runs: number; isStarted: boolean };

export function createKeptPool(): { name: string; createPoolWorker(options: PoolOptions): PoolWorker; stop(): void } {
  let kept: Kept | null = null;

  const stop = (): void => {
    kept?.process.kill("SIGKILL");
    kept = null;
  };

  function take({ env, execArgv }: PoolOptions): Kept {
    if (kept !== null && (kept.runs >= RUNS || kept.process.exitCode !== null)) stop();
    if (kept === null) {
      const entry = join(distDir, "workers/forks.js");
      const process = fork(entry, [], {
        env,
        execArgv,
        stdio: ["ignore", "ignore", "ignore", "ipc"],
        serialization: "advanced",
      });
      process.setMaxListeners(0);
      kept = { process, runs: 0, isStarted: false };
    }
    kept.runs += 1;
    return kept;
  }

  function createPoolWorker(options: PoolOptions): PoolWorker {
    let mine: Kept | null = null;
    const answers = new EventEmitter();
    const forward = (message: unknown) => answers.emit("message", message);
    const exited = (...reason: unknown[]) => answers.emit("exit", ...reason);
    const answer = (type: string) => setImmediate(forward, { type, __vitest_worker_response__: true });
    return {
      name: "kept",
      // Modules come from the server and not from files on the disk, which a mutant would not change.
      cacheFs: false,
      on: (event, callback) => void answers.on(event, callback),
      off: (event, callback) => void answers.off(event, callback),
      deserialize: (data) => data,
      start: async () => {
        mine = take(options);
        mine.process.on("message", forward);
        mine.process.on("exit", exited);
      },
      send: (message: WorkerRequest) => {
        if (message.type === "stop") return answer("stopped");
        if (message.type === "start" && mine?.isStarted) return answer("started");
        if (message.type === "start" && mine) mine.isStarted = true;
        if (mine?.process.connected) mine.process.send(message as never);
      },
      stop: async () => {
        mine?.process.off("message", forward);
        mine?.process.off("exit", exited);
      },
    };
  }

  return { name: "kept", createPoolWorker, stop };
}
