import { type ClipboardEvent, useId, useState } from "react";
import { useText } from "#app/src/messages/words.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { SelectField, TextField } from "#design-system/components/Field/Field.tsx";
import { Icon } from "#design-system/components/Icon/Icon.tsx";
import { cx } from "#design-system/theme/cx.ts";
import { requiredMark } from "#design-system/theme/required.css.ts";
import { monthName, USUAL_CALENDAR } from "#domain/text/dates.ts";
import { localDigits } from "#domain/text/digits.ts";
import { foldDigits } from "#domain/text/fold.ts";
import {
  type BirthCalendar,
  calendarOf,
  type DateParts,
  inCalendar,
  partsOf,
  pastedParts,
  textOf,
} from "./date-parts.ts";
import * as styles from "./TravellerFields.css.ts";

const other: Record<BirthCalendar, BirthCalendar> = { jalali: "gregorian", gregorian: "jalali" };
const digits = (text: string, most: number): string => foldDigits(text).replace(/\D/g, "").slice(0, most);

export type DatePartsFieldProps = {
  label: string;
  /** As typed: `1370-03-01` or `1991-05-22`, parts missing while it is. */
  value: string;
  onChange: (value: string) => void;
  error?: string | undefined;
  /** Warning, which blocks nothing. */
  warning?: string | undefined;
  /** Has to be filled in (`Labelled.isRequired`). */
  isRequired?: boolean;
  /** The browser's autofill token: for the user's own birthday only. */
  isBirthday?: boolean;
  /** Calendar in which the date is usually known. */
  usual?: BirthCalendar;
};

/** Error of a date, or a warning about it. */
function DateNote({ id, error, warning }: { id: string } & Pick<DatePartsFieldProps, "error" | "warning">) {
  if (error) {
    return (
      <span id={id} className={styles.dateError}>
        <Icon name="warning" size="small" />
        {error}
      </span>
    );
  }
  return warning ? (
    <span id={id} className={styles.dateWarning}>
      {warning}
    </span>
  ) : null;
}

type PartFieldsProps = {
  parts: DateParts;
  calendar: BirthCalendar;
  onSet: (change: Partial<DateParts>) => void;
  isBirthday: boolean;
  isInvalid: boolean;
  isRequired: boolean;
};

/** Day, month and year. */
function PartFields({ parts, calendar, onSet, isBirthday, isInvalid, isRequired }: PartFieldsProps) {
  const t = useText();
  const { locale } = useEnvironment();
  const months = Array.from({ length: 12 }, (_, index) => ({
    value: String(index + 1),
    label: monthName(index + 1, calendar, locale),
  }));
  const digitsField = (part: "day" | "year", length: number) => (
    <TextField
      label={t(`own.date.${part}`)}
      isLabelHidden
      placeholder={t(`own.date.${part}`)}
      inputMode="numeric"
      autoComplete={isBirthday ? (`bday-${part}` as const) : "off"}
      maxLength={length}
      value={localDigits(parts[part], locale)}
      onChange={({ target }) => onSet({ [part]: digits(target.value, length) })}
      isInvalid={isInvalid}
      isRequired={isRequired}
    />
  );
  return (
    <>
      {digitsField("day", 2)}
      <SelectField
        label={t("own.date.month")}
        isLabelHidden
        options={[{ value: "", label: t("own.date.month") }, ...months]}
        value={parts.month}
        onChange={({ target }) => onSet({ month: target.value })}
        isInvalid={isInvalid}
        isRequired={isRequired}
      />
      {digitsField("year", 4)}
    </>
  );
}

/** A date that one knows by heart: day, month and year, in either calendar, switched here. */
export function DatePartsField({
  label,
  value,
  onChange,
  error,
  warning,
  isRequired = false,
  isBirthday = false,
  usual,
}: DatePartsFieldProps) {
  const t = useText();
  const { locale } = useEnvironment();
  const errorId = useId();
  const parts = partsOf(value);
  const [chosen, setChosen] = useState<BirthCalendar>(usual ?? USUAL_CALENDAR[locale]);
  const calendar = calendarOf(parts) ?? chosen;
  const set = (change: Partial<DateParts>) => onChange(textOf({ ...parts, ...change }));

  function switchCalendar(): void {
    setChosen(other[calendar]);
    onChange(textOf(inCalendar(parts, calendar, other[calendar])));
  }

  /** A whole date, wherever it is pasted; its calendar is shown. */
  function paste(event: ClipboardEvent): void {
    const pasted = pastedParts(event.clipboardData.getData("text"), calendar);
    if (pasted === null) return;
    event.preventDefault();
    setChosen(pasted.calendar);
    onChange(textOf(pasted.parts));
  }

  return (
    <fieldset className={styles.date} aria-describedby={error || warning ? errorId : undefined}>
      <legend className={cx(styles.dateLabel, isRequired && requiredMark)}>{label}</legend>
      <div className={styles.dateParts} onPaste={paste}>
        <PartFields {...{ parts, calendar, isBirthday, isRequired }} onSet={set} isInvalid={Boolean(error)} />
      </div>
      <div className={styles.dateFoot}>
        <DateNote id={errorId} error={error} warning={warning} />
        <button type="button" className={styles.calendarSwitch} onClick={switchCalendar}>
          {t(calendar === "jalali" ? "own.date.toGregorian" : "own.date.toJalali")}
        </button>
      </div>
    </fieldset>
  );
}
