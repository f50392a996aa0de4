import type { Locale } from "#domain/enums/enums.ts";
import { refusal } from "#domain/messages/refusals.ts";
import type { Refused } from "./result.ts";

/** A refusal that brought no words, with a whole sentence: for itself and for each field that it names (A28). */
export function worded(refused: Refused, locale: Locale): Refused {
  const sentence = refusal("refused", {}, locale);
  const errors = refused.errors.map((error) => ({ ...error, message: error.message.trim() || sentence }));
  return { ...refused, message: sentence, errors };
}
