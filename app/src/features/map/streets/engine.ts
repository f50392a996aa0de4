import { type AddProtocolAction, addProtocol, Map as Streets, setWorkerUrl } from "maplibre-gl";
import workerAddress from "maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url";
import { Protocol } from "pmtiles";
import { trustedScript } from "#app/src/page/trusted-scripts.ts";
import type { Sheet } from "#design-system/components/MapView/MapSigns.tsx";
import { fit, type LatLon, project, unproject, type Viewport } from "#design-system/components/MapView/projection.ts";
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
  /** What must be in sight at first. */
  shown: readonly LatLon[];
  caption: string;
  /** What is said where a gesture is left to the page. */
  hints: { twoFingers: string; wheel: (key: string) => string };
  /** Called at each change of what is in sight. */
  onSheet: (sheet: Sheet) => void;
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

/** Draws streets in an element, until they are closed. Throws where the browser has no WebGL 2. */
export function openStreets(options: StreetsOptions) {
  const { container, shown, caption, hints, onSheet, onReady, onFailed } = options;
  const { clientWidth, clientHeight } = container;
  const whole = cameraOf(fit(shown, clientWidth, clientHeight, CLOSEST.atFirst));
  const map = new Streets({
    ...whole,
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

  const tell = () => {
    const { lat, lng } = map.getCenter();
    const { clientWidth: width, clientHeight: height } = container;
    onSheet({ viewport: { center: project({ lat, lon: lng }), scale: WORLD * 2 ** map.getZoom() }, width, height });
  };
  map.on("move", tell);
  map.on("resize", tell);
  tell();

  const reset = () => map.jumpTo(whole);
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
    restyle: (isDark: boolean) => map.setStyle(streetsStyle({ ...options, isDark })),
    close: () => map.remove(),
  };
}
