import { type MouseEvent, useEffect, useMemo, useRef, useState } from "react";
import { drawings } from "#design-system/components/Icon/paths.ts";
import { useHydrated } from "#design-system/theme/hydrated.ts";
import { useLocale } from "#design-system/theme/LocaleContext.tsx";
import { isPlainClick } from "#design-system/theme/plain-click.ts";
import { NamedSights, type PricedPin, pinsOn, ScaleBar } from "./MapSigns.tsx";
import { MapTools } from "./MapTools.tsx";
import * as styles from "./MapView.css.ts";
import type { MapViewProps } from "./map-types.ts";
import { tagWidth } from "./pins.ts";
import { areaOf, project, type Sheet, shownFirst, toPixel } from "./projection.ts";
import { useSize } from "./useSize.ts";
import { useViewport } from "./useViewport.ts";
import { useWayToClear } from "./useWayToClear.ts";

/** Size of a map before it is measured. */
const SIZE = { width: 800, height: 500 };
/** Minimum size of a touch target, pixels. */
const TOUCH = 44;

/** Visible coasts and borders, as one path. Inland cities have none. */
function coastPath(geography: string, { viewport, width, height }: Sheet): string {
  const lines: string[] = [];
  for (const line of geography.split(";")) {
    let d = "";
    let isSeen = false;
    for (const pair of line.split(" ")) {
      const [lon = 0, lat = 0] = pair.split(",").map((part) => Number(part) / 100);
      const { x, y } = toPixel(viewport, project({ lat, lon }), width, height);
      isSeen ||= x > -width && x < width * 2 && y > -height && y < height * 2;
      d += `${d === "" ? "M" : "L"}${Math.round(x)} ${Math.round(y)}`;
    }
    if (isSeen) lines.push(d);
  }
  return lines.join("");
}

/** A quiet background, so that a place without coasts is not an empty sheet. */
const Ground = () => (
  <>
    <defs>
      <pattern id="map-ground" width="56" height="56" patternUnits="userSpaceOnUse">
        <path
          className={styles.girih}
          d="M28 6 33 16 44 12 40 23 50 28 40 33 44 44 33 40 28 50 23 40 12 44 16 33 6 28 16 23 12 12 23 16Z"
        />
      </pattern>
    </defs>
    <rect width="100%" height="100%" fill="url(#map-ground)" opacity="0.6" />
  </>
);

/** Price of a place on a tag if there is room, otherwise a star: a large one for the page's own place. */
function Sign({ point: { label, href }, hasRoom, isChosen }: PricedPin) {
  const { direction } = useLocale();
  const width = tagWidth(label);
  if (!hasRoom) {
    const isLarge = isChosen || href === null;
    return (
      <path
        className={isLarge ? styles.chosen : styles.star}
        transform={isLarge ? "scale(1.5) translate(-12 -12)" : "scale(.8) translate(-12 -12)"}
        d={drawings.shamseh.d}
      />
    );
  }
  return (
    <>
      <path
        className={isChosen ? styles.chosenTag : styles.tag}
        d={`M${-width / 2} -34h${width}v24H6L0 0-6-10H${-width / 2}Z`}
      />
      <text
        className={isChosen ? styles.chosenTagText : styles.tagText}
        y="-17"
        textAnchor="middle"
        direction={direction}
      >
        {label}
      </text>
    </>
  );
}

const placed = ({ at }: PricedPin) => `translate(${at.x.toFixed(1)} ${at.y.toFixed(1)})`;

/** A place: a link to its page; with scripts it opens its card. */
function Pin({ pin, onChoose }: { pin: PricedPin; onChoose: (id: number) => void }) {
  const { point, hasRoom, isChosen } = pin;
  const { id, href, title, label } = point;
  const isHydrated = useHydrated();
  if (href === null) {
    return (
      <g transform={placed(pin)}>
        <title>{title}</title>
        <Sign {...pin} />
      </g>
    );
  }
  const width = hasRoom ? Math.max(TOUCH, tagWidth(label)) : TOUCH;
  return (
    <a
      href={href}
      className={styles.pin}
      data-point={id}
      aria-label={hasRoom ? `${label} ${title}` : title}
      aria-expanded={isHydrated ? isChosen : undefined}
      onClick={(event: MouseEvent) => {
        if (!isPlainClick(event.nativeEvent)) return;
        event.preventDefault();
        onChoose(id);
      }}
    >
      <g transform={placed(pin)}>
        <title>{title}</title>
        <rect className={styles.touch} x={-width / 2} y={hasRoom ? -TOUCH : -TOUCH / 2} width={width} height={TOUCH} />
        <Sign {...pin} isChosen={false} />
      </g>
    </a>
  );
}

/**
 * A map with places, drawn locally: no tiles, so no third party learns what is viewed. Geography is never mirrored.
 * Without scripts it is a picture with links; with scripts it pans and zooms.
 */
export function MapView({ points, landmarks, area, caption, words, chosen, onChoose, onMove }: MapViewProps) {
  const { locale } = useLocale();
  const isHydrated = useHydrated();
  const svg = useRef<SVGSVGElement>(null);
  const size = useSize(svg, SIZE);
  const first = shownFirst(points, landmarks, area);
  const { viewport, isMoved, handlers, zoom, reset, nudge } = useViewport(svg, first, size);
  const sheet = useMemo(() => ({ viewport, ...size }), [viewport, size]);
  const [geography, setGeography] = useState("");

  useEffect(() => {
    void import("./geography.ts").then((module) => setGeography(module.geography));
  }, []);
  useEffect(() => onMove(isMoved ? areaOf(sheet) : null), [onMove, isMoved, sheet]);

  const coast = useMemo(() => (geography === "" ? "" : coastPath(geography, sheet)), [geography, sheet]);
  const pins = pinsOn(sheet, points, chosen, locale);
  const chosenPin = pins.find(({ isChosen }) => isChosen);
  useWayToClear(chosenPin, sheet, nudge);

  return (
    <div className={styles.frame}>
      <svg
        ref={svg}
        viewBox={`0 0 ${size.width} ${size.height}`}
        preserveAspectRatio="xMidYMid slice"
        className={styles.picture}
        role="group"
        aria-label={caption}
        tabIndex={isHydrated ? 0 : undefined}
        {...handlers}
        direction="ltr"
      >
        <Ground />
        <path className={styles.border} d={coast} />
        <NamedSights sheet={sheet} landmarks={landmarks ?? []} />
        {pins.toReversed().map((pin) => (
          <Pin key={pin.point.id} pin={pin} onChoose={onChoose} />
        ))}
        {chosenPin && (
          // Above all others, while the link stays in its place among them.
          // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a group of an SVG takes no focus.
          <g transform={placed(chosenPin)} className={styles.above} aria-hidden="true">
            <Sign {...chosenPin} />
          </g>
        )}
        <ScaleBar sheet={sheet} words={words} />
      </svg>
      {isHydrated && <MapTools words={words} zoom={zoom} reset={reset} />}
    </div>
  );
}
