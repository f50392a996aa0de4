import { readFileSync } from "node:fs";

/**
 * Time until a process was ready, milliseconds: wall-clock time and CPU time. A busy machine makes the first longer and
 * the second not.
 */
export type Boot = { ms: number; cpuMs: number };

/** @param started start time, by `performance.now()`. */
export function bootOf(pid: number, started: number): Boot {
  const ms = Math.round(performance.now() - started);
  return { ms, cpuMs: cpuMsOf(pid) ?? ms };
}

const TICK_MS = 10;

/**
 * CPU time of a process with all its threads, milliseconds; null when the system does not report it, or the process is
 * gone.
 */
export function cpuMsOf(pid: number): number | null {
  try {
    // After the name, which may contain anything: state and so on; the 12th and 13th are user and system time.
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8")
      .replace(/^.*\) /s, "")
      .split(" ");
    return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
  } catch {
    return null;
  }
}
