import { useEffect } from "react";

/** Calls when the page is restored from the back/forward cache: its content may be stale. */
export function useShownAgain(onShown: () => void): void {
  useEffect(() => {
    const back = ({ persisted }: PageTransitionEvent) => {
      if (persisted) onShown();
    };
    addEventListener("pageshow", back);
    return () => removeEventListener("pageshow", back);
  }, [onShown]);
}
