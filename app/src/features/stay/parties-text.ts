import type { Translate } from "#app/src/messages/catalogue.ts";
import type { Party } from "#domain/rooms.ts";

/** Who stays, in words: `۲ بزرگسال، ۱ کودک، ۱ اتاق`. */
export const partiesText = (parties: readonly Pick<Party, "adults" | "children">[], t: Translate): string =>
  t("occupancy.summary", {
    adults: parties.reduce((sum, { adults }) => sum + adults, 0),
    children: parties.reduce((sum, { children }) => sum + children.length, 0),
    rooms: parties.length,
  });
