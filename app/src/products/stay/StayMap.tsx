import { PlacesMap } from "#app/src/features/map/PlacesMap.tsx";
import { useText } from "#app/src/messages/words.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import type { Query } from "#domain/addresses/query.ts";
import { addressOf } from "#domain/addresses/routes.ts";
import type { SearchValue } from "#domain/contract/property.shapes.ts";
import { inLocale } from "#domain/text/in-locale.ts";
import { formatCompactMoney, formatMoneyText } from "#domain/text/money.ts";
import { COMMA } from "#domain/text/numbers.ts";

export type StayMapProps = Pick<SearchValue, "points" | "landmarks"> & { stayQuery: Query };

/** Every result where it stands, with its price. */
export function StayMap({ points, landmarks, stayQuery }: StayMapProps) {
  const t = useText();
  const { locale } = useEnvironment();
  return (
    <PlacesMap
      caption={t("listing.map")}
      points={points.map((point) => {
        const { id, lat, lon, slug, city_slug, total } = point;
        const name = inLocale(point, "name", locale);
        return {
          id,
          lat,
          lon,
          label: total === null ? "" : formatCompactMoney(total, locale),
          title: total === null ? name : name + COMMA[locale] + formatMoneyText(total, locale),
          href: addressOf("property", { cityName: city_slug, propertyName: slug }, stayQuery),
        };
      })}
      landmarks={landmarks.map((one) => ({ lat: one.lat, lon: one.lon, name: inLocale(one, "name", locale) }))}
    />
  );
}
