import {
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { ZOOM } from "./MapTools.tsx";
import { type Shown, type Viewport, windowOn } from "./projection.ts";

const NEAREST = 12_000_000;
const FARTHEST = 2_500;
/** Movement up to which a touch still counts as a tap, pixels. */
const SLIP = 4;

type Size = { width: number; height: number };
/**
 * Content that must be visible initially, serialised; the window onto it; the current window, and whether a visitor
 * moved it.
 */
type Seen = { shown: string; home: Viewport; viewport: Viewport; isMoved: boolean };

/**
 * Refits the window after a change of the content that must be visible, or of the map's size. A window moved by the
 * visitor stays while the content is the same.
 */
function refitted(seen: Seen, shown: string, { width, height }: Size): Seen {
  if (seen.shown === shown && seen.isMoved) return seen;
  const now = seen.shown === shown ? undefined : seen.viewport;
  const home = windowOn(JSON.parse(shown) as Shown, width, height, undefined, now);
  return { shown, home, viewport: home, isMoved: false };
}

const moved = ({ center, scale }: Viewport, dx: number, dy: number): Viewport => ({
  scale,
  center: { x: center.x + dx / scale, y: center.y + dy / scale },
});

/** Viewport of a map and its controls: keys, a pointer, and the buttons. */
export function useViewport(svg: RefObject<SVGSVGElement | null>, first: Shown, { width, height }: Size) {
  const shown = JSON.stringify(first);
  const [{ viewport, isMoved }, set] = useState<Seen>(() => {
    const whole = windowOn(first, width, height);
    return { shown, home: whole, viewport: whole, isMoved: false };
  });
  const drag = useRef<{ x: number; y: number; from: Viewport; isSlip: boolean } | null>(null);
  useLayoutEffect(() => set((seen) => refitted(seen, shown, { width, height })), [shown, width, height]);

  const change = (to: (from: Viewport) => Viewport) =>
    set((seen) => ({ ...seen, viewport: to(seen.viewport), isMoved: true }));
  const zoom = (factor: number) =>
    change(({ center, scale }) => ({ center, scale: Math.max(FARTHEST, Math.min(NEAREST, scale * factor)) }));
  const move = (dx: number, dy: number) => change((from) => moved(from, dx, dy));
  const reset = () => set((seen) => ({ ...seen, viewport: seen.home, isMoved: false }));
  /** Moves the map programmatically: not a move by the visitor. */
  const nudge = useCallback(
    (dx: number, dy: number) => set((seen) => ({ ...seen, viewport: moved(seen.viewport, dx, dy) })),
    [],
  );
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
    drag.current = { x: clientX, y: clientY, from: viewport, isSlip: true };
  }
  function pull({ clientX, clientY }: PointerEvent): void {
    if (!drag.current) return;
    const { x, y, from } = drag.current;
    const [dx, dy] = [x - clientX, y - clientY];
    drag.current.isSlip &&= Math.hypot(dx, dy) < SLIP;
    if (!drag.current.isSlip) change(() => moved(from, dx, dy));
  }
  const release = () => {
    drag.current = null;
  };
  const handlers = {
    onKeyDown: press,
    onPointerDown: grab,
    onPointerMove: pull,
    onPointerUp: release,
    onPointerCancel: release,
    onPointerLeave: release,
  };
  return { viewport, isMoved, handlers, zoom, reset, nudge };
}
