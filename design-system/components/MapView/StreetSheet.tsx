import type { RefObject } from "react";
import { drawings } from "#design-system/components/Icon/paths.ts";
import { useLocale } from "#design-system/theme/LocaleContext.tsx";
import { placeOn, ScaleBar, type Sheet, Sights } from "./MapSigns.tsx";
import { MapTools } from "./MapTools.tsx";
import * as frames from "./MapView.css.ts";
import type { MapPoint, MapViewProps } from "./map-types.ts";
import type { PlacedPin } from "./pins.ts";
import * as styles from "./StreetSheet.css.ts";

export type StreetSheetProps = MapViewProps & {
  /** The element in which the streets are drawn; it fills the frame. */
  ground: RefObject<HTMLDivElement | null>;
  /** What is in sight; null: nothing yet. */
  sheet: Sheet | null;
  zoom: (factor: number) => void;
  reset: () => void;
  /** Whose streets they are, and where that is said. */
  credit: { text: string; href: string };
};

const Star = ({ look }: { look: string }) => (
  <svg viewBox="0 0 24 24" className={look} aria-hidden="true">
    <path d={drawings.shamseh.d} />
  </svg>
);

/** A place: its price on a tag where there is room, otherwise a star; the one that the page is about is no link. */
function StreetPin({ point: { label, title, href }, at: { x, y }, hasRoom }: PlacedPin<MapPoint>) {
  const { direction } = useLocale();
  const place = (element: HTMLElement | null) => {
    if (element) element.style.translate = `calc(${x.toFixed(1)}px - 50%) calc(${y.toFixed(1)}px - 100%)`;
  };
  if (href === null) {
    return (
      <span ref={place} className={styles.pin} role="img" aria-label={title}>
        <Star look={styles.chosen} />
      </span>
    );
  }
  return (
    <a
      ref={place}
      href={href}
      title={title}
      className={hasRoom ? `${styles.pin} ${styles.raised}` : styles.pin}
      aria-label={hasRoom ? `${label} ${title}` : title}
    >
      {hasRoom ? (
        <>
          <span className={styles.tag} dir={direction}>
            {label}
          </span>
          <span className={styles.stem} />
        </>
      ) : (
        <Star look={styles.star} />
      )}
    </a>
  );
}

/** Places on a map of streets that another draws: pins in the order of the places, landmarks, scale, buttons and credit. */
export function StreetSheet(props: StreetSheetProps) {
  const { points, landmarks = [], caption, words, ground, sheet, zoom, reset, credit } = props;
  const { direction } = useLocale();
  return (
    <div className={`${frames.frame} ${styles.frame}`}>
      <div ref={ground} className={styles.ground} />
      {sheet && (
        <div className={styles.sheet}>
          <svg
            className={styles.signs}
            role="group"
            aria-label={caption}
            viewBox={`0 0 ${sheet.width} ${sheet.height}`}
          >
            <Sights sheet={sheet} landmarks={landmarks} />
            <ScaleBar sheet={sheet} words={words} />
          </svg>
          {placeOn(sheet, points).map((pin) => (
            <StreetPin key={pin.point.id} {...pin} />
          ))}
          <a className={styles.credit} href={credit.href}>
            <span className={styles.creditText} dir={direction}>
              {credit.text}
            </span>
          </a>
        </div>
      )}
      <MapTools words={words} zoom={zoom} reset={reset} />
    </div>
  );
}
