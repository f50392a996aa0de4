import { type KeyboardEvent, type ReactNode, type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { Button } from "#design-system/components/Button/Button.tsx";
import { cx } from "#design-system/theme/cx.ts";
import type { Area } from "#domain/place/area.ts";
import * as styles from "./MapFrame.css.ts";
import type { MapPoint, MapWords, PinIds, PinProps } from "./map-types.ts";
import { PointCard } from "./PointCard.tsx";

export type MapFrameProps = {
  points: readonly MapPoint[];
  words: MapWords;
  /** Searches a part of the globe; without it the search button is hidden. */
  onSearch?: ((area: Area) => void) | undefined;
  /** The place of a list beside the map that is pointed at there. */
  pointed?: number | null | undefined;
  /** Called with the place whose card opens, and with null when it closes. */
  onChosen?: ((id: number | null) => void) | undefined;
  /** Shown over a map without places. */
  none?: ReactNode;
  /** The map itself. */
  children: (pins: PinProps) => ReactNode;
};

const isLink = (point: MapPoint): point is MapPoint & { href: string } => point.href !== null;

/**
 * The place whose card is open, among those of its pin: closing returns the focus to the pin, or to the frame if the
 * pin is out of sight.
 */
function useChosen(points: readonly MapPoint[], frame: RefObject<HTMLElement | null>) {
  const [chosen, setChosen] = useState<{ ids: PinIds; index: number } | null>(null);
  const leaving = useRef<PinIds | null>(null);
  useEffect(() => {
    if (chosen !== null || leaving.current === null) return;
    const pins = leaving.current.map((id) => `[data-point="${id}"]`).join();
    const pin = frame.current?.querySelector<HTMLElement | SVGElement>(pins);
    leaving.current = null;
    (pin ?? frame.current)?.focus({ preventScroll: true });
  }, [chosen, frame]);
  const close = () => {
    leaving.current = chosen?.ids ?? null;
    setChosen(null);
  };
  const point = points.filter(isLink).find(({ id }) => id === chosen?.ids[chosen.index]);
  return {
    point,
    at: { index: chosen?.index ?? 0, count: chosen?.ids.length ?? 0 },
    lead: chosen?.ids[0],
    choose: (ids: PinIds | null) => setChosen(ids && { ids, index: 0 }),
    turn: (index: number) => setChosen((now) => now && { ...now, index }),
    close,
  };
}

/** Overlays shared by all maps: the card of the chosen place, and the button that searches the area moved to. */
export function MapFrame({ points, words, pointed = null, onChosen, onSearch, none, children }: MapFrameProps) {
  const frame = useRef<HTMLDivElement>(null);
  const { point, at, lead, choose, turn, close } = useChosen(points, frame);
  const chosen = point?.id ?? null;
  useEffect(() => onChosen?.(chosen), [onChosen, chosen]);
  const inSight = useRef<Area | null>(null);
  const [isMoved, setMoved] = useState(false);
  const onMove = useCallback((area: Area | null) => {
    inSight.current = area;
    setMoved(area !== null);
  }, []);
  function search(): void {
    if (inSight.current === null) return;
    onSearch?.(inSight.current);
    // The button disappears, because a second press would repeat the search; the focus stays on the map.
    setMoved(false);
    choose(null);
    frame.current?.focus({ preventScroll: true });
  }
  return (
    <div
      ref={frame}
      tabIndex={-1}
      className={cx(styles.frame, points.some(isLink) && styles.withCards)}
      onKeyDown={({ key }: KeyboardEvent) => {
        if (key === "Escape" && point) close();
      }}
    >
      {onSearch && (
        // Placed before the map, one step back in the tab order, and announced when it appears.
        <div className={styles.search} aria-live="polite">
          {isMoved && (
            <span className={styles.button}>
              <Button look="outline" icon="search" onClick={search}>
                {words.search}
              </Button>
            </span>
          )}
        </div>
      )}
      {children({ chosen, pointed, onChoose: choose, onMove })}
      {point ? <PointCard key={lead} point={point} at={at} words={words} onTurn={turn} onClose={close} /> : none}
    </div>
  );
}
