import type { Locale } from "#domain/enums/enums.ts";
import { REFUSALS } from "#domain/messages/refusal-table.ts";
import { type RefusalCode, refusal } from "#domain/messages/refusals.ts";

const isKnown = (text: string): text is RefusalCode => Object.hasOwn(REFUSALS, text);

/** The reason of a reservation's event: our text for a code, otherwise the operator's or supplier's text verbatim. */
export const reasonText = (reason: string, locale: Locale, kind: string): string =>
  isKnown(reason) ? refusal(reason, {}, locale, kind) : reason;
