import type { Locale } from "#domain/enums/enums.ts";
import { REFUSALS } from "#domain/messages/refusal-table.ts";
import { type RefusalCode, refusal } from "#domain/messages/refusals.ts";

const isKnown = (text: string): text is RefusalCode => Object.hasOwn(REFUSALS, text);

/** Why something happened to a reservation, in words: of a code ours, otherwise what somebody wrote, as it stands. */
export const reasonText = (reason: string, locale: Locale): string =>
  isKnown(reason) ? refusal(reason, {}, locale) : reason;
