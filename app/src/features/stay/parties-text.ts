import type { Translate } from "#app/src/messages/catalogue.ts";
import { type AskedParty, groupsOf } from "#domain/rooms.ts";

/** Number of guests and rooms, in words: `۲ بزرگسال، ۱ کودک، ۱ نوزاد، ۲ اتاق`. */
export const partiesText = (parties: readonly AskedParty[], t: Translate): string =>
  t("occupancy.summary", groupsOf(parties));
