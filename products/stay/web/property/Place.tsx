import { useRef } from "react";
import { attractionAddress } from "#app/src/features/attraction/AttractionTile.tsx";
import { useText } from "#app/src/messages/words.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { Kept } from "#app/src/page/Kept.tsx";
import { useLoadedNearby } from "#app/src/page/useLoadedNearby.ts";
import { Fold } from "#design-system/components/Fold/Fold.tsx";
import { Icon } from "#design-system/components/Icon/Icon.tsx";
import { Heading, Text } from "#design-system/components/Text/Text.tsx";
import { mapStillAddress } from "#design-system/illustration/map-still-address.ts";
import { formatDistance } from "#domain/text/distance.ts";
import { inLocale } from "#domain/text/in-locale.ts";
import type { DetailsValue } from "#products/stay/contract/stay.shapes.ts";
import * as styles from "./PropertyScreen.css.ts";

/** Location: the map, a still one until it is loaded when scrolled near, and distances to the sights. */
export const Place = ({ details }: { details: DetailsValue }) => (
  <Kept as="section" name="place" of={[details]} className={styles.section} id="map" aria-labelledby="map-title">
    <MapAndSights details={details} />
  </Kept>
);

const loadMap = () => import("./PlaceMap.tsx").then(({ PlaceMap }) => PlaceMap);

function MapAndSights({ details }: { details: DetailsValue }) {
  const t = useText();
  const { locale } = useEnvironment();
  const frame = useRef<HTMLDivElement>(null);
  const LoadedMap = useLoadedNearby(frame, 300, loadMap);

  return (
    <>
      <Heading level={2} id="map-title">
        {t("property.map")}
      </Heading>
      <Text>{inLocale(details, "address", locale)}</Text>
      <div className={styles.place}>
        <div ref={frame} className={styles.mapFrame}>
          {LoadedMap ? (
            <LoadedMap details={details} />
          ) : (
            <>
              <img
                src={mapStillAddress(details)}
                alt=""
                width={960}
                height={600}
                loading="lazy"
                decoding="async"
                className={styles.mapStill}
              />
              <span className={styles.mapPin}>
                <Icon name="location" />
                {inLocale(details, "name", locale)}
              </span>
            </>
          )}
        </div>
        {details.distances.length > 0 && (
          <div className={styles.distances}>
            <Heading level={3} look="label" tone="mute">
              {t("property.map.near")}
            </Heading>
            <Fold
              kept={3}
              of={details.distances.length}
              more={t("property.map.more", { count: details.distances.length - 3 })}
              less={t("common.less")}
              className={styles.distances}
            >
              {details.distances.map(({ attraction, meters, walk_min, drive_min }) => (
                <div key={attraction.id} className={styles.line}>
                  <a href={attractionAddress(attraction)}>{inLocale(attraction, "name", locale)}</a>
                  <Text as="span" size="small" tone="mute">
                    {formatDistance(meters, locale)}
                    {walk_min !== null && ` · ${t("property.map.walk", { count: walk_min })}`}
                    {walk_min === null && drive_min !== null && ` · ${t("property.map.drive", { count: drive_min })}`}
                  </Text>
                </div>
              ))}
            </Fold>
          </div>
        )}
      </div>
    </>
  );
}
