import { useEffect, useState } from "react";

/**
 * Seconds left until an instant, by the server's clock: `serverNow` is its time when `until` arrived (epoch seconds,
 * both). Null when nothing runs. `onOver` is called once if the time runs out while the component is mounted.
 */
export function useTimeLeft(until: number | null, serverNow: number, onOver: () => void): number | null {
  const [left, setLeft] = useState(until === null ? null : Math.max(0, until - serverNow));
  // biome-ignore lint/correctness/useExhaustiveDependencies: another deadline begins again; another callback does not.
  useEffect(() => {
    if (until === null) {
      setLeft(null);
      return;
    }
    const endsAt = performance.now() + (until - serverNow) * 1000;
    const leftNow = () => Math.max(0, (endsAt - performance.now()) / 1000);
    setLeft(leftNow());
    if (leftNow() <= 0) return;
    const timer = setInterval(() => {
      const now = leftNow();
      setLeft(now);
      if (now > 0) return;
      clearInterval(timer);
      onOver();
    }, 1_000);
    return () => clearInterval(timer);
  }, [until, serverNow]);
  return left;
}
