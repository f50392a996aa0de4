import { seenSigns } from "#domain/text/fold.ts";
import type { Translate } from "./catalogue.ts";

/** The fault of a field that must be filled, in words: required comes before any other fault (R121). */
export const requiredOr = <Other extends string | null>(t: Translate, typed: string, other: Other): string | Other =>
  seenSigns(typed) === 0 ? t("common.required") : other;
