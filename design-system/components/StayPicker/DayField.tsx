import { startTransition, useId, useState } from "react";
import { hasPopovers, PopoverSheet } from "#design-system/components/PopoverSheet/PopoverSheet.tsx";
import { useLocale } from "#design-system/theme/LocaleContext.tsx";
import { useNativeFirst } from "#design-system/theme/native-first.ts";
import { normaliseIso } from "#domain/calendar/parse.ts";
import type { IsoDate } from "#domain/calendar/types.ts";
import { formatDate } from "#domain/text/dates.ts";
import type { DayPickerProps } from "./DayPicker.tsx";
import { PickerButton, usePicker } from "./PickerButton.tsx";
import * as styles from "./StayPicker.css.ts";

export type DayFieldProps = Omit<DayPickerProps, "onConfirm"> & {
  label: string;
  /** The name of its parameter in the form around it. */
  name: string;
  onChange: (day: IsoDate) => void;
  error?: string | null;
};

const loadPicker = async () => (await import("./DayPicker.tsx")).DayPicker;

/** A day in a form: typed in any calendar before scripts run, then chosen in a calendar that is fetched when it is wanted. */
export function DayField(props: DayFieldProps) {
  const { label, name, value, first, words, onChange, error } = props;
  const surroundings = useLocale();
  const { isNative, native } = useNativeFirst<HTMLDivElement>((place) => {
    const typed = normaliseIso(place.querySelector("input")?.value ?? "");
    if (typed !== null && typed !== value) onChange(typed);
  });
  const id = useId();
  const sheetId = useId();
  const [times, setTimes] = useState(0);
  const { Picker, fetchPicker } = usePicker(isNative, loadPicker);
  if (isNative || !hasPopovers()) {
    return (
      <div {...native} className={styles.field}>
        <label htmlFor={id} className={styles.label}>
          {label}
        </label>
        <input
          id={id}
          className={styles.nativeControl}
          name={name}
          defaultValue={value ? formatDate(value, surroundings, "numeric") : ""}
          placeholder={formatDate(first, surroundings, "numeric")}
          autoComplete="off"
        />
      </div>
    );
  }

  function confirm(day: IsoDate): void {
    document.getElementById(sheetId)?.hidePopover();
    onChange(day);
  }

  return (
    <div className={styles.field}>
      <span id={id} className={styles.label}>
        {label}
      </span>
      <PickerButton
        labelId={id}
        sheetId={sheetId}
        shown={value && formatDate(value, surroundings, "day")}
        placeholder={words.choose}
        isInvalid={Boolean(error)}
        onWanted={fetchPicker}
      />
      <input type="hidden" name={name} value={value ?? ""} />
      {error && (
        <span id={`${id}-error`} className={styles.error}>
          {error}
        </span>
      )}
      <PopoverSheet
        id={sheetId}
        look="floating"
        title={words.title}
        closeLabel={words.close}
        decided={value ?? ""}
        onClosed={() => startTransition(() => setTimes(times + 1))}
      >
        {Picker === null ? (
          <div className={styles.place} />
        ) : (
          <Picker
            key={times}
            value={value}
            first={first}
            {...(props.facts && { facts: props.facts })}
            {...(props.onMonthsShown && { onMonthsShown: props.onMonthsShown })}
            words={words}
            onConfirm={confirm}
          />
        )}
      </PopoverSheet>
    </div>
  );
}
