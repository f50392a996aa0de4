import type { MessageId, Translate } from "#app/src/messages/catalogue.ts";
import type { Facets } from "#domain/contract/property.shapes.ts";
import type { Locale } from "#domain/enums/enums.ts";
import { label } from "#domain/messages/labels.ts";
import { formatMoneyText } from "#domain/text/money.ts";
import { formatRating } from "#domain/text/numbers.ts";
import type { FilterName } from "./list-query.ts";

type Words = (value: string, t: Translate, locale: Locale, facets: Facets | null) => string;

const message =
  (id: MessageId): Words =>
  (_value, t) =>
    t(id);

/** What a value of each filter is called. */
export const filterWords: Record<FilterName, Words> = {
  type: (value, _t, locale) => label("propertyTypes", value, locale),
  class: (value, _t, locale) => label("propertyClasses", value, locale),
  grade: (value, _t, locale) => label("propertyGrades", value, locale),
  facility: (value, _t, locale, facets) => {
    const named = facets?.facility.find((facet) => facet.value === value);
    return (locale === "fa" ? named?.name_fa : named?.name_en) ?? value;
  },
  meal: (value, _t, locale) => label("meals", value, locale),
  rating_min: (value, t, locale) => t("listing.filter.ratingMin", { rating: formatRating(Number(value) || 0, locale) }),
  price_min: (value, t, locale) =>
    t("listing.filter.price_min", { amount: formatMoneyText(Number(value) || 0, locale) }),
  price_max: (value, t, locale) =>
    t("listing.filter.price_max", { amount: formatMoneyText(Number(value) || 0, locale) }),
  cancellable: message("listing.filter.cancellable"),
  online: message("listing.filter.online"),
};
