import { startTransition, useCallback, useId, useRef, useState } from "react";
import { hasPopovers, PopoverSheet } from "#design-system/components/PopoverSheet/PopoverSheet.tsx";
import { cx } from "#design-system/theme/cx.ts";
import { useLocale } from "#design-system/theme/LocaleContext.tsx";
import { type NativeProps, useNativeFirst } from "#design-system/theme/native-first.ts";
import { selectArrow } from "#design-system/theme/select.css.ts";
import { LENGTH_OF_STAY } from "#domain/bounds.ts";
import { normaliseIso } from "#domain/calendar/parse.ts";
import { checkOutOf, type Stay } from "#domain/calendar/stay.ts";
import type { IsoDate } from "#domain/calendar/types.ts";
import { type DateDisplay, formatDate, formatDateRange, formatNights } from "#domain/text/dates.ts";
import { localDigits } from "#domain/text/digits.ts";
import type { DayFacts } from "./day-facts.ts";
import { PickerButton, usePicker } from "./PickerButton.tsx";
import * as styles from "./StayPicker.css.ts";
import { useTypedBefore } from "./useTypedBefore.ts";
import type { StayPickerWords } from "./words.ts";

export type StayFieldProps = {
  label: string;
  value: Stay | null;
  /** Typed text that is no valid stay: shown in place of one, explained by `error`. */
  typed?: { readonly checkIn: string; readonly lengthOfStay: number | null } | null;
  /** Null for invalid text typed before scripts ran. */
  onChange: (stay: Stay | null) => void;
  today: IsoDate;
  facts?: DayFacts;
  onMonthsShown?: (from: IsoDate, to: IsoDate) => void;
  words: StayPickerWords;
  error?: string | null;
};

/** The typed check-in; a readable one is shown in the usual format. */
function typedText(typed: StayFieldProps["typed"], display: DateDisplay): string {
  if (!typed) return "";
  const day = normaliseIso(typed.checkIn);
  return day === null ? typed.checkIn : formatDate(day, display, "numeric");
}

const nightChoices = Array.from({ length: LENGTH_OF_STAY.max }, (_, index) => index + LENGTH_OF_STAY.min);

/** Before scripts: a date typed in any calendar, and the number of nights. */
function NativeStay({
  label,
  value,
  typed,
  today,
  words,
  error,
  native,
}: Pick<StayFieldProps, "label" | "value" | "typed" | "today" | "words" | "error"> & {
  native: NativeProps<HTMLFieldSetElement>;
}) {
  const surroundings = useLocale();
  const { locale } = surroundings;
  const id = useId();
  return (
    <fieldset {...native} className={styles.field}>
      <legend className={cx(styles.label, styles.legend)}>{label}</legend>
      <div className={styles.native}>
        <input
          className={styles.nativeControl}
          name="check_in"
          aria-label={words.checkIn}
          defaultValue={value ? formatDate(value.checkIn, surroundings, "numeric") : typedText(typed, surroundings)}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? id : undefined}
          placeholder={formatDate(today, surroundings, "numeric")}
          autoComplete="off"
        />
        <select
          className={cx(styles.nativeControl, selectArrow)}
          name="length_of_stay"
          aria-label={words.nights}
          defaultValue={value?.lengthOfStay ?? typed?.lengthOfStay ?? LENGTH_OF_STAY.min}
        >
          {nightChoices.map((nights) => (
            <option key={nights} value={nights}>
              {formatNights(nights, locale)}
            </option>
          ))}
        </select>
      </div>
      {error && (
        <span id={id} className={styles.error}>
          {error}
        </span>
      )}
    </fieldset>
  );
}

const loadPicker = async () => (await import("./StayPicker.tsx")).StayPicker;

const stayText = ({ checkIn, lengthOfStay }: Stay, display: DateDisplay): string =>
  `${formatDateRange(checkIn, checkOutOf(checkIn, lengthOfStay), display)} · ${formatNights(lengthOfStay, display.locale)}`;

/** Stable callbacks for the calendar, so that it renders again only for new content. */
function useLasting(props: StayFieldProps, sheetId: string) {
  const latest = useRef(props);
  latest.current = props;
  const confirm = useCallback(
    (stay: Stay) => {
      document.getElementById(sheetId)?.hidePopover();
      latest.current.onChange(stay);
    },
    [sheetId],
  );
  const monthsShown = useCallback((from: IsoDate, to: IsoDate) => latest.current.onMonthsShown?.(from, to), []);
  return { confirm, monthsShown };
}

/** The native control first, and its result: a stay, or invalid text with the reason. */
function useNativeStay(props: StayFieldProps) {
  const { value, onChange, words } = props;
  const surroundings = useLocale();
  const { before, read } = useTypedBefore(props.today, words);
  const { isNative, native } = useNativeFirst<HTMLFieldSetElement>((fieldset) => {
    const text = fieldset.querySelector("input")?.value.trim() ?? "";
    // Empty, or unchanged since the page loaded.
    if (text === typedText(props.typed, surroundings)) return;
    const checkIn = read(text);
    const lengthOfStay = Number(fieldset.querySelector("select")?.value ?? LENGTH_OF_STAY.min);
    if (checkIn === null) onChange(null);
    else if (checkIn !== value?.checkIn || lengthOfStay !== value.lengthOfStay) onChange({ checkIn, lengthOfStay });
  });
  const isKept = value === null && before !== null;
  const typed = isKept ? before.text : typedText(props.typed, surroundings);
  return {
    isNative,
    native,
    shown: value ? stayText(value, surroundings) : localDigits(typed, surroundings.locale) || null,
    error: isKept ? before.error : props.error,
  };
}

/** Form field for the dates of a stay. The calendar's code is loaded on demand. */
export function StayField(props: StayFieldProps) {
  const { label, value, words } = props;
  const { isNative, native, shown, error } = useNativeStay(props);
  const labelId = useId();
  const sheetId = useId();
  // An unconfirmed selection is reset on the next opening.
  const [times, setTimes] = useState(0);
  const { Picker, fetchPicker } = usePicker(loadPicker);

  const { confirm, monthsShown } = useLasting(props, sheetId);
  if (isNative || !hasPopovers()) return <NativeStay {...props} native={native} />;

  return (
    <div className={styles.field}>
      <span id={labelId} className={styles.label}>
        {label}
      </span>
      <PickerButton
        labelId={labelId}
        sheetId={sheetId}
        shown={shown}
        placeholder={words.choose}
        isInvalid={Boolean(error)}
        onWanted={fetchPicker}
      />
      <input type="hidden" name="check_in" value={value?.checkIn ?? ""} />
      <input type="hidden" name="length_of_stay" value={value?.lengthOfStay ?? ""} />
      {error && (
        <span id={`${labelId}-error`} className={styles.error}>
          {error}
        </span>
      )}
      <PopoverSheet
        id={sheetId}
        look="floating"
        title={words.title}
        closeLabel={words.close}
        decided={`${value?.checkIn} ${value?.lengthOfStay}`}
        onClosed={() => startTransition(() => setTimes(times + 1))}
      >
        {Picker === null ? (
          <div className={styles.place} />
        ) : (
          <Picker
            key={times}
            value={value}
            today={props.today}
            facts={props.facts}
            onMonthsShown={props.onMonthsShown && monthsShown}
            words={words}
            onConfirm={confirm}
          />
        )}
      </PopoverSheet>
    </div>
  );
}
