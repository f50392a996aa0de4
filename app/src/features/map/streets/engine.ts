import { type AddProtocolAction, addProtocol, Map as Streets, setWorkerUrl } from "maplibre-gl";
import workerAddress from "maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url";
import { Protocol } from "pmtiles";
import { trustedScript } from "#app/src/page/trusted-scripts.ts";
import {
  project,
  type Sheet,
  type Shown,
  unproject,
  type Viewport,
  windowOn,
} from "#design-system/components/MapView/projection.ts";
import { type StreetsLook, streetsStyle } from "./streets-style.ts";

/** The width of the world at zoom 0, pixels. */
const WORLD = 512;
/** As near as one place is shown at first, and as near as one can go: pixels a unit of the plane. */
const CLOSEST = { atFirst: WORLD * 2 ** 14, ever: 19 };

addProtocol("pmtiles", new Protocol().tilev4 as AddProtocolAction);

/**
 * The worker's address as the browser takes it from MapLibre, which reads its ending first: an address that is trusted
 * is an object and has no such methods.
 */
function workerUrl(): string {
  if (!import.meta.env.PROD) return workerAddress;
  const trusted: unknown = trustedScript(workerAddress);
  if (typeof trusted === "string") return trusted;
  const ending = { endsWith: () => false, split: () => [workerAddress] };
  return Object.assign(trusted as object, ending) as unknown as string;
}
setWorkerUrl(workerUrl());

export type StreetsOptions = StreetsLook & {
  container: HTMLElement;
  /** Area or points that must be visible at first. */
  shown: Shown;
  caption: string;
  /** Hints shown when a gesture is left to the page. */
  hints: { twoFingers: string; wheel: (key: string) => string };
  /** Called at each change of the visible area; `isMoved` is true when it differs from the initial one. */
  onSheet: (sheet: Sheet, isMoved: boolean) => void;
  /** Called when everything in sight is drawn for the first time. */
  onReady: () => void;
  /** Called instead where they cannot be drawn: there are no tiles. */
  onFailed: () => void;
};

const zoomOf = ({ scale }: Viewport): number => Math.log2(scale / WORLD);
const cameraOf = (viewport: Viewport) => {
  const { lat, lon } = unproject(viewport.center);
  return { center: [lon, lat] as [number, number], zoom: zoomOf(viewport) };
};

/** Less than a pixel, and less than a hundredth of one press on a button. */
const isSame = (one: Viewport, other: Viewport): boolean =>
  Math.hypot(one.center.x - other.center.x, one.center.y - other.center.y) * one.scale < 1 &&
  Math.abs(Math.log2(one.scale / other.scale)) < 0.01;

type Camera = ReturnType<typeof cameraOf>;

/** MapLibre's map, with the gestures of ours. Throws where the browser has no WebGL 2. */
function createMap(options: StreetsOptions, camera: Camera): Streets {
  const { container, caption, hints } = options;
  const map = new Streets({
    ...camera,
    container,
    style: streetsStyle(options),
    maxZoom: CLOSEST.ever,
    attributionControl: false,
    cooperativeGestures: true,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    boxZoom: false,
    renderWorldCopies: false,
    fadeDuration: 0,
    locale: {
      "Map.Title": caption,
      "CooperativeGesturesHandler.MobileHelpText": hints.twoFingers,
      "CooperativeGesturesHandler.WindowsHelpText": hints.wheel("Ctrl"),
      "CooperativeGesturesHandler.MacHelpText": hints.wheel("⌘"),
    },
  });
  map.keyboard.disableRotation();
  map.touchZoomRotate.disableRotation();
  return map;
}

/** Draws streets in an element, until they are closed. Throws where the browser has no WebGL 2. */
export function openStreets(options: StreetsOptions) {
  const { container, shown, onSheet, onReady, onFailed } = options;
  const cameraOn = (what: Shown, now?: Viewport) =>
    cameraOf(windowOn(what, container.clientWidth, container.clientHeight, CLOSEST.atFirst, now));
  let whole = cameraOn(shown);
  const map = createMap(options, whole);

  const viewportNow = (): Viewport => {
    const { lat, lng } = map.getCenter();
    return { center: project({ lat, lon: lng }), scale: WORLD * 2 ** map.getZoom() };
  };
  /** Actual viewport after a move, which the world's edges may keep from the requested one. */
  let home = viewportNow();
  const tell = () => {
    const { clientWidth: width, clientHeight: height } = container;
    const viewport = viewportNow();
    onSheet({ viewport, width, height }, !isSame(viewport, home));
  };
  map.on("move", tell);
  map.on("resize", tell);
  tell();

  const reset = () => {
    map.jumpTo(whole);
    home = viewportNow();
    tell();
  };
  const show = (what: Shown) => {
    whole = cameraOn(what, viewportNow());
    reset();
  };
  const nudge = (dx: number, dy: number) => {
    const wasHome = isSame(viewportNow(), home);
    map.panBy([dx, dy], { animate: false });
    if (wasHome) home = viewportNow();
    tell();
  };
  map.getCanvas().addEventListener("keydown", ({ key }) => {
    if (key === "0") reset();
  });

  let isDecided = false;
  const decide = (then: () => void) => {
    if (!isDecided) then();
    isDecided = true;
  };
  map.once("idle", () => decide(onReady));
  // A tile that is missing later leaves a hole; before that there would be nothing but holes.
  map.on("error", () => decide(onFailed));

  return {
    zoom: (factor: number) => map.jumpTo({ zoom: map.getZoom() + Math.log2(factor) }),
    reset,
    show,
    nudge,
    restyle: (isDark: boolean) => map.setStyle(streetsStyle({ ...options, isDark })),
    close: () => map.remove(),
  };
}
