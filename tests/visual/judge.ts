import { type Accepted, digestOf, GONE } from "./accepted.ts";
import { type Difference, differenceOf } from "./compare.ts";

/** Verdict on one picture. `before` and `after` are null when there is none. */
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
  /** Digest in the file in git, and its picture if it was accepted on this machine. */
  accepted: string | undefined;
  acceptedPicture: Buffer | null;
};

/**
 * Compares a picture with the last accepted one: since the base, or the base's own.
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
  // The accepted picture is not on this machine, and the page looks as it did before that acceptance.
  const isTakenBack = accepted !== undefined && acceptedPicture === null;
  return isTakenBack ? { kind: "changed", ...seen, difference: null } : null;
}

/** Digest of the picture accepted since the base. */
export const acceptedOf = ({ accepted }: Accepted, story: string, mode: string): string | undefined =>
  accepted[story]?.[mode];
