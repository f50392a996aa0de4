import { breadcrumbs, listOf } from "#app/src/page/json-ld.ts";
import type { Head, HeadContext } from "#app/src/page/page.ts";
import { addressOf } from "#domain/addresses/routes.ts";
import { inLocale } from "#domain/text/in-locale.ts";
import { routeText } from "#domain/text/route-text.ts";
import { routePage } from "#products/flight/web/route-address.ts";
import { leastFare } from "#products/flight/web/share-fare.ts";
import type { FlightOriginData } from "./load.ts";

/** A city without flights is not for search engines. */
export const head = ({ from }: FlightOriginData, { environment, t }: HeadContext): Head => {
  const { publicBase, locale } = environment;
  const origin = inLocale(from.origin, "name", locale);
  const path = addressOf("flightsFrom", { originName: from.origin.slug });
  const { destinations } = from;
  return {
    title: t("site.title", { page: t("flightRoutes.from.headTitle", { origin }) }),
    description: t("flightRoutes.from.description", { origin, count: destinations.length }),
    canonical: destinations.length === 0 ? null : path,
    share: {
      name: t("flight.crumb.from", { origin }),
      line: null,
      price: leastFare(destinations, { environment, t }),
      scene: from.origin.image,
    },
    jsonLd:
      destinations.length === 0
        ? []
        : [
            breadcrumbs(publicBase, [
              { name: t("common.home"), address: addressOf("home") },
              { name: t("flight.crumb"), address: addressOf("flights") },
              { name: t("flight.crumb.from", { origin }), address: path },
            ]),
            listOf(
              publicBase,
              destinations.map((route) => ({ name: routeText(route, locale), address: routePage(route) })),
            ),
          ],
  };
};
