import { type ComponentType, startTransition, useEffect, useState } from "react";
import { Icon } from "#design-system/components/Icon/Icon.tsx";
import { hasPopovers } from "#design-system/components/PopoverSheet/PopoverSheet.tsx";
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
  onWanted: () => void;
};

/** What is chosen, and the way to the calendar's sheet. */
export function PickerButton({ labelId, sheetId, shown, placeholder, isInvalid, onWanted }: PickerButtonProps) {
  return (
    <button
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

/** The calendar's code: fetched once nothing else is to be done, or when it is wanted before. */
export function usePicker<Props>(isNative: boolean, load: () => Promise<ComponentType<Props>>) {
  const [Picker, setPicker] = useState<ComponentType<Props> | null>(null);

  function fetchPicker(): void {
    if (Picker !== null) return;
    void load().then((loaded) => startTransition(() => setPicker(() => loaded)));
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when scripts have taken the field over.
  useEffect(() => {
    return isNative || !hasPopovers() ? undefined : whenIdle(fetchPicker);
  }, [isNative]);

  return { Picker, fetchPicker };
}
