import { hash } from "node:crypto";

/** Letters of a digest: among a million pages no two are likely to share one. */
const LENGTH = 16;

/** A page's address as part of a key: short, and without characters that would end a header's word. */
export const pageDigest = (address: string): string => hash("sha256", address, "base64url").slice(0, LENGTH);
