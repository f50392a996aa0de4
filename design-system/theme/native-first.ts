import { type FocusEvent, type RefObject, useLayoutEffect, useRef, useState } from "react";
import { useHydrated } from "./hydrated.ts";

/** Props for the element around the native control. */
export type NativeProps<E> = {
  ref: RefObject<E | null>;
  onInput: () => void;
  onBlur: (event: FocusEvent) => void;
};

/**
 * Uses a native control in place of ours until scripts run, and then for as long as it is focused or pressed; its value
 * is taken over.
 *
 * @param take reads the value of the native control
 */
export function useNativeFirst<E extends HTMLElement>(
  take: (native: E) => void,
): { isNative: boolean; native: NativeProps<E> } {
  const isHydrated = useHydrated();
  const [isInUse, setInUse] = useState(false);
  const ref = useRef<E>(null);
  const taker = useRef(take);
  taker.current = take;

  // The first commit in the browser still has the server's control.
  useLayoutEffect(() => {
    if (ref.current === null) return;
    setInUse(ref.current.contains(document.activeElement));
    taker.current(ref.current);
  }, []);

  return {
    isNative: !isHydrated || isInUse,
    native: {
      ref,
      onInput: () => ref.current && taker.current(ref.current),
      onBlur: ({ relatedTarget, currentTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setInUse(false);
      },
    },
  };
}
