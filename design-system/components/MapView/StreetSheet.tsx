import type { MouseEvent, RefObject } from "react";
import { drawings } from "#design-system/components/Icon/paths.ts";
import { useLocale } from "#design-system/theme/LocaleContext.tsx";
import { isPlainClick } from "#design-system/theme/plain-click.ts";
import { tagsAbove } from "./layout.ts";
import { idsOf, nameOf, pinStacks, ScaleBar, Sights } from "./MapSigns.tsx";
import { MapTools } from "./MapTools.tsx";
import * as frames from "./MapView.css.ts";
import type { MapContent, PinProps } from "./map-types.ts";
import { isCounted, labelOf, type PinPartProps, starOf, writtenOn } from "./Pin.tsx";
import type { Sheet } from "./projection.ts";
import * as styles from "./StreetSheet.css.ts";
import { useWayToClear } from "./useWayToClear.ts";

export type StreetSheetProps = Omit<MapContent, "area"> &
  Omit<PinProps, "onMove" | "pointed"> & {
    /** Element that the streets are drawn in; it fills the frame. */
    ground: RefObject<HTMLDivElement | null>;
    /** Visible part of the map; null before there is one. */
    sheet: Sheet | null;
    zoom: (factor: number) => void;
    reset: () => void;
    /** Moves the map programmatically, pixels: not a move by the visitor. */
    nudge: (dx: number, dy: number) => void;
    /** Attribution of the map data, and its address. */
    credit: { text: string; href: string };
  };

const Star = ({ look }: { look: string }) => (
  <svg viewBox="0 0 24 24" className={look} aria-hidden="true">
    <path d={drawings.shamseh.d} />
  </svg>
);

/** A place, or several on one spot: a price on a tag if there is room, else a star; the page's own place is named, and no link. */
function StreetPin({ pin, words, onChoose }: PinPartProps) {
  const { locale, direction } = useLocale();
  const { label, isChosen, tag } = pin;
  const { title, href } = pin.point;
  const { x, y } = pin.at;
  const place = (element: HTMLElement | null) => {
    if (element) element.style.translate = `calc(${x.toFixed(1)}px - 50%) calc(${y.toFixed(1)}px - 100%)`;
  };
  if (href === null) {
    return (
      <span ref={place} className={styles.pin} role="img" aria-label={title}>
        {tag ? (
          <>
            <span className={styles.ownTag} dir={direction}>
              {label}
            </span>
            <span className={styles.stem} />
          </>
        ) : (
          <Star look={styles.chosen} />
        )}
      </span>
    );
  }
  return (
    <a
      ref={place}
      href={href}
      title={title}
      className={tag ? `${styles.pin} ${styles.raised}` : styles.pin}
      data-point={pin.places[0].id}
      aria-label={nameOf(pin, writtenOn(pin, locale), words, locale)}
      aria-expanded={isChosen}
      onClick={(event: MouseEvent) => {
        if (!isPlainClick(event.nativeEvent)) return;
        event.preventDefault();
        onChoose(idsOf(pin));
      }}
    >
      {tag ? (
        <>
          <span className={styles.tag} dir={direction}>
            {label}
          </span>
          <span className={styles.stem} />
        </>
      ) : isCounted(pin) ? (
        <span className={styles.count} dir={direction}>
          {writtenOn(pin, locale)}
        </span>
      ) : (
        <Star look={isChosen ? styles.chosen : styles.star} />
      )}
    </a>
  );
}

/**
 * Places over a street map drawn by another component: pins in the order of the places, landmarks, scale, buttons and
 * credit.
 */
export function StreetSheet(props: StreetSheetProps) {
  const { points, landmarks = [], caption, words, ground, sheet, zoom, reset, nudge, credit, chosen, onChoose } = props;
  const { locale, direction } = useLocale();
  const stacks = sheet ? pinStacks(sheet, points, chosen, locale) : [];
  const pins = tagsAbove(stacks.map((pin) => ({ ...pin, label: labelOf(pin), star: starOf(pin) })));
  useWayToClear(
    pins.find(({ isChosen }) => isChosen),
    sheet,
    nudge,
  );
  return (
    <div className={frames.frame}>
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
          {pins.map((pin) => (
            <StreetPin key={pin.places[0].id} pin={pin} words={words} onChoose={onChoose} />
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
