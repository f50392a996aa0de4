import { PlacesMap } from "#app/src/features/map/PlacesMap.tsx";
import { propertyAddress } from "#app/src/features/property-card/ListedPrice.tsx";
import { useText } from "#app/src/messages/words.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import type { AttractionValue } from "#domain/contract/attraction.shapes.ts";
import { inLocale } from "#domain/text/in-locale.ts";

export type NearMapProps = Pick<AttractionValue, "attraction" | "near">;

/** The id of the sight among its places to stay, whose ids begin at one. */
const OWN = 0;

/** The sight, and the places to stay around it with their lowest prices. */
export function NearMap({ attraction, near }: NearMapProps) {
  const t = useText();
  const { locale } = useEnvironment();
  const name = inLocale(attraction, "name", locale);
  return (
    <PlacesMap
      caption={t("attraction.near", { name })}
      points={[
        { id: OWN, lat: attraction.lat, lon: attraction.lon, name, href: null, price: null },
        ...near.map(({ card }) => ({
          id: card.id,
          lat: card.lat,
          lon: card.lon,
          name: inLocale(card, "name", locale),
          href: propertyAddress(card, {}),
          price: card.from_price === null ? null : { amount: card.from_price, of: t("sale.price.night") },
        })),
      ]}
    />
  );
}
