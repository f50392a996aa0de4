import { breadcrumbs } from "#app/src/page/json-ld.ts";
import type { Head, HeadContext } from "#app/src/page/page.ts";
import { addressOf } from "#domain/addresses/routes.ts";
import type { Locale } from "#domain/enums/enums.ts";
import { formatDate } from "#domain/text/dates.ts";
import { inLocale } from "#domain/text/in-locale.ts";
import { formatMoneyText } from "#domain/text/money.ts";
import { formatNumber } from "#domain/text/numbers.ts";
import type { FlightRouteValue } from "#products/flight/contract/flight-routes.shapes.ts";
import { routePage } from "#products/flight/web/route-address.ts";
import { leastFare } from "#products/flight/web/share-fare.ts";
import type { FlightRouteData } from "./load.ts";
import { lowestDay } from "./lowest-day.ts";
import { namesOf } from "./names-of.ts";

type Airport = FlightRouteValue["origin_airports"][number];

/**
 * JSON-LD of a route (schema.org `Flight`), with what the page shows: airports, airlines, the shortest duration, and the
 * range of fares over the days, rial. Null where nothing can be bought.
 */
export function flightOf(route: FlightRouteValue, locale: Locale, base: string): object | null {
  const { flown, days, origin_airports, destination_airports } = route;
  const prices = days.flatMap(({ min_price }) => min_price ?? []);
  if (flown === null || prices.length === 0) return null;
  const airport = (one: Airport) => ({ "@type": "Airport", iataCode: one.iata, name: inLocale(one, "name", locale) });
  return {
    "@context": "https://schema.org",
    "@type": "Flight",
    url: base + routePage(route),
    departureAirport: origin_airports.map(airport),
    arrivalAirport: destination_airports.map(airport),
    provider: flown.carriers.map((carrier) => ({
      "@type": "Airline",
      iataCode: carrier.code,
      name: inLocale(carrier, "name", locale),
    })),
    estimatedFlightDuration: `PT${Math.floor(flown.minutes / 60)}H${flown.minutes % 60}M`,
    offers: {
      "@type": "AggregateOffer",
      lowPrice: Math.min(...prices),
      highPrice: Math.max(...prices),
      offerCount: prices.length,
      priceCurrency: "IRR",
    },
  };
}

/** Search engines are not given a route that cannot be bought on any day: it has no canonical address. */
export const head = ({ route }: FlightRouteData, { environment, t }: HeadContext): Head => {
  const { publicBase, locale } = environment;
  const names = namesOf(route, locale);
  const lowest = lowestDay(route.days);
  const path = routePage(route);
  const flight = flightOf(route, locale, publicBase);
  return {
    title: t("site.title", { page: t("flightRoutes.route.headTitle", names) }),
    description: t("flightRoutes.route.description", {
      ...names,
      found: lowest === null ? "no" : "yes",
      amount: lowest === null ? "" : formatMoneyText(lowest.min_price, locale),
      date: lowest === null ? "" : formatDate(lowest.date, environment, "day"),
      days: formatNumber(route.days.length, locale),
    }),
    canonical: lowest === null ? null : path,
    share: {
      name: t("flight.title", names),
      line: null,
      price: leastFare(route.days, { environment, t }),
      scene: route.destination.image,
    },
    jsonLd:
      lowest === null
        ? []
        : [
            breadcrumbs(publicBase, [
              { name: t("common.home"), address: addressOf("home") },
              { name: t("flight.crumb"), address: addressOf("flights") },
              {
                name: t("flight.crumb.from", names),
                address: addressOf("flightsFrom", { originName: route.origin.slug }),
              },
              { name: t("flight.title", names), address: path },
            ]),
            ...(flight === null ? [] : [flight]),
          ],
  };
};
