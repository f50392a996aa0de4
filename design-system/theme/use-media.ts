import { useSyncExternalStore } from "react";

/**
 * True while a media query matches. Only for parts that no server renders: a server knows no screen, and returns true.
 */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const media = matchMedia(query);
      media.addEventListener("change", changed);
      return () => media.removeEventListener("change", changed);
    },
    () => matchMedia(query).matches,
    () => true,
  );
}
