import { breadcrumbs } from "#app/src/page/json-ld.ts";
import type { Head, HeadContext, SharePicture } from "#app/src/page/page.ts";
import { leastPrice, skylineOf } from "#app/src/page/share.ts";
import { addressOf } from "#domain/addresses/routes.ts";
import type { Locale } from "#domain/enums/enums.ts";
import { inLocale } from "#domain/text/in-locale.ts";
import { tourAddress } from "#products/tour/web/tour-query.ts";
import { goneOf } from "./chosen.ts";
import type { TourDetailData } from "./load.ts";

/** The departures of the page's calendar that can be bought. `now`: epoch seconds. */
const openDays = ({ days }: TourDetailData, now: number) =>
  (days ?? []).flatMap((day) =>
    goneOf(day, now) === null && day.min_price !== null ? [{ ...day, min_price: day.min_price }] : [],
  );

function leastDeparture(data: TourDetailData, context: Pick<HeadContext, "environment" | "t">): SharePicture["price"] {
  const [least] = openDays(data, context.environment.now).toSorted((one, other) => one.min_price - other.min_price);
  if (least === undefined) return null;
  return leastPrice({ rial: least.min_price, of: context.t("tour.fromPerson"), date: least.date }, context);
}

/**
 * A tour for machines. Each departure that the page's calendar shows is a trip of it, with its price in rial in ASCII
 * digits. `now`: epoch seconds.
 */
export function touristTrip(data: TourDetailData, locale: Locale, base: string, now: number): object {
  const { details, choice } = data;
  const open = openDays(data, now);
  return {
    "@context": "https://schema.org",
    "@type": "TouristTrip",
    name: inLocale(details, "title", locale),
    description: inLocale(details, "summary", locale),
    url: base + tourAddress(details),
    provider: { "@type": "Organization", name: inLocale(details.agency, "name", locale) },
    itinerary: {
      "@type": "ItemList",
      itemListElement: details.itinerary.map((day) => ({
        "@type": "ListItem",
        position: day.day,
        name: inLocale(day, "title", locale),
      })),
    },
    ...(open.length > 0 && {
      subTrip: open.map((day) => ({
        "@type": "Trip",
        departureTime: day.date,
        offers: {
          "@type": "Offer",
          price: day.min_price,
          priceCurrency: "IRR",
          url: base + tourAddress(details, { origin: choice.origin, departure: day.departure_id }),
        },
      })),
    }),
  };
}

export function head(data: TourDetailData, { environment, t }: HeadContext): Head {
  const { locale, publicBase, now } = environment;
  const { details } = data;
  const title = inLocale(details, "title", locale);
  const canonical = tourAddress(details);
  return {
    title: t("site.title", { page: title }),
    description: t("tour.description", { title }),
    canonical,
    share: {
      name: title,
      line: inLocale(details.agency, "name", locale),
      price: leastDeparture(data, { environment, t }),
      scene: details.images[0]?.image ?? skylineOf(details.city.slug),
    },
    jsonLd: [
      touristTrip(data, locale, publicBase, now),
      breadcrumbs(publicBase, [
        { name: t("common.home"), address: addressOf("home") },
        { name: t("tour.home.title"), address: addressOf("tours") },
        {
          name: t("tour.detail.crumb", { city: inLocale(details.city, "name", locale) }),
          address: addressOf("tourListing", { destinationName: details.city.slug }),
        },
        { name: title, address: canonical },
      ]),
    ],
  };
}
