import { type ComponentType, startTransition, useId, useState } from "react";
import { hasPopovers, PopoverSheet } from "#design-system/components/PopoverSheet/PopoverSheet.tsx";
import { useLocale } from "#design-system/theme/LocaleContext.tsx";
import { type NativeProps, useNativeFirst } from "#design-system/theme/native-first.ts";
import type { IsoDate } from "#domain/calendar/types.ts";
import { formatDate } from "#domain/text/dates.ts";
import { localDigits } from "#domain/text/digits.ts";
import type { DayPickerProps } from "./DayPicker.tsx";
import { PickerButton, usePicker } from "./PickerButton.tsx";
import * as styles from "./StayPicker.css.ts";
import { useTypedBefore } from "./useTypedBefore.ts";

export type DayFieldProps = Omit<DayPickerProps, "onChoose"> & {
  label: string;
  /** Name of its parameter in the form. */
  name: string;
  /** Typed text that is no valid day: shown in place of one, explained by `error`. */
  typed?: string | null;
  /** Null for invalid text typed before scripts ran. */
  onChange: (day: IsoDate | null) => void;
  error?: string | null;
};

const loadPicker = async () => (await import("./DayPicker.tsx")).DayPicker;

type NativeDayProps = Pick<DayFieldProps, "label" | "name" | "value" | "typed" | "first" | "error"> & {
  native: NativeProps<HTMLDivElement>;
};

/** Before scripts: a date typed in any calendar. */
function NativeDay({ label, name, value, typed, first, error, native }: NativeDayProps) {
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
        defaultValue={value ? formatDate(value, surroundings, "numeric") : (typed ?? "")}
        placeholder={formatDate(first, surroundings, "numeric")}
        autoComplete="off"
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
      />
      {error && (
        <span id={`${id}-error`} className={styles.error}>
          {error}
        </span>
      )}
    </div>
  );
}

type DaySheetProps = Omit<DayFieldProps, "label" | "name" | "typed" | "error"> & {
  id: string;
  Picker: ComponentType<DayPickerProps> | null;
};

/** The calendar in a sheet that closes when a day is pressed. The month browsed to is reset on the next opening. */
function DaySheet({ id, Picker, onChange, ...picked }: DaySheetProps) {
  const { words, value } = picked;
  const [times, setTimes] = useState(0);
  function choose(day: IsoDate, isPressed: boolean): void {
    if (isPressed) document.getElementById(id)?.hidePopover();
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
      {Picker === null ? <div className={styles.place} /> : <Picker key={times} {...picked} onChoose={choose} />}
    </PopoverSheet>
  );
}

/** Form field for a day, chosen in a calendar whose code is loaded on demand. */
export function DayField({ label, name, typed, error: refused, ...picked }: DayFieldProps) {
  const { value, first, words, onChange } = picked;
  const surroundings = useLocale();
  const { before, read } = useTypedBefore(picked.today, words);
  const { isNative, native } = useNativeFirst<HTMLDivElement>((place) => {
    const text = place.querySelector("input")?.value.trim() ?? "";
    // Empty, or unchanged since the page loaded.
    if (text === (typed ?? "")) return;
    const day = read(text);
    if (day !== value) onChange(day);
  });
  const error = value === null && before !== null ? before.error : refused;
  const id = useId();
  const sheetId = useId();
  const { Picker, fetchPicker } = usePicker(loadPicker);
  if (isNative || !hasPopovers())
    return <NativeDay {...{ label, name, value, typed, first, native }} error={refused} />;
  return (
    <div className={styles.field}>
      <span id={id} className={styles.label}>
        {label}
      </span>
      <PickerButton
        labelId={id}
        sheetId={sheetId}
        shown={
          value
            ? formatDate(value, surroundings, "day")
            : localDigits(before?.text ?? typed ?? "", surroundings.locale) || null
        }
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
