import { readFileSync } from "node:fs";
import { setTimeout as delay } from "node:timers/promises";
import type { ProviderProcess } from "./provider-processes.ts";

/** Current and peak memory of a process, MB. */
export type Memory = { peak_mb: number; rest_mb: number };

const KB_IN_MB = 1024;

/** Null when the system does not report it. */
export function memoryOf(pid: number): Memory | null {
  try {
    const status = readFileSync(`/proc/${pid}/status`, "utf8");
    const read = (name: string) => Math.round(Number(RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]) / KB_IN_MB);
    return { peak_mb: read("VmHWM"), rest_mb: read("VmRSS") };
  } catch {
    return null;
  }
}

/** Memory of a provider some seconds after it is ready, and its peak until then. */
export async function memoryAfter(
  provider: Pick<ProviderProcess, "client" | "pid">,
  ms: number,
): Promise<Memory | null> {
  const isReady = async () => (await provider.client.request("/readyz")).ok;
  while (!(await isReady())) await delay(50);
  await delay(ms);
  return memoryOf(provider.pid);
}

/** Limit for a provider over the embedded database with the whole demonstration. */
export const PEAK_MB = 700;
export const REST_MB = 450;
export const isWithin = ({ peak_mb, rest_mb }: Memory): boolean => peak_mb <= PEAK_MB && rest_mb <= REST_MB;
