import { useId, useLayoutEffect, useRef } from "react";
import { Slider, SliderFill, SliderThumb, SliderTrack } from "react-aria-components/Slider";
// For the bundler only: keeps React in the chunk of the modules shared by all parts. A part that imports no icon would
// split that chunk, which costs each page another request and 1 KB.
import "#design-system/components/Icon/Icon.tsx";
import { AriaLocale } from "#design-system/aria/AriaLocale.tsx";
import { visuallyHidden } from "#design-system/theme/hidden.css.ts";
import * as styles from "./Slider.css.ts";
import type { SliderProps, SliderThumbProps } from "./Slider.tsx";
import { SliderValues } from "./SliderValues.tsx";

type ThumbProps = { thumb: SliderThumbProps; index: number; spoken: string; hasFocus: boolean };

/** One thumb. React Aria announces the bare number; this announces the displayed text. */
function Thumb({ thumb, index, spoken, hasFocus }: ThumbProps) {
  const input = useRef<HTMLInputElement>(null);
  // After every render: React Aria writes its own text when its value changes.
  useLayoutEffect(() => input.current?.setAttribute("aria-valuetext", spoken));
  return (
    <SliderThumb
      index={index}
      inputRef={input}
      name={thumb.name}
      aria-label={thumb.label}
      autoFocus={hasFocus}
      className={styles.thumb}
    />
  );
}

export type SliderAriaProps = Omit<SliderProps, "onChange" | "onChangeEnd"> & {
  values: readonly number[];
  onMove: (values: readonly number[]) => void;
  onRest: (values: readonly number[]) => void;
  /** Index of the thumb whose native control was focused, or -1. */
  focused: number;
};

/** React Aria's slider in place of the browser's. */
export function SliderAria({
  label,
  isLabelHidden,
  thumbs,
  bounds,
  format,
  values,
  onMove,
  onRest,
  focused,
}: SliderAriaProps) {
  const labelId = useId();
  return (
    <AriaLocale>
      <Slider
        aria-labelledby={labelId}
        className={styles.slider}
        minValue={bounds.min}
        maxValue={bounds.max}
        step={bounds.step}
        value={[...values]}
        onChange={onMove}
        onChangeEnd={onRest}
      >
        <span id={labelId} className={isLabelHidden ? visuallyHidden : styles.label}>
          {label}
        </span>
        <SliderTrack className={styles.track}>
          <SliderFill className={styles.fill} />
          {thumbs.map((thumb, index) => (
            <Thumb
              key={thumb.name}
              thumb={thumb}
              index={index}
              spoken={format(values[index] ?? bounds.min)}
              hasFocus={index === focused}
            />
          ))}
        </SliderTrack>
        <SliderValues values={values} format={format} />
      </Slider>
    </AriaLocale>
  );
}
