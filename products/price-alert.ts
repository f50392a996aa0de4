import { choosing } from "#domain/addresses/chosen-address.ts";
import { AUDIENCE } from "#domain/addresses/party-audience.ts";
import { addressOf } from "#domain/addresses/routes.ts";
import { checkOutOf } from "#domain/calendar/stay.ts";
import type { IsoDate } from "#domain/calendar/types.ts";
import type { PriceAlertValue } from "#domain/contract/price-alert.shapes.ts";
import type { Locale } from "#domain/enums/enums.ts";
import { inLocale } from "#domain/text/in-locale.ts";
import { routeText } from "#domain/text/route-text.ts";

type Of<K extends PriceAlertValue["kind"]> = Extract<PriceAlertValue, { kind: K }>;
type ByKind<T> = { readonly [K in PriceAlertValue["kind"]]: (alert: Of<K>) => T };

const ofKind = <T>(table: ByKind<T>, alert: PriceAlertValue): T =>
  (table[alert.kind] as (one: PriceAlertValue) => T)(alert);

const addresses: ByKind<string> = {
  // For its party in whichever language the page is read.
  property: ({ city_slug, slug, check_in, length_of_stay, rooms, audience }) =>
    addressOf(
      "property",
      { cityName: city_slug, propertyName: slug },
      { check_in, length_of_stay, rooms, [AUDIENCE]: audience },
    ),
  tour: ({ city_slug, slug, departure_id, package_id, rooms, beds }) =>
    addressOf(
      "tour",
      { cityName: city_slug, propertyName: slug },
      { departure: departure_id, package: package_id, rooms, beds },
    ),
  flight: (alert) =>
    addressOf(
      "flightSearch",
      {},
      {
        origin_city_id: `city-${alert.origin.id}`,
        destination_city_id: `city-${alert.destination.id}`,
        departure_date: alert.departure_date,
        return_date: alert.return_date,
        adult_count: alert.adult_count,
        child_count: alert.child_count || null,
        infant_count: alert.infant_count || null,
        class: alert.class === "economy" ? null : alert.class,
      },
    ),
};

/** Address of the page with the watched price, with the original search. */
export const alertAddress = (alert: PriceAlertValue): string => ofKind(addresses, alert);

/**
 * The same for a message in a language. It names Persian too: the browser that opens it may have chosen English.
 */
export const alertLink = (alert: PriceAlertValue, locale: Locale): string => choosing(alertAddress(alert), locale);

const days: ByKind<readonly [IsoDate, IsoDate]> = {
  property: ({ check_in, length_of_stay }) => [check_in, checkOutOf(check_in, length_of_stay)],
  tour: ({ date, return_date }) => [date, return_date],
  flight: ({ departure_date, return_date }) => [departure_date, return_date ?? departure_date],
};

/** First and last day of an alert's subject; the same for a one-way flight. */
export const alertDays = (alert: PriceAlertValue): readonly [IsoDate, IsoDate] => ofKind(days, alert);

/** Title of an alert: the name of the property or the tour, or the route of the flights. */
export const alertTitle = (alert: PriceAlertValue, locale: Locale): string =>
  alert.kind === "flight" ? routeText(alert, locale) : inLocale(alert, "name", locale);
