import type { Translate } from "#app/src/messages/catalogue.ts";
import type { Locale } from "#domain/enums/enums.ts";
import { formatNights } from "#domain/text/dates.ts";
import { inLocale } from "#domain/text/in-locale.ts";
import { COMMA, formatNumber } from "#domain/text/numbers.ts";
import type { PackageStay } from "#products/tour/contract/tour.shapes.ts";
import type { TourPackage } from "#products/tour/contract/tour-card.shapes.ts";

/** Accommodation of the nights: a hotel with its stars, or each with its nights if there are several. */
export const staysText = (stays: readonly PackageStay[], t: Translate, locale: Locale): string =>
  stays
    .map(({ property, nights, star }) => {
      const name = t("tour.hotel", { name: inLocale(property, "name", locale), stars: t("tour.stars", { star }) });
      return stays.length === 1 ? name : t("tour.hotelNights", { nights: formatNights(nights, locale), name });
    })
    .join(COMMA[locale]);

/** States that it is guaranteed, or how many of the needed travellers have joined. */
export const stateText = (
  { state, group }: Pick<TourPackage, "state" | "group">,
  t: Translate,
  locale: Locale,
): string => t(`tour.state.${state}`, { sold: formatNumber(group.sold, locale), min: formatNumber(group.min, locale) });
