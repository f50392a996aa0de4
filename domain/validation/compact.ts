import { fold } from "../text/fold.ts";

/** Folded text without the spaces, hyphens and joiners that people put into codes and numbers. */
export const compact = (text: string): string => fold(text).replace(/\s|-|\u200C|\u200D/g, "");
