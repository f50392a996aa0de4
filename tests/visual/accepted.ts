import { createHash } from "node:crypto";
import { z } from "zod";
import { Advice } from "./files.ts";

/**
 * What is kept in git in place of pictures: the commit that pictures are compared with, and by story and mode the digest
 * of each picture that was accepted since. `gone` is a story or a mode that was taken away on purpose.
 */
const shape = z.strictObject({
  base: z.string().min(1),
  /** Which browser drew what was accepted: another draws other pictures, whose digests are not these. */
  browser: z.string(),
  accepted: z.record(z.string(), z.record(z.string(), z.string().regex(/^([0-9a-f]{32}|gone)$/))),
});

export type Accepted = z.infer<typeof shape>;

/** Stands for a picture that is not there. */
export const GONE = "gone";

/** The name of a picture's content. */
export const digestOf = (png: Uint8Array | null): string =>
  png === null ? GONE : createHash("sha256").update(png).digest("hex").slice(0, 32);

/** @throws {Advice} when the file is not what `--accept` writes */
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

/** Nothing accepted since a commit. */
export const rebased = (base: string, browser: string): Accepted => ({ base, browser, accepted: {} });

/** One picture whose look was accepted. */
export type Look = { story: string; mode: string; digest: string };

/** The file with more pictures accepted; by story and mode in order, so that two people's changes merge. */
export function accepting(file: Accepted, browser: string, looks: readonly Look[]): Accepted {
  const accepted = structuredClone(file.accepted);
  for (const { story, mode, digest } of looks) accepted[story] = { ...accepted[story], [mode]: digest };
  return { ...file, browser, accepted };
}

const inOrder = <Value>(table: Record<string, Value>): Record<string, Value> =>
  Object.fromEntries(Object.entries(table).toSorted(([one], [other]) => (one < other ? -1 : 1)));

/** As it is written: a line for each picture. */
export function writtenAccepted({ base, browser, accepted }: Accepted): string {
  const stories = Object.entries(inOrder(accepted)).map(([story, modes]) => [story, inOrder(modes)]);
  return `${JSON.stringify({ base, browser, accepted: Object.fromEntries(stories) }, null, 2)}\n`;
}
