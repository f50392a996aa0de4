import type { Translate } from "#app/src/messages/catalogue.ts";
import { groupsOf, type Party } from "#domain/rooms.ts";

/** Who stays, in words: `۲ بزرگسال، ۱ کودک، ۱ نوزاد، ۲ اتاق`. */
export const partiesText = (parties: readonly Pick<Party, "adults" | "children">[], t: Translate): string =>
  t("occupancy.summary", groupsOf(parties));
