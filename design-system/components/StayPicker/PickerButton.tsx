import { type ComponentType, type RefObject, startTransition, useCallback, useEffect, useRef, useState } from "react";
import { Icon } from "#design-system/components/Icon/Icon.tsx";
import { cx } from "#design-system/theme/cx.ts";
import { whenIdle } from "#design-system/theme/when-idle.ts";
import * as styles from "./StayPicker.css.ts";

type PickerButtonProps = {
  labelId: string;
  sheetId: string;
  /** The dates in words; null without a choice. */
  shown: string | null;
  placeholder: string;
  isInvalid: boolean;
  /** Must be stable across renders. */
  onWanted: () => void;
};

/** Calls once, when an element is visible and the browser is idle: a field in a closed sheet is not visible. */
function useInSight(element: RefObject<HTMLElement | null>, act: () => void): void {
  useEffect(() => {
    if (element.current === null) return;
    let drop = () => {};
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      drop = whenIdle(act);
    });
    observer.observe(element.current);
    return () => {
      observer.disconnect();
      drop();
    };
  }, [element, act]);
}

/** Shows the chosen value and opens the calendar's sheet. */
export function PickerButton({ labelId, sheetId, shown, placeholder, isInvalid, onWanted }: PickerButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  useInSight(button, onWanted);
  return (
    <button
      ref={button}
      type="button"
      className={styles.control}
      aria-labelledby={`${labelId} ${labelId}-value`}
      aria-haspopup="dialog"
      popoverTarget={sheetId}
      aria-invalid={isInvalid || undefined}
      aria-describedby={isInvalid ? `${labelId}-error` : undefined}
      onPointerEnter={onWanted}
      onFocus={onWanted}
    >
      <span id={`${labelId}-value`} className={cx(!shown && styles.placeholder)}>
        {shown ?? placeholder}
      </span>
      <Icon name="calendar" />
    </button>
  );
}

/** Loads the calendar's code on demand. */
export function usePicker<Props>(load: () => Promise<ComponentType<Props>>) {
  const [Picker, setPicker] = useState<ComponentType<Props> | null>(null);
  const fetchPicker = useCallback(() => {
    void load().then((loaded) => startTransition(() => setPicker(() => loaded)));
  }, [load]);
  return { Picker, fetchPicker };
}
