import { PlacesMap } from "#app/src/features/map/PlacesMap.tsx";
import { useText } from "#app/src/messages/words.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { inLocale } from "#domain/text/in-locale.ts";
import type { DetailsValue } from "#products/stay/contract/stay.shapes.ts";

/** The place among its sights. */
export function PlaceMap({ details }: { details: DetailsValue }) {
  const t = useText();
  const { locale } = useEnvironment();
  return (
    <PlacesMap
      caption={t("property.map")}
      points={[
        {
          id: details.id,
          lat: details.lat,
          lon: details.lon,
          name: inLocale(details, "name", locale),
          href: null,
          price: null,
        },
      ]}
      landmarks={details.distances.slice(0, 6).map(({ attraction }) => ({
        lat: attraction.lat,
        lon: attraction.lon,
        name: inLocale(attraction, "name", locale),
      }))}
    />
  );
}
