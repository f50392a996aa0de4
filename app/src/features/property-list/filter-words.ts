import type { MessageId, Translate } from "#app/src/messages/catalogue.ts";
import { labelled } from "#app/src/messages/labelled.ts";
import type { Facets } from "#domain/contract/property.shapes.ts";
import type { Locale } from "#domain/enums/enums.ts";
import { formatMoneyText } from "#domain/text/money.ts";
import { formatRating } from "#domain/text/numbers.ts";
import type { FilterName } from "./list-query.ts";

type Words = (value: string, t: Translate, locale: Locale, facets: Facets | null) => string;

const message =
  (id: MessageId): Words =>
  (_value, t) =>
    t(id);

const label =
  (list: Parameters<typeof labelled>[1]): Words =>
  (value, t) =>
    labelled(t, list, value);

/** What a value of each filter is called. */
export const filterWords: Record<FilterName, Words> = {
  type: label("propertyTypes"),
  class: label("propertyClasses"),
  grade: label("propertyGrades"),
  facility: (value, _t, locale, facets) => {
    const named = facets?.facility.find((facet) => facet.value === value);
    return (locale === "fa" ? named?.name_fa : named?.name_en) ?? value;
  },
  meal: label("meals"),
  rating_min: (value, t, locale) => t("listing.filter.ratingMin", { rating: formatRating(Number(value) || 0, locale) }),
  price_min: (value, t, locale) =>
    t("listing.filter.price_min", { amount: formatMoneyText(Number(value) || 0, locale) }),
  price_max: (value, t, locale) =>
    t("listing.filter.price_max", { amount: formatMoneyText(Number(value) || 0, locale) }),
  cancellable: message("listing.filter.cancellable"),
  online: message("listing.filter.online"),
};
