import type { AnyParts } from "#app/src/features/reservation/product-parts.ts";
import type { Translate } from "#app/src/messages/catalogue.ts";
import type { GuestValue } from "#domain/contract/account.shapes.ts";
import type { Locale } from "#domain/enums/enums.ts";
import { PASSENGER_LABELS } from "#domain/messages/passenger-labels.ts";
import { fieldRefusal } from "#domain/messages/refusals.ts";
import { inLocale, ofPair } from "#domain/text/in-locale.ts";
import { COMMA, formatNumber } from "#domain/text/numbers.ts";
import type { Seat, SeatFault } from "./seats.ts";

type Named = Pick<GuestValue, "first_name_fa" | "last_name_fa" | "first_name_en" | "last_name_en">;

/** Name of a traveller: in the reader's language, or as far as it is known. */
export function personName(person: Named, locale: Locale): string {
  const known = [inLocale(person, "first_name", locale), inLocale(person, "last_name", locale)].filter(Boolean);
  const { first_name_fa, last_name_fa, first_name_en, last_name_en } = person;
  return (known.length > 0 ? known : [first_name_fa || first_name_en, last_name_fa || last_name_en])
    .filter(Boolean)
    .join(" ");
}

/** Names of a seat, of its fields and of their faults. */
export function seatWords({ kind, say }: Pick<AnyParts, "kind" | "say">, t: Translate, locale: Locale) {
  /** Adults and children of unknown age are counted within their room; other children are named by their age. */
  function seatName(seats: readonly Seat[], at: number): string {
    const place = seats[at]?.place;
    if (place === undefined) return "";
    if (place.ageGroup === "infant") return t("reserve.traveller.infant");
    if (place.age !== null) return t("reserve.traveller.child", { age: formatNumber(place.age, locale) });
    const before = seats
      .slice(0, at + 1)
      .filter(({ place: other }) => other.room === place.room && other.ageGroup === place.ageGroup);
    return t(`reserve.traveller.${place.ageGroup === "child" ? "childOfGroup" : "adult"}`, {
      number: formatNumber(before.length, locale),
    });
  }

  /** The same with its room, where there are several. */
  function seatTitle(seats: readonly Seat[], at: number): string {
    const room = seats[at]?.place.room ?? 0;
    if (!seats.some(({ place }) => place.room !== room)) return seatName(seats, at);
    return `${t("reserve.status.room", { number: formatNumber(room + 1, locale) })}${COMMA[locale]}${seatName(seats, at)}`;
  }

  const faultText = ({ field, code, params }: SeatFault): string =>
    code === "other_age"
      ? say("age", t, locale, {
          age: formatNumber(Number(params["age"]), locale),
          real: formatNumber(Number(params["real"]), locale),
        })
      : fieldRefusal(field, code, params, locale, kind);

  return {
    seatName,
    seatTitle,
    faultText,
    labelOf: (field: SeatFault["field"]) => ofPair(PASSENGER_LABELS[field], locale),
  };
}
