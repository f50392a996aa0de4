import type { Translate } from "#app/src/messages/catalogue.ts";
import type { Locale } from "#domain/enums/enums.ts";
import type { Party } from "#domain/rooms.ts";
import { COMMA, formatNumber } from "#domain/text/numbers.ts";
import { ageGroupAt } from "#domain/validation/age.ts";

/** Occupants of a room: `۲ بزرگسال، کودک ۵ساله`. */
const peopleText = ({ adults, children }: Party, t: Translate, locale: Locale): string =>
  [
    t("tour.room.adults", { count: adults }),
    ...children.map((age) =>
      ageGroupAt(age) === "infant" ? t("tour.room.infant") : t("tour.room.child", { age: formatNumber(age, locale) }),
    ),
  ].join(COMMA[locale]);

/** A room, counted from 0, with its occupants: `اتاق ۱: ۲ بزرگسال، کودک ۵ساله`. */
export function roomText(parties: readonly Party[], at: number, t: Translate, locale: Locale): string {
  const party = parties[at];
  const people = party === undefined ? "" : peopleText(party, t, locale);
  return t("tour.room", { number: formatNumber(at + 1, locale), people });
}
