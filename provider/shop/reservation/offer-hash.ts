import { createHash } from "node:crypto";

/**
 * A digest of what a traveller agrees to (`Product.agreed`), independent of the order of its keys: all that it holds
 * counts, so that a new kind of step or price cannot be left out.
 */
export const hashOf = (agreed: unknown): string =>
  createHash("sha256")
    .update(JSON.stringify(inOrder(agreed)))
    .digest("base64url");

function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, part]) => [key, inOrder(part)]),
  );
}
