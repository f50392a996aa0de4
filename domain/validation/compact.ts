import { fold } from "../text/fold.ts";

/** Characters that people put between the digits of a long number: spaces, joiners, hyphens and look-alike dashes. */
const SEPARATORS = /\s|\u200C|\u200D|[\u2010-\u2015\u2212-]/g;

/** Canonical form of a code or long number for comparison: folded, without separators, upper case. */
export const compact = (text: string): string => fold(text).replace(SEPARATORS, "").toUpperCase();
