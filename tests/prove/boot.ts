import { readFileSync } from "node:fs";

/**
 * What it took until a process was ready, milliseconds: by the clock, and of a processor's time. A machine that is busy
 * with other things makes the first longer and the second not.
 */
export type Boot = { ms: number; cpuMs: number };

/** @param started when it was begun, by `performance.now()`. */
export function bootOf(pid: number, started: number): Boot {
  const ms = Math.round(performance.now() - started);
  return { ms, cpuMs: cpuMsOf(pid) ?? ms };
}

const TICK_MS = 10;

/** What a process has had of the processors, all its threads, milliseconds; null where the system does not tell, or it is gone. */
export function cpuMsOf(pid: number): number | null {
  try {
    // Behind the name, which may hold anything: state and so on, the 12th and 13th being user and system time.
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8")
      .replace(/^.*\) /s, "")
      .split(" ");
    return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
  } catch {
    return null;
  }
}
