import { useText } from "#app/src/messages/words.ts";
import type { MapWords } from "#design-system/components/MapView/MapView.tsx";

/** The map's words from the catalogue. */
export function useMapWords(): MapWords {
  const t = useText();
  return {
    zoomIn: t("map.zoomIn"),
    zoomOut: t("map.zoomOut"),
    reset: t("map.reset"),
    kilometers: (count) => t("map.kilometers", { count }),
    meters: (count) => t("map.meters", { count }),
  };
}
