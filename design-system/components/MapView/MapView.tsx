import { type KeyboardEvent, type PointerEvent, useEffect, useMemo, useRef, useState } from "react";
import { drawings } from "#design-system/components/Icon/paths.ts";
import { useHydrated } from "#design-system/theme/hydrated.ts";
import { useLocale } from "#design-system/theme/LocaleContext.tsx";
import { NamedSights, placeOn, ScaleBar } from "./MapSigns.tsx";
import { MapTools, ZOOM } from "./MapTools.tsx";
import * as styles from "./MapView.css.ts";
import type { MapPoint, MapViewProps } from "./map-types.ts";
import { type PlacedPin, tagWidth } from "./pins.ts";
import { fit, project, shownFirst, toPixel, type Viewport } from "./projection.ts";

const WIDTH = 800;
const HEIGHT = 500;
const NEAREST = 12_000_000;
const FARTHEST = 2_500;

/** The coasts and borders that lie in sight, as one path. Inland cities have none. */
function coastPath(geography: string, viewport: Viewport): string {
  const lines: string[] = [];
  for (const line of geography.split(";")) {
    let d = "";
    let isSeen = false;
    for (const pair of line.split(" ")) {
      const [lon = 0, lat = 0] = pair.split(",").map((part) => Number(part) / 100);
      const { x, y } = toPixel(viewport, project({ lat, lon }), WIDTH, HEIGHT);
      isSeen ||= x > -WIDTH && x < WIDTH * 2 && y > -HEIGHT && y < HEIGHT * 2;
      d += `${d === "" ? "M" : "L"}${Math.round(x)} ${Math.round(y)}`;
    }
    if (isSeen) lines.push(d);
  }
  return lines.join("");
}

/** A quiet ground, so that a place without coasts is not an empty sheet. */
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
    <rect width={WIDTH} height={HEIGHT} fill="url(#map-ground)" opacity="0.6" />
  </>
);

/** A place: its price on a tag where there is room, otherwise a star. A place without an address is the one the page is about. */
function Pin({ point, at, hasRoom }: PlacedPin<MapPoint>) {
  const { direction } = useLocale();
  const width = tagWidth(point.label);
  const content = (
    <g transform={`translate(${at.x.toFixed(1)} ${at.y.toFixed(1)})`}>
      <title>{point.title}</title>
      {hasRoom ? (
        <>
          <path className={styles.tag} d={`M${-width / 2} -34h${width}v24H6L0 0-6-10H${-width / 2}Z`} />
          <text className={styles.tagText} y="-17" textAnchor="middle" direction={direction}>
            {point.label}
          </text>
        </>
      ) : (
        <path
          className={point.href === null ? styles.chosen : styles.star}
          transform={point.href === null ? "scale(1.5) translate(-12 -12)" : "scale(.8) translate(-12 -12)"}
          d={drawings.shamseh.d}
        />
      )}
    </g>
  );
  if (point.href === null) return content;
  return (
    <a href={point.href} className={styles.pin} aria-label={hasRoom ? `${point.label} ${point.title}` : point.title}>
      {content}
    </a>
  );
}

/** What is in sight, and everything by which that is moved: keys, a pointer, and the buttons. */
function useViewport(whole: Viewport) {
  const [viewport, setViewport] = useState(whole);
  const drag = useRef<{ x: number; y: number; from: Viewport } | null>(null);
  const svg = useRef<SVGSVGElement>(null);
  useEffect(() => setViewport(whole), [whole]);

  const zoom = (factor: number) =>
    setViewport(({ center, scale }) => ({ center, scale: Math.max(FARTHEST, Math.min(NEAREST, scale * factor)) }));
  const move = (dx: number, dy: number) =>
    setViewport(({ center, scale }) => ({ scale, center: { x: center.x + dx / scale, y: center.y + dy / scale } }));

  const reset = () => setViewport(whole);
  const keys: Readonly<Record<string, () => void>> = {
    ArrowRight: () => move(80, 0),
    ArrowLeft: () => move(-80, 0),
    ArrowDown: () => move(0, 80),
    ArrowUp: () => move(0, -80),
    "+": () => zoom(ZOOM),
    "=": () => zoom(ZOOM),
    "-": () => zoom(1 / ZOOM),
    "0": reset,
  };
  function press(event: KeyboardEvent): void {
    if (event.target !== svg.current) return;
    const act = keys[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  }
  function grab({ clientX, clientY, target }: PointerEvent): void {
    if (target instanceof Element && target.closest("a")) return;
    drag.current = { x: clientX, y: clientY, from: viewport };
  }
  function pull({ clientX, clientY }: PointerEvent): void {
    if (!drag.current || !svg.current) return;
    const { x, y, from } = drag.current;
    const ratio = WIDTH / svg.current.clientWidth;
    setViewport({
      scale: from.scale,
      center: {
        x: from.center.x - ((clientX - x) * ratio) / from.scale,
        y: from.center.y - ((clientY - y) * ratio) / from.scale,
      },
    });
  }
  const release = () => {
    drag.current = null;
  };
  const handlers = {
    onKeyDown: press,
    onPointerDown: grab,
    onPointerMove: pull,
    onPointerUp: release,
    onPointerLeave: release,
  };
  return { viewport, svg, handlers, zoom, reset };
}

/**
 * Places on a map drawn here: no tiles, no one told what is looked at. Geography is never mirrored.
 * Without a script it is a picture with links; with one it can be moved and brought nearer.
 */
export function MapView({ points, landmarks = [], caption, words }: MapViewProps) {
  const isHydrated = useHydrated();
  const whole = useMemo(() => fit(shownFirst(points, landmarks), WIDTH, HEIGHT), [points, landmarks]);
  const { viewport, svg, handlers, zoom, reset } = useViewport(whole);
  const [geography, setGeography] = useState("");

  useEffect(() => {
    void import("./geography.ts").then((module) => setGeography(module.geography));
  }, []);

  const coast = useMemo(() => (geography === "" ? "" : coastPath(geography, viewport)), [geography, viewport]);
  const sheet = { viewport, width: WIDTH, height: HEIGHT };

  return (
    <div className={styles.frame}>
      <svg
        ref={svg}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
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
        <NamedSights sheet={sheet} landmarks={landmarks} />
        {[...placeOn(sheet, points)].reverse().map((pin) => (
          <Pin key={pin.point.id} {...pin} />
        ))}
        <ScaleBar sheet={sheet} words={words} />
      </svg>
      {isHydrated && <MapTools words={words} zoom={zoom} reset={reset} />}
    </div>
  );
}
