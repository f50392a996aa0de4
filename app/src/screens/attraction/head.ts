import { breadcrumbs } from "#app/src/page/json-ld.ts";
import type { Head, HeadContext } from "#app/src/page/page.ts";
import { addressOf } from "#domain/addresses/routes.ts";
import type { AttractionValue } from "#domain/contract/attraction.shapes.ts";
import { inLocale } from "#domain/text/in-locale.ts";

export const head = ({ attraction, city }: AttractionValue, { environment, t }: HeadContext): Head => {
  const name = inLocale(attraction, "name", environment.locale);
  const cityName = inLocale(city, "name", environment.locale);
  const kind = inLocale(attraction, "kind", environment.locale);
  const canonical = addressOf("attraction", { destinationName: city.slug, attractionId: String(attraction.id) });
  return {
    title: t("site.title", { page: name }),
    description: t("attraction.description", { name, kind, city: cityName }),
    canonical,
    share: { name, line: `${kind} · ${cityName}`, price: null, scene: attraction.image },
    jsonLd: [
      {
        "@context": "https://schema.org",
        "@type": "TouristAttraction",
        name,
        description: inLocale(attraction, "description", environment.locale),
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
