import { type KeyboardEvent, type ReactNode, type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { Button } from "#design-system/components/Button/Button.tsx";
import { cx } from "#design-system/theme/cx.ts";
import type { Area } from "#domain/place/area.ts";
import * as styles from "./MapFrame.css.ts";
import type { MapPoint, MapWords, PinProps } from "./map-types.ts";
import { PointCard } from "./PointCard.tsx";

export type MapFrameProps = {
  points: readonly MapPoint[];
  words: MapWords;
  /** Searches a part of the globe; without it no search is offered. */
  onSearch?: ((area: Area) => void) | undefined;
  /** Stands over a map on which there is no place. */
  none?: ReactNode;
  /** The map, whichever it is. */
  children: (pins: PinProps) => ReactNode;
};

const isLink = (point: MapPoint): point is MapPoint & { href: string } => point.href !== null;

/** The place whose card is open, and its pin: closing brings the focus back to it, or to the frame where it is out of sight. */
function useChosen(points: readonly MapPoint[], frame: RefObject<HTMLElement | null>) {
  const [chosen, setChosen] = useState<number | null>(null);
  const leaving = useRef<number | null>(null);
  useEffect(() => {
    if (chosen !== null || leaving.current === null) return;
    const pin = frame.current?.querySelector<HTMLElement | SVGElement>(`[data-point="${leaving.current}"]`);
    leaving.current = null;
    (pin ?? frame.current)?.focus({ preventScroll: true });
  }, [chosen, frame]);
  const close = () => {
    leaving.current = chosen;
    setChosen(null);
  };
  return { point: points.filter(isLink).find(({ id }) => id === chosen), choose: setChosen, close };
}

/** What stands over any of our maps: the card of the chosen place, and the search of the part that it was moved to. */
export function MapFrame({ points, words, onSearch, none, children }: MapFrameProps) {
  const frame = useRef<HTMLDivElement>(null);
  const { point, choose, close } = useChosen(points, frame);
  const inSight = useRef<Area | null>(null);
  const [isMoved, setMoved] = useState(false);
  const onMove = useCallback((area: Area | null) => {
    inSight.current = area;
    setMoved(area !== null);
  }, []);
  function search(): void {
    if (inSight.current === null) return;
    onSearch?.(inSight.current);
    // The button goes, since a second press would ask for the same; the focus stays with the map.
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
        // It comes before the map, so that it is one step back from it, and is read out when it comes.
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
      {children({ chosen: point?.id ?? null, onChoose: choose, onMove })}
      {point ? <PointCard key={point.id} point={point} words={words} onClose={close} /> : none}
    </div>
  );
}
