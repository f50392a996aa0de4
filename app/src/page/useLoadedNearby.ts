import { type ComponentType, type RefObject, useEffect, useState } from "react";
import { loadChunk } from "./chunk.ts";

/**
 * Loads a component once its place comes near the screen; null until then. If it cannot be loaded, the error is
 * reported and what stands in its place stays.
 *
 * @param margin pixels around the screen. The function that loads must not change.
 */
export function useLoadedNearby<Props>(
  place: RefObject<HTMLElement | null>,
  margin: number,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> | null {
  const [Loaded, setLoaded] = useState<ComponentType<Props> | null>(null);
  useEffect(() => {
    if (place.current === null) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        loadChunk(load)
          .then((component) => setLoaded(() => component))
          .catch(reportError);
      },
      { rootMargin: `${margin}px` },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [place, margin, load]);
  return Loaded;
}
