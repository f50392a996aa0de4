import { breadcrumbs, listOf, questionsOf } from "#app/src/page/json-ld.ts";
import type { Head, HeadContext } from "#app/src/page/page.ts";
import { brandScene } from "#app/src/page/share.ts";
import { addressOf } from "#domain/addresses/routes.ts";
import { formatNumber } from "#domain/text/numbers.ts";
import { routeText } from "#domain/text/route-text.ts";
import { routePage } from "#products/flight/web/route-address.ts";
import { leastFare } from "#products/flight/web/share-fare.ts";
import type { FlightHomeData } from "./load.ts";
import { questionsOfFlights } from "./questions.ts";

export const head = ({ home }: FlightHomeData, { environment, t }: HeadContext): Head => {
  const { publicBase, locale } = environment;
  const title = t("flightRoutes.home.title");
  return {
    title: t("site.title", { page: title }),
    description: t("flightRoutes.home.description", { days: formatNumber(home.days, locale) }),
    canonical: addressOf("flights"),
    share: {
      name: title,
      line: null,
      price: leastFare(home.routes, { environment, t }),
      scene: home.routes[0]?.destination.image ?? brandScene,
    },
    jsonLd: [
      breadcrumbs(publicBase, [
        { name: t("common.home"), address: addressOf("home") },
        { name: title, address: addressOf("flights") },
      ]),
      listOf(
        publicBase,
        home.routes.map((route) => ({ name: routeText(route, locale), address: routePage(route) })),
      ),
      questionsOf(questionsOfFlights(t, locale)),
    ],
  };
};
