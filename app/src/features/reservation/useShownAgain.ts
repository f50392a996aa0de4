import { useEffect } from "react";

/** Calls when the page comes out of the back/forward cache: what it shows may be stale. */
export function useShownAgain(onShown: () => void): void {
  useEffect(() => {
    const back = ({ persisted }: PageTransitionEvent) => {
      if (persisted) onShown();
    };
    addEventListener("pageshow", back);
    return () => removeEventListener("pageshow", back);
  }, [onShown]);
}
