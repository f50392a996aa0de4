import { breadcrumbs } from "#app/src/page/json-ld.ts";
import type { Head, HeadContext } from "#app/src/page/page.ts";
import { addressOf } from "#domain/addresses/routes.ts";
import type { AttractionValue } from "#domain/contract/property.shapes.ts";

export const head = ({ attraction, city }: AttractionValue, { environment, t }: HeadContext): Head => {
  const isPersian = environment.locale === "fa";
  const name = isPersian ? attraction.name_fa : attraction.name_en;
  const cityName = isPersian ? city.name_fa : city.name_en;
  const kind = isPersian ? attraction.kind_fa : attraction.kind_en;
  const canonical = addressOf("attraction", { destinationName: city.slug, attractionId: String(attraction.id) });
  return {
    title: t("site.title", { page: name }),
    description: t("attraction.description", { name, kind, city: cityName }),
    canonical,
    jsonLd: [
      {
        "@context": "https://schema.org",
        "@type": "TouristAttraction",
        name,
        description: isPersian ? attraction.description_fa : attraction.description_en,
        url: environment.publicBase + canonical,
        geo: { "@type": "GeoCoordinates", latitude: attraction.lat, longitude: attraction.lon },
      },
      breadcrumbs(environment.publicBase, [
        { name: t("common.home"), address: addressOf("home") },
        { name: cityName, address: addressOf("city", { destinationName: city.slug }) },
        { name, address: canonical },
      ]),
    ],
  };
};
