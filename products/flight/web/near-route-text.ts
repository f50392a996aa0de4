import type { Translate } from "#app/src/messages/catalogue.ts";
import type { RenderEnvironment } from "#app/src/page/environment.ts";
import { formatDate } from "#domain/text/dates.ts";
import { formatDistance } from "#domain/text/distance.ts";
import { inLocale } from "#domain/text/in-locale.ts";
import { formatMoneyText } from "#domain/text/money.ts";
import type { NearRoute } from "#products/flight/contract/flight-routes.shapes.ts";
import { toTenKilometres } from "./to-ten-kilometres.ts";

/** A route from or to a nearby airport: how far that is, and a day that has a flight, with its price. */
export function nearRouteText(route: NearRoute, t: Translate, environment: RenderEnvironment): string {
  const { locale } = environment;
  const ends = route.origin_meters === 0 ? "destination" : route.destination_meters === 0 ? "origin" : "both";
  const away = (meters: number) => formatDistance(toTenKilometres(meters), locale);
  return t(`flight.near.route.${ends}`, {
    origin: inLocale(route.origin, "name", locale),
    destination: inLocale(route.destination, "name", locale),
    originAway: away(route.origin_meters),
    destinationAway: away(route.destination_meters),
    date: formatDate(route.date, environment, "day"),
    amount: formatMoneyText(route.min_price, locale),
  });
}
