import { type ComponentType, type RefObject, startTransition, useCallback, useEffect, useRef, useState } from "react";
import { Icon } from "#design-system/components/Icon/Icon.tsx";
import { cx } from "#design-system/theme/cx.ts";
import { whenIdle } from "#design-system/theme/when-idle.ts";
import * as styles from "./StayPicker.css.ts";

type PickerButtonProps = {
  labelId: string;
  sheetId: string;
  /** The dates in words; null while none are chosen. */
  shown: string | null;
  placeholder: string;
  isInvalid: boolean;
  /** The same function at every render. */
  onWanted: () => void;
};

/** Calls once, when an element is in sight and the browser has nothing better to do: a field in a closed sheet is not. */
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

/** What is chosen, and the way to the calendar's sheet. */
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

/** The calendar's code, which is fetched when it is wanted. */
export function usePicker<Props>(load: () => Promise<ComponentType<Props>>) {
  const [Picker, setPicker] = useState<ComponentType<Props> | null>(null);
  const fetchPicker = useCallback(() => {
    void load().then((loaded) => startTransition(() => setPicker(() => loaded)));
  }, [load]);
  return { Picker, fetchPicker };
}
