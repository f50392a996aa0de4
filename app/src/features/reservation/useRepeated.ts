import { useEffect, useRef } from "react";

/** Runs something repeatedly while `isWanted`, each run after the last has ended. Milliseconds. */
export function useRepeated(isWanted: boolean, interval: number, work: () => Promise<void>): void {
  const latest = useRef(work);
  latest.current = work;
  useEffect(() => {
    if (!isWanted) return;
    let timer: ReturnType<typeof setTimeout>;
    const again = () => {
      timer = setTimeout(() => void latest.current().finally(again), interval);
    };
    again();
    return () => clearTimeout(timer);
  }, [isWanted, interval]);
}
