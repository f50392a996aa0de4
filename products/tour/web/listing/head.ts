import { breadcrumbs, listOf } from "#app/src/page/json-ld.ts";
import type { Head, HeadContext } from "#app/src/page/page.ts";
import { brandScene } from "#app/src/page/share.ts";
import { addressOf } from "#domain/addresses/routes.ts";
import { inLocale } from "#domain/text/in-locale.ts";
import { leastTour } from "#products/tour/web/share.ts";
import { tourAddress } from "#products/tour/web/tour-query.ts";
import { listingAddress } from "./addresses.ts";
import type { TourListingData } from "./load.ts";
import { listingTitle } from "./title.ts";

/** A list of nothing is not for search engines. */
export const head = (data: TourListingData, { environment, t }: HeadContext): Head => {
  const { list, destinationName, originName } = data;
  const { publicBase, locale } = environment;
  const title = listingTitle(data, t, locale);
  const path = listingAddress(destinationName, originName);
  const isEmpty = list === null || list.total === 0;
  return {
    title: t("site.title", { page: title }),
    description: t("tour.description", { title }),
    canonical: isEmpty ? null : path,
    share: {
      name: title,
      line: null,
      price: leastTour(list?.origins.map((city) => city.from_price) ?? [], list?.items ?? [], { environment, t }),
      scene: list?.destination.image ?? brandScene,
    },
    jsonLd: isEmpty
      ? []
      : [
          breadcrumbs(publicBase, [
            { name: t("common.home"), address: addressOf("home") },
            { name: t("tour.home.title"), address: addressOf("tours") },
            { name: title, address: path },
          ]),
          listOf(
            publicBase,
            list.items.map((card) => ({ name: inLocale(card, "title", locale), address: tourAddress(card) })),
          ),
        ],
  };
};
