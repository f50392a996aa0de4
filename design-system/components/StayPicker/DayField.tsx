import { type ComponentType, startTransition, useId, useState } from "react";
import { hasPopovers, PopoverSheet } from "#design-system/components/PopoverSheet/PopoverSheet.tsx";
import { useLocale } from "#design-system/theme/LocaleContext.tsx";
import { type NativeProps, useNativeFirst } from "#design-system/theme/native-first.ts";
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

type NativeDayProps = Pick<DayFieldProps, "label" | "name" | "value" | "first"> & {
  native: NativeProps<HTMLDivElement>;
};

/** Before any script: a date typed in any calendar. */
function NativeDay({ label, name, value, first, native }: NativeDayProps) {
  const surroundings = useLocale();
  const id = useId();
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

type DaySheetProps = Omit<DayFieldProps, "label" | "name" | "error"> & {
  id: string;
  Picker: ComponentType<DayPickerProps> | null;
};

/** The calendar in a sheet that closes with the day that is chosen. What was looked at is forgotten the next time. */
function DaySheet({ id, Picker, onChange, ...picked }: DaySheetProps) {
  const { words, value } = picked;
  const [times, setTimes] = useState(0);
  function confirm(day: IsoDate): void {
    document.getElementById(id)?.hidePopover();
    onChange(day);
  }
  return (
    <PopoverSheet
      id={id}
      look="floating"
      title={words.title}
      closeLabel={words.close}
      decided={value ?? ""}
      onClosed={() => startTransition(() => setTimes(times + 1))}
    >
      {Picker === null ? <div className={styles.place} /> : <Picker key={times} {...picked} onConfirm={confirm} />}
    </PopoverSheet>
  );
}

/** A day in a form, chosen in a calendar that is fetched when it is first wanted. */
export function DayField({ label, name, error, ...picked }: DayFieldProps) {
  const { value, first, words, onChange } = picked;
  const surroundings = useLocale();
  const { isNative, native } = useNativeFirst<HTMLDivElement>((place) => {
    const typed = normaliseIso(place.querySelector("input")?.value ?? "");
    if (typed !== null && typed !== value) onChange(typed);
  });
  const id = useId();
  const sheetId = useId();
  const { Picker, fetchPicker } = usePicker(loadPicker);
  if (isNative || !hasPopovers()) return <NativeDay {...{ label, name, value, first, native }} />;
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
      <DaySheet id={sheetId} Picker={Picker} {...picked} />
    </div>
  );
}
