import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { defineProof } from "./define-proof.ts";
import { type ProviderProcess, startProvider } from "./provider-processes.ts";

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

/**
 * The embedded database with the whole demonstration: its first start, which loads it, and the next. Idles `seconds`.
 */
export const { run, small } = defineProof({
  full: { seconds: 60 },
  small: { seconds: 1 },
  prove: async ({ seconds }) => {
    const folder = mkdtempSync(join(tmpdir(), "shamseh-memory-"));
    const start = async (): Promise<Memory> => {
      const provider = await startProvider({ folder }, { startsWithinMs: 300_000 });
      const memory = await memoryAfter(provider, seconds * 1_000);
      await provider.stop();
      if (memory === null) throw new Error("This system does not tell what a process takes");
      return memory;
    };
    const [fresh, existing] = [await start(), await start()];
    return { holds: isWithin(fresh) && isWithin(existing), fresh, existing };
  },
});
