import { useEffect, useRef, useState } from "react";

export type Loaded<T> = {
  /** Null until the code is loaded. */
  part: T | null;
  /** Fetches the code, once. After a failure the next call retries; until then the native control serves. */
  want: () => void;
};

/** Loads a part of a component when a visitor is about to use it. */
export function useLoaded<T extends object>(load: () => Promise<T>): Loaded<T> {
  const [part, setPart] = useState<T | null>(null);
  const isAsked = useRef(false);
  const isThere = useRef(true);

  useEffect(() => {
    isThere.current = true;
    return () => {
      isThere.current = false;
    };
  }, []);

  function want(): void {
    if (isAsked.current) return;
    isAsked.current = true;
    load().then(
      (loaded) => isThere.current && setPart(loaded),
      (error) => {
        isAsked.current = false;
        reportError(error);
      },
    );
  }
  return { part, want };
}
