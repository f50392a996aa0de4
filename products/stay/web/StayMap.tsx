import { useState } from "react";
import { PlacesMap } from "#app/src/features/map/PlacesMap.tsx";
import { useMarkedCard, usePointedCard } from "#app/src/features/map/useListBeside.ts";
import { useText } from "#app/src/messages/words.ts";
import type { ScreenActions } from "#app/src/page/actions.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { Button } from "#design-system/components/Button/Button.tsx";
import { Text } from "#design-system/components/Text/Text.tsx";
import type { Query } from "#domain/addresses/query.ts";
import { addressOf } from "#domain/addresses/routes.ts";
import { readArea, writeArea } from "#domain/place/area.ts";
import { parseRooms } from "#domain/rooms.ts";
import { formatNightsAndRooms } from "#domain/text/dates.ts";
import { inLocale } from "#domain/text/in-locale.ts";
import type { SearchMapValue, SearchValue } from "#products/stay/contract/stay.shapes.ts";
import { stayTable } from "./filters.ts";
import * as styles from "./StayMap.css.ts";
import * as results from "./StayResults.css.ts";

export type StayMapProps = {
  path: string;
  query: URLSearchParams;
  places: SearchMapValue;
  /** The stay that the prices are of. */
  found: Pick<SearchValue, "length_of_stay" | "rooms">;
  stayQuery: Query;
  actions: ScreenActions;
};

/** Every result at its location, with its price. */
export function StayMap({ path, query, places, found, stayQuery, actions }: StayMapProps) {
  const t = useText();
  const { locale } = useEnvironment();
  const pointed = usePointedCard();
  const [chosen, setChosen] = useState<number | null>(null);
  useMarkedCard(chosen);
  const of = formatNightsAndRooms(found.length_of_stay, parseRooms(found.rooms)?.length ?? 1, locale);
  const addressWith = (area: string | null) => stayTable.grammar.withValue(path, query, "area", area);
  const points = places.points.map((point) => ({
    id: point.id,
    lat: point.lat,
    lon: point.lon,
    name: inLocale(point, "name", locale),
    href: addressOf("property", { cityName: point.city_slug, propertyName: point.slug }, stayQuery),
    price: point.total === null ? null : { amount: point.total, of },
  }));
  return (
    <div className={styles.map}>
      <div className={results.map}>
        <PlacesMap
          caption={t("listing.map")}
          pointed={pointed}
          onChosen={setChosen}
          points={points}
          landmarks={places.landmarks.map((one) => ({
            lat: one.lat,
            lon: one.lon,
            name: inLocale(one, "name", locale),
          }))}
          area={readArea(query.get("area") ?? "")}
          onSearch={(area) => actions.go(addressWith(writeArea(area)))}
          none={points.length === 0 && <NoneHere everywhere={addressWith(null)} />}
        />
      </div>
      {points.length > 0 && (
        <Text size="caption" tone="mute">
          {t("map.unit", { of })}
        </Text>
      )}
    </div>
  );
}

/** Notice that the searched area is empty: the map stays, so that another can be searched. */
function NoneHere({ everywhere }: { everywhere: string }) {
  const t = useText();
  return (
    <div className={styles.none}>
      <Text size="label">{t("map.none")}</Text>
      <Button look="outline" href={everywhere}>
        {t("map.everywhere")}
      </Button>
    </div>
  );
}
