import { useEffect, useRef, useState } from "react";
import { useText } from "#app/src/messages/words.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import type { MapViewProps } from "#design-system/components/MapView/map-types.ts";
import { areaOf, type Sheet, shownFirst } from "#design-system/components/MapView/projection.ts";
import { StreetSheet } from "#design-system/components/MapView/StreetSheet.tsx";
import { isInDark, watchTheme } from "./dark-ground.ts";
import { openStreets } from "./engine.ts";

const CREDIT = "https://www.openstreetmap.org/copyright";

export type StreetMapProps = MapViewProps & {
  /** The address of the tiles. */
  tiles: string;
  onReady: () => void;
  onFailed: () => void;
};

/** Places on a map of streets, read from the website's own file of tiles. */
export function StreetMap({ tiles, onReady, onFailed, ...map }: StreetMapProps) {
  const { points, landmarks = [], area, caption, onMove } = map;
  const t = useText();
  const { locale } = useEnvironment();
  const ground = useRef<HTMLDivElement>(null);
  const streets = useRef<ReturnType<typeof openStreets>>(null);
  const [sheet, setSheet] = useState<Sheet | null>(null);
  const named = JSON.stringify(landmarks);
  const shown = JSON.stringify(shownFirst(points, landmarks, area));
  const latest = useRef({ t, shown, onMove, onReady, onFailed });
  latest.current = { t, shown, onMove, onReady, onFailed };

  useEffect(() => {
    const container = ground.current;
    if (container === null) return;
    try {
      const opened = openStreets({
        container,
        tiles,
        locale,
        isDark: isInDark(container),
        shown: JSON.parse(latest.current.shown),
        landmarks: JSON.parse(named),
        caption,
        hints: {
          twoFingers: latest.current.t("map.twoFingers"),
          wheel: (key) => latest.current.t("map.wheel", { key }),
        },
        onSheet: (seen, isMoved) => {
          setSheet(seen);
          latest.current.onMove(isMoved ? areaOf(seen) : null);
        },
        onReady: () => latest.current.onReady(),
        onFailed: () => latest.current.onFailed(),
      });
      streets.current = opened;
      const unwatch = watchTheme(() => opened.restyle(isInDark(container)));
      return () => {
        unwatch();
        opened.close();
      };
    } catch {
      // The browser promised WebGL and has none left.
      latest.current.onFailed();
    }
  }, [tiles, locale, caption, named]);

  // Other results come onto the map that is there.
  useEffect(() => streets.current?.show(JSON.parse(shown)), [shown]);

  return (
    <StreetSheet
      {...map}
      ground={ground}
      sheet={sheet}
      zoom={(factor) => streets.current?.zoom(factor)}
      reset={() => streets.current?.reset()}
      nudge={(dx, dy) => streets.current?.nudge(dx, dy)}
      credit={{ text: t("map.credit"), href: CREDIT }}
    />
  );
}
