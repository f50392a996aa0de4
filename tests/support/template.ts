import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";

/**
 * A test's own copy of data that is made once for all tests of a run, by whichever process is first: copying a filled
 * database costs a fraction of filling it.
 */

/** The largest takes twenty seconds of CPU time, and ten times as long on a busy machine. */
export const MADE_WITHIN = 600_000;

/** Path of the output of `make`: made now, or by another process of this run. Null outside a run. */
export async function templateOf(name: string, make: (place: string) => Promise<void>): Promise<string | null> {
  const folder = process.env.TEST_TEMPLATES;
  if (!folder) return null;
  const place = join(folder, name);
  const ready = `${place}.ready`;
  const failed = `${place}.failed`;
  if (isFirst(`${place}.lock`)) {
    await make(place).catch((error: unknown) => {
      writeFileSync(failed, "");
      throw error;
    });
    writeFileSync(ready, "");
  }
  for (const until = Date.now() + MADE_WITHIN; !existsSync(ready); await delay(50)) {
    if (existsSync(failed) || Date.now() > until) throw new Error(`The template ${name} was not made`);
  }
  return place;
}

function isFirst(lock: string): boolean {
  try {
    mkdirSync(lock);
    return true;
  } catch {
    return false;
  }
}

/** A copy of a folder, removed after use. */
export function copyOf(template: string): { folder: string; remove(): void } {
  const folder = mkdtempSync(join(tmpdir(), "shamseh-world-"));
  cpSync(template, folder, { recursive: true });
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
