import { useEffect, useRef } from "react";

/** Does something again and again while it is wanted: the next time only once the last is done. Milliseconds. */
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
