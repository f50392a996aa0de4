import { breadcrumbs, questionsOf } from "#app/src/page/json-ld.ts";
import type { Head, HeadContext } from "#app/src/page/page.ts";
import { pictureAddress } from "#app/src/page/picture-address.ts";
import { leastNight, skylineOf } from "#app/src/page/share.ts";
import { addressOf } from "#domain/addresses/routes.ts";
import { label } from "#domain/messages/labels.ts";
import { inLocale } from "#domain/text/in-locale.ts";
import { formatMoneyText } from "#domain/text/money.ts";
import type { DetailsValue } from "#products/stay/contract/stay.shapes.ts";
import type { PropertyData } from "./load.ts";

const lodgingTypes: Readonly<Record<string, string>> = {
  hotel: "Hotel",
  motel: "Motel",
  hostel: "Hostel",
  boutique: "Hotel",
  apartment_hotel: "Hotel",
};

/** Ratings of 1..5 are shown doubled, out of ten. */
const SHOWN = 2;

/**
 * A place to stay for machines. Every value stands on the page too, but that sums are in rial. Its own telephone is
 * told with the voucher; the page shows support's.
 */
export function lodging(
  details: DetailsValue,
  { locale, direction, publicBase: base }: HeadContext["environment"],
  { url, from }: { url: string; from: string },
): object {
  const { rating, from_price, images } = details;
  const [first] = images;
  return {
    "@context": "https://schema.org",
    "@type": lodgingTypes[details.type] ?? "LodgingBusiness",
    name: inLocale(details, "name", locale),
    description: inLocale(details, "description", locale),
    url: base + url,
    ...(first && { image: base + pictureAddress(first.image, direction) }),
    ...(from_price !== null && { priceRange: `${from} ${formatMoneyText(from_price, locale)}` }),
    address: {
      "@type": "PostalAddress",
      streetAddress: inLocale(details, "address", locale),
      addressLocality: inLocale(details.city, "name", locale),
      addressCountry: details.city.country.iso2,
    },
    geo: { "@type": "GeoCoordinates", latitude: details.lat, longitude: details.lon },
    checkinTime: details.check_in_time,
    checkoutTime: details.check_out_time,
    numberOfRooms: details.room_count,
    ...(details.star > 0 ? { starRating: { "@type": "Rating", ratingValue: details.star } } : {}),
    ...(rating.average === null
      ? {}
      : {
          aggregateRating: {
            "@type": "AggregateRating",
            ratingValue: Math.round(rating.average * SHOWN * 10) / 10,
            bestRating: 5 * SHOWN,
            worstRating: SHOWN,
            reviewCount: rating.count,
          },
        }),
    containsPlace: details.room_types.map((room) => ({
      "@type": "HotelRoom",
      name: inLocale(room, "name", locale),
      occupancy: { "@type": "QuantitativeValue", maxValue: room.capacity + room.extra_capacity },
    })),
    ...(from_price === null
      ? {}
      : {
          makesOffer: {
            "@type": "Offer",
            priceSpecification: {
              "@type": "UnitPriceSpecification",
              price: from_price,
              priceCurrency: "IRR",
              unitCode: "DAY",
            },
          },
        }),
  };
}

/** Questions of the page that have an answer, each with its first one. */
const answered = (questions: PropertyData["questions"]) =>
  (questions?.items ?? []).flatMap(({ text, answers: [first] }) =>
    first === undefined ? [] : [{ question: text, answer: first.text }],
  );

export function head({ details, questions }: PropertyData, { environment, t }: HeadContext): Head {
  const { locale } = environment;
  const name = inLocale(details, "name", locale);
  const city = inLocale(details.city, "name", locale);
  const canonical = addressOf("property", { cityName: details.city.slug, propertyName: details.slug });
  return {
    title: t("site.title", { page: t("property.title", { name, city }) }),
    description: t("property.description", { name, city }),
    canonical,
    share: {
      name,
      line: [city, ...(details.grade === null ? [] : [label("propertyGrades", details.grade, locale)])].join(" · "),
      price: leastNight(details.is_bookable ? [details] : [], { environment, t }),
      scene: details.images[0]?.image ?? skylineOf(details.city.slug),
    },
    jsonLd: [
      lodging(details, environment, { url: canonical, from: t("common.from") }),
      breadcrumbs(environment.publicBase, [
        { name: t("common.home"), address: addressOf("home") },
        { name: city, address: addressOf("city", { destinationName: details.city.slug }) },
        { name, address: canonical },
      ]),
      ...(answered(questions).length > 0 ? [questionsOf(answered(questions))] : []),
    ],
  };
}
