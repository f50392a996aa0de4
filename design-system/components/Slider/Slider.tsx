import { useEffect, useId, useRef, useState } from "react";
import { useTakeover } from "#design-system/aria/useTakeover.ts";
import { cx } from "#design-system/theme/cx.ts";
import { visuallyHidden } from "#design-system/theme/hidden.css.ts";
import * as styles from "./Slider.css.ts";
import { SliderValues } from "./SliderValues.tsx";

export type SliderThumbProps = {
  /** Name of the form field, which holds the number in ASCII digits. */
  name: string;
  label: string;
  value: number;
};

export type SliderProps = {
  label: string;
  /** For screen readers only: the surrounding page already shows it. */
  isLabelHidden?: boolean;
  /** One value, or the two ends of a range. */
  thumbs: readonly [SliderThumbProps] | readonly [SliderThumbProps, SliderThumbProps];
  /** In the unit of the values. `max` minus `min` is a whole number of steps. */
  bounds: { min: number; max: number; step: number };
  /** Formats values for display and speech. */
  format: (value: number) => string;
  onChange?: (values: readonly number[]) => void;
  /** Called when a thumb is released. */
  onChangeEnd?: (values: readonly number[]) => void;
};

/** Values of the native controls; the two of a range never cross. */
const withoutCrossing = (values: readonly number[], index: number, value: number): number[] =>
  values.map((other, place) => {
    if (place === index) return value;
    return place < index ? Math.min(other, value) : Math.max(other, value);
  });

type NativeThumbsProps = Pick<SliderProps, "thumbs" | "bounds" | "format"> & {
  values: readonly number[];
  onMove: (values: readonly number[]) => void;
  onFocus: (index: number) => void;
};

/** Range inputs of the form; the two of a range overlap. */
const NativeThumbs = ({ thumbs, bounds, format, values, onMove, onFocus }: NativeThumbsProps) => (
  <div className={styles.native}>
    {thumbs.map((thumb, index) => (
      <input
        key={thumb.name}
        type="range"
        className={cx(styles.range, thumbs.length > 1 && styles.oneOfTwo)}
        name={thumb.name}
        min={bounds.min}
        max={bounds.max}
        step={bounds.step}
        value={values[index]}
        aria-label={thumb.label}
        aria-valuetext={format(values[index] ?? bounds.min)}
        onFocus={() => onFocus(index)}
        onChange={(event) => onMove(withoutCrossing(values, index, event.target.valueAsNumber))}
      />
    ))}
  </div>
);

/**
 * A value or a range chosen by dragging. Native range inputs of the form until its code has loaded, and without
 * scripts.
 */
export function Slider(props: SliderProps) {
  const { label, isLabelHidden, thumbs, format, onChange, onChangeEnd } = props;
  const labelId = useId();
  const group = useRef<HTMLDivElement>(null);
  const { part, signs } = useTakeover(() => import("./SliderAria.tsx"), group);
  const [focused, setFocused] = useState(-1);
  const given = thumbs.map(({ value }) => value);
  const [values, setValues] = useState<readonly number[]>(given);
  // The page may reset the values, for example when a filter is cleared.
  const [last, setLast] = useState(given.join());
  if (last !== given.join()) {
    setLast(given.join());
    setValues(given);
  }

  // Thumbs moved before hydration have their values in the DOM, not in the state.
  useEffect(() => {
    const moved = group.current?.querySelectorAll<HTMLInputElement>("input[type=range]");
    if (moved) setValues(Array.from(moved, (input) => input.valueAsNumber));
  }, []);

  function move(next: readonly number[]): void {
    setValues(next);
    onChange?.(next);
  }

  function restNative(): void {
    if (values.join() !== last) onChangeEnd?.(values);
  }

  if (part) {
    return (
      <part.SliderAria
        {...props}
        values={values}
        onMove={move}
        onRest={(next) => onChangeEnd?.(next)}
        focused={focused}
      />
    );
  }
  return (
    <div
      ref={group}
      role="group"
      aria-labelledby={labelId}
      className={styles.slider}
      {...signs}
      onPointerUp={() => {
        signs.onPointerUp();
        restNative();
      }}
      onKeyUp={() => {
        signs.onKeyUp();
        restNative();
      }}
      onBlur={() => setFocused(-1)}
    >
      <span id={labelId} className={isLabelHidden ? visuallyHidden : styles.label}>
        {label}
      </span>
      <NativeThumbs {...props} values={values} onMove={move} onFocus={setFocused} />
      <SliderValues values={values} format={format} />
    </div>
  );
}
