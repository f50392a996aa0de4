import { type RefObject, useEffect, useRef, useState } from "react";
import { useLazyModule } from "./useLazyModule.ts";

export type Takeover<T> = {
  /** Null while the native control is in use. */
  part: T | null;
  /** True when the native control had the focus as it was replaced. */
  hadFocus: boolean;
  /** Event handlers for the element around the native control. */
  signs: {
    onPointerEnter: () => void;
    onPointerDown: () => void;
    onPointerUp: () => void;
    onPointerLeave: () => void;
    onKeyDown: () => void;
    onKeyUp: () => void;
    onFocus: () => void;
    onToggle: () => void;
  };
};

/**
 * Replaces a native control by a part that is fetched when the control is first pointed at or focused: never while a
 * finger or a key is down on it, nor while `isBusy`, so that no press is cut in two.
 */
export function useTakeover<T extends object>(
  load: () => Promise<T>,
  around: RefObject<HTMLElement | null>,
  isBusy: () => boolean = () => false,
): Takeover<T> {
  const { module, request } = useLazyModule(load);
  const isPressed = useRef(false);
  const [taken, setTaken] = useState<{ hadFocus: boolean } | null>(null);

  function take(): void {
    if (module === null || taken !== null || isPressed.current || isBusy()) return;
    setTaken({ hadFocus: around.current?.contains(document.activeElement) ?? false });
  }
  function press(): void {
    isPressed.current = true;
    request();
  }
  function release(): void {
    // Waits for the click, which follows the end of a press.
    setTimeout(() => {
      isPressed.current = false;
      take();
    });
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: the arrival of the module is the moment; the others are signs.
  useEffect(take, [module]);

  return {
    part: taken && module,
    hadFocus: taken?.hadFocus ?? false,
    signs: {
      onPointerEnter: request,
      onPointerDown: press,
      onPointerUp: release,
      onPointerLeave: release,
      onKeyDown: press,
      onKeyUp: release,
      onFocus: request,
      onToggle: take,
    },
  };
}
