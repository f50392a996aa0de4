import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isWithin, type Memory, memoryAfter } from "./embedded-memory.ts";
import type { Proof } from "./main.ts";
import { numberFrom } from "./options.ts";
import { startProvider } from "./provider-processes.ts";

/**
 * The embedded database with the whole demonstration: its first start, which loads it, and the next. Idles `--seconds`
 * (60).
 */
export async function run(args: readonly string[]): Promise<Proof> {
  const ms = numberFrom(args, "seconds", 60) * 1_000;
  const folder = mkdtempSync(join(tmpdir(), "shamseh-memory-"));
  const start = async (): Promise<Memory> => {
    const provider = await startProvider({ folder }, { startsWithinMs: 300_000 });
    const memory = await memoryAfter(provider, ms);
    await provider.stop();
    if (memory === null) throw new Error("This system does not tell what a process takes");
    return memory;
  };
  const [fresh, existing] = [await start(), await start()];
  return { holds: isWithin(fresh) && isWithin(existing), fresh, existing };
}
