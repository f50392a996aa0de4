import { type Accepted, digestOf, GONE } from "./accepted.ts";
import { type Difference, differenceOf } from "./compare.ts";

/** What became of one picture. `before` and `after` are null where there is none. */
export type Verdict = {
  kind: "changed" | "new" | "removed";
  digest: string;
  before: Buffer | null;
  after: Buffer | null;
  difference: Difference | null;
};

type Pictures = {
  base: Buffer | null;
  now: Buffer | null;
  /** The digest in the file in git, and its picture where it was accepted on this machine. */
  accepted: string | undefined;
  acceptedPicture: Buffer | null;
};

/**
 * Compares a picture with what was accepted last: since the base, or the base's own.
 * @returns null when it looks as accepted
 */
export async function judge({ base, now, accepted, acceptedPicture }: Pictures): Promise<Verdict | null> {
  const digest = digestOf(now);
  if (digest === accepted) return null;
  const before = accepted === GONE ? null : (acceptedPicture ?? base);
  const seen = { digest, before, after: now };
  if (before === null && now === null) return null;
  if (before === null) return { kind: "new", ...seen, difference: null };
  if (now === null) return { kind: "removed", ...seen, difference: null };
  const difference = await differenceOf(before, now);
  if (difference !== null) return { kind: "changed", ...seen, difference };
  // What was accepted is not on this machine, and the page looks as it did before that.
  const isTakenBack = accepted !== undefined && acceptedPicture === null;
  return isTakenBack ? { kind: "changed", ...seen, difference: null } : null;
}

/** What was accepted of a picture since the base. */
export const acceptedOf = ({ accepted }: Accepted, story: string, mode: string): string | undefined =>
  accepted[story]?.[mode];
