import { useEffect, useState } from "react";
import { browserNow } from "#app/src/page/browser-clock.ts";

/** True once a moment (milliseconds) has come; false without one. */
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
