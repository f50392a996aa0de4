import { appendFile, mkdir, rename, stat } from "node:fs/promises";
import { join } from "node:path";
import type { ErrorLogInput } from "#domain/contract/base.shapes.ts";

/** Two files of this size at most: 50 MB in all. */
const HALF = 25 * 1024 * 1024;

/** Browsers' errors on disk: a newest file and the one before it. Never shown, never looked up. */
export type ErrorRing = { keep(input: ErrorLogInput, at: number): void; settled(): Promise<void> };

export function createErrorRing(folder: string, half: number = HALF): ErrorRing {
  const newest = join(folder, "errors.jsonl");
  let size: number | null = null;
  let last = Promise.resolve();

  async function append(line: string): Promise<void> {
    if (size === null) {
      await mkdir(folder, { recursive: true });
      size = await stat(newest).then(
        (found) => found.size,
        () => 0,
      );
    }
    const bytes = Buffer.byteLength(line);
    if (size + bytes > half) {
      await rename(newest, join(folder, "errors.1.jsonl")).catch(() => {});
      size = 0;
    }
    await appendFile(newest, line);
    size += bytes;
  }

  return {
    keep(input, at) {
      const line = `${JSON.stringify({ at, ...input, address: withoutQuery(input.address) })}\n`;
      // One after another, and a full disk is no reason to fail a visitor.
      last = last.then(() => append(line)).catch(() => {});
    },
    settled: () => last,
  };
}

/** Removes query and fragment, which may hold personal data. */
const withoutQuery = (address: string): string => address.replace(/[?#].*$/s, "");
