import { useEffect, useState } from "react";
import { browserNow } from "#app/src/page/browser-clock.ts";

/** Whether a moment (milliseconds) has come: false without one, and true from the moment on. */
export function useIsOver(moment: number | null): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const left = moment === null ? Number.POSITIVE_INFINITY : moment - browserNow();
    setOver(left <= 0);
    if (left <= 0 || left === Number.POSITIVE_INFINITY) return;
    const timer = setTimeout(() => setOver(true), left);
    return () => clearTimeout(timer);
  }, [moment]);
  return isOver;
}
