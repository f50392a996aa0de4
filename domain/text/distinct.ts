import type { Locale } from "../enums/enums.ts";
import { COMMA } from "./numbers.ts";

/** Texts as one list, each once, in their order. */
export const distinctText = (texts: readonly string[], locale: Locale): string =>
  [...new Set(texts)].join(COMMA[locale]);
