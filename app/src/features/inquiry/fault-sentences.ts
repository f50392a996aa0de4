import type { Locale } from "#domain/enums/enums.ts";
import { fieldRefusal } from "#domain/messages/refusals.ts";
import type { Fault } from "#domain/validation/fault.ts";

/** Messages for the faults, by field. */
export const faultSentences = (
  faults: readonly (readonly [field: string, Fault])[],
  locale: Locale,
): Record<string, string> =>
  Object.fromEntries(faults.map(([field, { code, params }]) => [field, fieldRefusal(field, code, params, locale)]));
