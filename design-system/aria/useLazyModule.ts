import { useEffect, useRef, useState } from "react";

export type LazyModule<T> = {
  /** Null until the code is loaded. */
  module: T | null;
  /** Fetches the code, once. After a failure the next call retries; until then the native control serves. */
  request: () => void;
};

/** Loads the module of a part of a component when a visitor is about to use it. */
export function useLazyModule<T extends object>(load: () => Promise<T>): LazyModule<T> {
  const [module, setModule] = useState<T | null>(null);
  const isRequested = useRef(false);
  const isMounted = useRef(true);

  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);

  function request(): void {
    if (isRequested.current) return;
    isRequested.current = true;
    load().then(
      (loaded) => isMounted.current && setModule(loaded),
      (error) => {
        isRequested.current = false;
        reportError(error);
      },
    );
  }
  return { module, request };
}
