import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import type { Part } from "./part.ts";
import { FleetRefused } from "./programs.ts";

const READY_WITHIN_MS = 180_000;

/**
 * Polls until a condition is true. Any error except FleetRefused counts as not yet. @throws FleetRefused at the time
 * limit.
 */
export async function until(isTrue: () => Promise<boolean>, what: string, withinMs = READY_WITHIN_MS): Promise<void> {
  for (const end = Date.now() + withinMs; Date.now() < end; await delay(200)) {
    try {
      if (await isTrue()) return;
    } catch (error) {
      if (error instanceof FleetRefused) throw error;
    }
  }
  throw new FleetRefused(`${what} was not ready within ${withinMs / 1000} s`);
}

/** Starts after which a part that was never ready is given up. */
const MAX_STARTS = 5;

/**
 * Waits until newly started parts are ready, or meet another condition.
 *
 * @throws FleetRefused with a part's last output when it ends repeatedly.
 */
export async function untilReady(
  folder: string,
  parts: readonly Part[],
  isReady = (part: Part): Promise<boolean> => part.isReady(),
  withinMs = READY_WITHIN_MS,
): Promise<void> {
  const each = parts.map((part) => {
    const before = part.starts() - 1;
    return until(
      async () => {
        if (part.starts() - before > MAX_STARTS)
          throw new FleetRefused(`${part.name} does not start:\n${lastLines(folder, part)}`);
        return isReady(part);
      },
      part.name,
      withinMs,
    );
  });
  await Promise.all(each);
}

const lastLines = (folder: string, { name }: Part): string =>
  readFileSync(join(folder, "logs", `${name}.log`), "utf8")
    .trimEnd()
    .split("\n")
    .slice(-5)
    .join("\n");
