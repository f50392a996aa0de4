import { type KeyboardEvent, type PointerEvent, useEffect, useMemo, useRef, useState } from "react";
import { Icon } from "#design-system/components/Icon/Icon.tsx";
import { drawings } from "#design-system/components/Icon/paths.ts";
import { useHydrated } from "#design-system/theme/hydrated.ts";
import { useLocale } from "#design-system/theme/LocaleContext.tsx";
import { formatNumber } from "#domain/text/numbers.ts";
import * as styles from "./MapView.css.ts";
import { type PlacedPin, placePins, tagWidth } from "./pins.ts";
import { fit, type LatLon, project, scaleBar, toPixel, type Viewport } from "./projection.ts";

export type MapPoint = LatLon & { id: number; label: string; title: string; href: string | null };
export type MapWords = {
  zoomIn: string;
  zoomOut: string;
  reset: string;
  kilometers: (count: string) => string;
  meters: (count: string) => string;
};

export type MapViewProps = {
  points: readonly MapPoint[];
  landmarks?: readonly (LatLon & { name: string })[];
  /** What the map shows, for those who hear it. */
  caption: string;
  words: MapWords;
};

const WIDTH = 800;
const HEIGHT = 500;
const ZOOM = 1.6;
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

/** A landmark, named where there is room. */
function Sight({ point, at: { x, y }, hasRoom }: PlacedPin<LatLon & { name: string }>) {
  const { direction } = useLocale();
  return (
    <g transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
      <path className={styles.landmark} d="M-5 0 0-7 5 0 0 7Z" />
      {hasRoom && (
        <text className={styles.landmarkName} y="20" textAnchor="middle" direction={direction}>
          {point.name}
        </text>
      )}
    </g>
  );
}

/** How far it is from here to there. */
function ScaleBar({ viewport, lat, words }: { viewport: Viewport; lat: number; words: MapWords }) {
  const { locale, direction } = useLocale();
  const { meters, pixels } = scaleBar(viewport, lat, 140);
  const distance =
    meters >= 1000 ? words.kilometers(formatNumber(meters / 1000, locale)) : words.meters(formatNumber(meters, locale));
  return (
    <g transform={`translate(20 ${HEIGHT - 20})`}>
      <path className={styles.bar} d={`M0 -6V0H${pixels.toFixed(1)}V-6`} />
      <text className={styles.barText} x={(pixels / 2).toFixed(1)} y="-8" textAnchor="middle" direction={direction}>
        {distance}
      </text>
    </g>
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

type ToolsProps = { words: MapWords; zoom: (factor: number) => void; reset: () => void };

const Tools = ({ words, zoom, reset }: ToolsProps) => (
  <div className={styles.tools}>
    <button type="button" className={styles.tool} aria-label={words.zoomIn} onClick={() => zoom(ZOOM)}>
      <Icon name="plus" />
    </button>
    <button type="button" className={styles.tool} aria-label={words.zoomOut} onClick={() => zoom(1 / ZOOM)}>
      <Icon name="minus" />
    </button>
    <button type="button" className={styles.tool} aria-label={words.reset} onClick={reset}>
      <Icon name="retry" />
    </button>
  </div>
);

/**
 * Places on a map drawn here: no tiles, no one told what is looked at. Geography is never mirrored.
 * Without a script it is a picture with links; with one it can be moved and brought nearer.
 */
export function MapView({ points, landmarks = [], caption, words }: MapViewProps) {
  const isHydrated = useHydrated();
  const whole = useMemo(
    () =>
      fit(points.length > 0 ? points : landmarks.length > 0 ? landmarks : [{ lat: 32.5, lon: 53.7 }], WIDTH, HEIGHT),
    [points, landmarks],
  );
  const { viewport, svg, handlers, zoom, reset } = useViewport(whole);
  const [geography, setGeography] = useState("");

  useEffect(() => {
    void import("./geography.ts").then((module) => setGeography(module.geography));
  }, []);

  const coast = useMemo(() => (geography === "" ? "" : coastPath(geography, viewport)), [geography, viewport]);
  const place = (point: LatLon) => toPixel(viewport, project(point), WIDTH, HEIGHT);
  const pins = placePins(
    points.map((point) => ({ point, at: place(point) })),
    WIDTH,
    HEIGHT,
  );
  const sights = placePins(
    landmarks.map((landmark) => ({ point: { ...landmark, label: landmark.name }, at: place(landmark) })),
    WIDTH,
    HEIGHT,
  );
  const middle = points[0] ?? landmarks[0] ?? { lat: 32.5 };

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
        {sights.map((sight) => (
          <Sight key={sight.point.name} {...sight} />
        ))}
        {[...pins].reverse().map((pin) => (
          <Pin key={pin.point.id} {...pin} />
        ))}
        <ScaleBar viewport={viewport} lat={middle.lat} words={words} />
      </svg>
      {isHydrated && <Tools words={words} zoom={zoom} reset={reset} />}
    </div>
  );
}
