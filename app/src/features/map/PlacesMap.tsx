import { type ComponentType, useEffect, useState } from "react";
import { useText } from "#app/src/messages/words.ts";
import { loadChunk } from "#app/src/page/chunk.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { MapFrame, type MapFrameProps } from "#design-system/components/MapView/MapFrame.tsx";
import { MapView } from "#design-system/components/MapView/MapView.tsx";
import type { MapContent, MapWords } from "#design-system/components/MapView/map-types.ts";
import { cx } from "#design-system/theme/cx.ts";
import * as styles from "./PlacesMap.css.ts";
import type { StreetMapProps } from "./streets/StreetMap.tsx";

/** True when this browser can draw streets at all: checked before their code is loaded. */
function hasWebGl(): boolean {
  const context = document.createElement("canvas").getContext("webgl2");
  context?.getExtension("WEBGL_lose_context")?.loseContext();
  return context !== null;
}

/** The map of streets once its code is there; null: there is none, or it failed. */
function useStreets(tiles: string | null) {
  const [Streets, setStreets] = useState<ComponentType<StreetMapProps> | null>(null);
  useEffect(() => {
    if (tiles === null || !hasWebGl()) return;
    loadChunk(() => import("./streets/StreetMap.tsx"))
      .then(({ StreetMap }) => setStreets(() => StreetMap))
      .catch(reportError);
  }, [tiles]);
  return { Streets, leave: () => setStreets(null) };
}

/** The map's words from the catalogue. */
function useMapWords(): MapWords {
  const t = useText();
  return {
    zoomIn: t("map.zoomIn"),
    zoomOut: t("map.zoomOut"),
    reset: t("map.reset"),
    kilometers: (count) => t("map.kilometers", { count }),
    meters: (count) => t("map.meters", { count }),
    open: t("map.open"),
    close: t("common.close"),
    unavailable: t("map.unavailable"),
    search: t("map.search"),
    sketch: t("map.sketch"),
    plain: t("map.plain"),
    others: (count) => t("map.others", { count }),
    position: (number, total) => t("gallery.count", { number, total }),
    next: t("gallery.next"),
    previous: t("gallery.previous"),
  };
}

const ignoreMoves = () => {};

export type PlacesMapProps = Omit<MapContent, "words"> &
  Pick<MapFrameProps, "onSearch" | "none" | "pointed" | "onChosen">;

/**
 * Places on a map: with streets where the website has tiles and the browser can draw them, else drawn by us, as it is
 * until the streets are there.
 */
export function PlacesMap({ onSearch, none, pointed, onChosen, ...content }: PlacesMapProps) {
  const { tiles } = useEnvironment();
  const { Streets, leave } = useStreets(tiles);
  const [hasStreets, setHasStreets] = useState(false);
  const map = { ...content, words: useMapWords() };
  return (
    <MapFrame points={map.points} words={map.words} {...{ onSearch, none, pointed, onChosen }}>
      {(pins) => (
        <div className={styles.stack}>
          {!hasStreets && (
            <div className={styles.drawn}>
              <MapView {...map} {...pins} />
            </div>
          )}
          {Streets && tiles !== null && (
            <div className={cx(styles.streets, !hasStreets && styles.waiting)}>
              <Streets
                {...map}
                {...pins}
                // Until it is seen, what is moved is the drawn one.
                onMove={hasStreets ? pins.onMove : ignoreMoves}
                tiles={tiles}
                onReady={() => {
                  pins.onMove(null);
                  setHasStreets(true);
                }}
                onFailed={leave}
              />
            </div>
          )}
        </div>
      )}
    </MapFrame>
  );
}
