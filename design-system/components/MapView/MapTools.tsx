import { Icon } from "#design-system/components/Icon/Icon.tsx";
import * as styles from "./MapView.css.ts";
import type { MapWords } from "./map-types.ts";

/** Zoom factor of one press. */
export const ZOOM = 1.6;

type MapToolsProps = { words: MapWords; zoom: (factor: number) => void; reset: () => void };

/** Buttons that zoom in, zoom out and reset the map. */
export const MapTools = ({ words, zoom, reset }: MapToolsProps) => (
  <div className={styles.tools}>
    <button type="button" className={styles.tool} aria-label={words.zoomIn} onClick={() => zoom(ZOOM)}>
      <Icon name="plus" />
    </button>
    <button type="button" className={styles.tool} aria-label={words.zoomOut} onClick={() => zoom(1 / ZOOM)}>
      <Icon name="minus" />
    </button>
    <button type="button" className={styles.tool} aria-label={words.reset} onClick={reset}>
      <Icon name="frame" />
    </button>
  </div>
);
