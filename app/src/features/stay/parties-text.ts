import type { Translate } from "#app/src/messages/catalogue.ts";
import { groupsOf, type RequestedParty } from "#domain/rooms.ts";

/** Number of guests and rooms, in words: `۲ بزرگسال، ۱ کودک، ۱ نوزاد، ۲ اتاق`. */
export const partiesText = (parties: readonly RequestedParty[], t: Translate): string =>
  t("occupancy.summary", groupsOf(parties));
