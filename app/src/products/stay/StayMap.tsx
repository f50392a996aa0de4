import { useMapWords } from "#app/src/features/map/map-words.ts";
import { useText } from "#app/src/messages/words.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { MapView } from "#design-system/components/MapView/MapView.tsx";
import type { Query } from "#domain/addresses/query.ts";
import { addressOf } from "#domain/addresses/routes.ts";
import type { SearchValue } from "#domain/contract/property.shapes.ts";
import { formatCompactMoney, formatMoneyText } from "#domain/text/money.ts";

export type StayMapProps = Pick<SearchValue, "points" | "landmarks"> & { stayQuery: Query };

/** Every result where it stands, with its price. */
export function StayMap({ points, landmarks, stayQuery }: StayMapProps) {
  const t = useText();
  const { locale } = useEnvironment();
  const isPersian = locale === "fa";
  return (
    <MapView
      caption={t("listing.map")}
      words={useMapWords()}
      points={points.map(({ id, lat, lon, slug, city_slug, name_fa, name_en, night_average }) => {
        const name = isPersian ? name_fa : name_en;
        return {
          id,
          lat,
          lon,
          label: night_average === null ? "" : formatCompactMoney(night_average, locale),
          title: night_average === null ? name : `${name}، ${formatMoneyText(night_average, locale)}`,
          href: addressOf("property", { cityName: city_slug, propertyName: slug }, stayQuery),
        };
      })}
      landmarks={landmarks.map(({ lat, lon, name_fa, name_en }) => ({ lat, lon, name: isPersian ? name_fa : name_en }))}
    />
  );
}
