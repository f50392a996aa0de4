import { useSyncExternalStore } from "react";

/** Whether a media query holds now. Only for parts that no server renders: a server knows no screen, and says yes. */
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
