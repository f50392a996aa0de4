import { createHash } from "node:crypto";
import { z } from "zod";
import { Advice } from "./files.ts";

/**
 * Record in git that replaces the pictures: the base commit to compare with, and by story and mode the digest of each
 * picture accepted since. `gone` is a story or a mode that was removed on purpose.
 */
const shape = z.strictObject({
  base: z.string().min(1),
  /** Browser that drew the accepted pictures: pictures of another have other digests. */
  browser: z.string(),
  accepted: z.record(z.string(), z.record(z.string(), z.string().regex(/^([0-9a-f]{32}|gone)$/))),
});

export type Accepted = z.infer<typeof shape>;

/** Marks a missing picture. */
export const GONE = "gone";

/** Digest of a picture's content, used as its name. */
export const digestOf = (png: Uint8Array | null): string =>
  png === null ? GONE : createHash("sha256").update(png).digest("hex").slice(0, 32);

/** @throws {Advice} when the file is not in the format of `--accept` */
export function parseAccepted(text: string): Accepted {
  let written: unknown;
  try {
    written = JSON.parse(text);
  } catch {
    throw new Advice("tests/visual/accepted.json is not JSON. Take git's version, or run npm run visual -- --rebase.");
  }
  const parsed = shape.safeParse(written);
  if (parsed.success) return parsed.data;
  throw new Advice(`tests/visual/accepted.json is not as expected. ${z.prettifyError(parsed.error)}`);
}

/** An empty record for a base commit. */
export const rebased = (base: string, browser: string): Accepted => ({ base, browser, accepted: {} });

/** One accepted picture. */
export type Look = { story: string; mode: string; digest: string };

/** The file with further accepted pictures; sorted by story and mode, so that two people's changes merge. */
export function accepting(file: Accepted, browser: string, looks: readonly Look[]): Accepted {
  const accepted = structuredClone(file.accepted);
  for (const { story, mode, digest } of looks) accepted[story] = { ...accepted[story], [mode]: digest };
  return { ...file, browser, accepted };
}

const inOrder = <Value>(table: Record<string, Value>): Record<string, Value> =>
  Object.fromEntries(Object.entries(table).toSorted(([one], [other]) => (one < other ? -1 : 1)));

/** Formats the file: a line for each picture. */
export function writtenAccepted({ base, browser, accepted }: Accepted): string {
  const stories = Object.entries(inOrder(accepted)).map(([story, modes]) => [story, inOrder(modes)]);
  return `${JSON.stringify({ base, browser, accepted: Object.fromEntries(stories) }, null, 2)}\n`;
}
