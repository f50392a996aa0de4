import type { Translate } from "#app/src/messages/catalogue.ts";
import type { Locale } from "#domain/enums/enums.ts";
import { type Party, peopleOf } from "#domain/rooms.ts";
import { formatNights, formatPeopleAndNights } from "#domain/text/dates.ts";
import { inLocale } from "#domain/text/in-locale.ts";
import { COMMA } from "#domain/text/numbers.ts";
import type { PackageStay, TourSubject } from "#products/tour/contract/tour.shapes.ts";
import type { Passports } from "#products/tour/rules/passports.ts";

/** Referral of other passports to the consulate, which stands alone where no Iranian travels; null where all are Iranian. */
export function consulateText({ iranian, others }: Passports, t: Translate): string | null {
  return others ? t(iranian ? "reserve.tour.passports.others" : "reserve.tour.passports.alone") : null;
}

/** The people of the rooms by their ages, as an address has them. */
export const partiesOf = ({ rooms }: TourSubject): Party[] =>
  rooms.map(({ adults, children }) => ({ adults, children: children.map(({ age }) => age) }));

/** Description of what the price covers: everyone who travels, infants too, and the nights. */
export const priceIsFor = (subject: TourSubject, locale: Locale): string =>
  formatPeopleAndNights(peopleOf(partiesOf(subject)), subject.nights, locale);

const GRADES = ["one_star", "two_star", "three_star", "four_star", "five_star"] as const;

/** A hotel with its grade, if it has one, and its board. */
export function hotelText({ property, star, meal }: PackageStay, t: Translate, locale: Locale): string {
  const grade = GRADES[star - 1];
  return [
    inLocale(property, "name", locale),
    ...(grade === undefined ? [] : [t(`propertyGrades.${grade}`)]),
    t(`meals.${meal}`),
  ].join(" · ");
}

/** The cities in which nights are spent, each once. */
export const citiesText = ({ stays }: Pick<TourSubject, "stays">, locale: Locale): string =>
  [...new Set(stays.map(({ city }) => inLocale(city, "name", locale)))].join(COMMA[locale]);

export const nightsText = ({ nights, city }: PackageStay, t: Translate, locale: Locale): string =>
  t("reserve.tour.nightsIn", { nights: formatNights(nights, locale), city: inLocale(city, "name", locale) });
