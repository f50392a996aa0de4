import { useEffect, useState } from "react";
import { browserNow } from "#app/src/page/browser-clock.ts";

const secondsUntil = (moment: number | null): number =>
  moment === null ? 0 : Math.max(0, Math.ceil((moment - browserNow()) / 1_000));

/** Whole seconds until a moment (milliseconds), down to 0. Right again at once after the page was in the background. */
export function useSecondsUntil(moment: number | null): number {
  const [left, setLeft] = useState(0);
  useEffect(() => {
    setLeft(secondsUntil(moment));
    if (secondsUntil(moment) === 0) return;
    const timer = setInterval(() => {
      const now = secondsUntil(moment);
      setLeft(now);
      if (now === 0) clearInterval(timer);
    }, 1_000);
    return () => clearInterval(timer);
  }, [moment]);
  return left;
}
