import { breadcrumbs, listOf } from "#app/src/page/json-ld.ts";
import type { Head, HeadContext } from "#app/src/page/page.ts";
import { brandScene } from "#app/src/page/share.ts";
import { addressOf } from "#domain/addresses/routes.ts";
import { inLocale } from "#domain/text/in-locale.ts";
import { leastTour } from "#products/tour/web/share.ts";
import type { TourHomeData } from "./load.ts";

export const head = ({ home }: TourHomeData, { environment, t }: HeadContext): Head => {
  const { publicBase, locale } = environment;
  const title = t("tour.home.title");
  return {
    title: t("site.title", { page: title }),
    description: t("tour.home.lead"),
    canonical: addressOf("tours"),
    share: {
      name: title,
      line: null,
      price: leastTour(
        home.destinations.map((destination) => destination.from_price),
        [...home.guaranteed, ...home.last_seats],
        { environment, t },
      ),
      scene: home.destinations[0]?.city.image ?? brandScene,
    },
    jsonLd: [
      breadcrumbs(publicBase, [
        { name: t("common.home"), address: addressOf("home") },
        { name: title, address: addressOf("tours") },
      ]),
      listOf(
        publicBase,
        home.destinations.map(({ city }) => ({
          name: t("tour.listing.title", { destination: inLocale(city, "name", locale) }),
          address: addressOf("tourListing", { destinationName: city.slug }),
        })),
      ),
    ],
  };
};
