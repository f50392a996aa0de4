import { useEffect, useRef } from "react";

/** Calls when the tab is looked at again: companions may have paid meanwhile. */
export function useReturned(onReturned: () => void): void {
  const latest = useRef(onReturned);
  latest.current = onReturned;
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === "visible") latest.current();
    };
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, []);
}
