import { useEffect, useRef } from "react";
import type { PinStack } from "./MapSigns.tsx";
import { wayToClear } from "./pins.ts";
import type { Sheet } from "./projection.ts";

/** Moves a map when the card of a chosen pin would cover it. */
export function useWayToClear(pin: PinStack | undefined, sheet: Sheet | null, nudge: (dx: number, dy: number) => void) {
  const chosen = pin?.point.id;
  const latest = useRef({ pin, sheet, nudge });
  latest.current = { pin, sheet, nudge };
  useEffect(() => {
    const { pin: at, sheet: on, nudge: move } = latest.current;
    if (chosen === undefined || !at || !on) return;
    const { x, y } = wayToClear(at.at, on.width, on.height, at.places.length);
    if (x !== 0 || y !== 0) move(x, y);
  }, [chosen]);
}
