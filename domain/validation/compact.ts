import { fold } from "../text/fold.ts";

/** What people put between the digits of a long number: spaces, joiners, hyphens and the dashes that look like them. */
const SEPARATORS = /\s|\u200C|\u200D|[\u2010-\u2015\u2212-]/g;

/** A code or a number of many digits as it is compared: folded, without separators, upper case. */
export const compact = (text: string): string => fold(text).replace(SEPARATORS, "").toUpperCase();
