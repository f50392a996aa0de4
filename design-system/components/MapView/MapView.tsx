import { useEffect, useMemo, useRef, useState } from "react";
import { useHydrated } from "#design-system/theme/hydrated.ts";
import { useLocale } from "#design-system/theme/LocaleContext.tsx";
import { ofPair } from "#domain/text/in-locale.ts";
import { ground } from "./ground.ts";
import { layOut } from "./layout.ts";
import { Names, pinStacks, pixelOf, ScaleBar } from "./MapSigns.tsx";
import { MapTools } from "./MapTools.tsx";
import * as styles from "./MapView.css.ts";
import type { MapViewProps } from "./map-types.ts";
import type { MapName } from "./names.ts";
import { labelOf, Pin, PinSign, placedAt, starOf } from "./Pin.tsx";
import { areaOf, project, type Sheet, shownFirst, toPixel } from "./projection.ts";
import { SketchGround } from "./sketch/SketchGround.tsx";
import type { Sketch } from "./sketch/sketch.ts";
import { useSketches } from "./sketch/useSketches.ts";
import { useSize } from "./useSize.ts";
import { useViewport } from "./useViewport.ts";
import { useWayToClear } from "./useWayToClear.ts";

/** Size of a map before it is measured. */
const SIZE = { width: 800, height: 500 };

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
      <pattern id="map-ground" width={ground.side} height={ground.side} patternUnits="userSpaceOnUse">
        <path className={styles.girih} d={ground.star} />
      </pattern>
    </defs>
    <rect width="100%" height="100%" fill="url(#map-ground)" opacity="0.6" />
  </>
);

/** Coasts and borders once they are loaded. */
function useCoast(sheet: Sheet): string {
  const [geography, setGeography] = useState("");
  useEffect(() => {
    void import("./geography.ts").then((module) => setGeography(module.geography));
  }, []);
  return useMemo(() => (geography === "" ? "" : coastPath(geography, sheet)), [geography, sheet]);
}

/** Everything written on the map, placed so that nothing covers anything. */
function useLayout(
  { points, landmarks = [], chosen }: Pick<MapViewProps, "points" | "landmarks" | "chosen">,
  isMoved: boolean,
  sheet: Sheet,
  sketches: readonly Sketch[],
) {
  const { locale, direction } = useLocale();
  const written: Omit<MapName, "order">[] = [
    ...landmarks.map((landmark) => ({ kind: "sight" as const, text: landmark.name, at: pixelOf(sheet, landmark) })),
    ...sketches.flatMap((sketch) =>
      sketch.names.map(([kind, fa, en, lat, lon]) => ({
        kind,
        text: ofPair([fa, en], locale),
        at: pixelOf(sheet, { lat, lon }),
      })),
    ),
  ];
  const names = written.map((name, order) => ({ ...name, order }));
  const stacks = pinStacks(sheet, points, chosen, locale).map((pin) => ({
    ...pin,
    label: labelOf(pin),
    star: starOf(pin),
  }));
  const signs = names.filter(({ kind }) => kind === "sight").map(({ at }) => at);
  return { signs, ...layOut({ sheet, direction, isMoved, names, stacks }) };
}

/**
 * A map with places, drawn locally: no tiles, so no third party learns what is viewed. Geography is never mirrored.
 * Without scripts it is a picture with links; with scripts it pans and zooms, on sketches of the large cities.
 */
export function MapView({ points, landmarks, area, caption, words, chosen, pointed, onChoose, onMove }: MapViewProps) {
  const { direction } = useLocale();
  const isHydrated = useHydrated();
  const svg = useRef<SVGSVGElement>(null);
  const size = useSize(svg, SIZE);
  const first = shownFirst(points, landmarks, area);
  const { viewport, isMoved, handlers, zoom, reset, nudge } = useViewport(svg, first, size);
  const sheet = useMemo(() => ({ viewport, ...size }), [viewport, size]);
  useEffect(() => onMove(isMoved ? areaOf(sheet) : null), [onMove, isMoved, sheet]);
  const coast = useCoast(sheet);
  const { sketches, isPlain } = useSketches(sheet);
  const { names, signs, pins } = useLayout({ points, landmarks, chosen }, isMoved, sheet, sketches);
  const chosenPin = pins.find(({ isChosen }) => isChosen);
  const litPin = chosenPin ?? pins.find(({ places }) => places.some(({ id }) => id === pointed));
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
        {sketches.length > 0 ? <rect width="100%" height="100%" className={styles.beyond} /> : <Ground />}
        <path className={styles.border} d={coast} />
        {sketches.map((sketch) => (
          <SketchGround key={sketch.sheet.north} sketch={sketch} sheet={sheet} />
        ))}
        <Names names={names} signs={signs} />
        {pins.toReversed().map((pin) => (
          <Pin key={pin.places[0].id} pin={pin} words={words} onChoose={onChoose} />
        ))}
        {litPin && (
          // Above all others, while the link stays in its place among them.
          // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a group of an SVG takes no focus.
          <g transform={placedAt(litPin)} className={styles.above} aria-hidden="true">
            <PinSign pin={litPin} isLit />
          </g>
        )}
        <ScaleBar sheet={sheet} words={words} />
      </svg>
      {(isPlain || sketches.length > 0) && (
        <div className={styles.note}>
          <p className={styles.noteText} dir={direction}>
            {isPlain ? words.plain : words.sketch}
          </p>
        </div>
      )}
      {isHydrated && <MapTools words={words} zoom={zoom} reset={reset} />}
    </div>
  );
}
