import { useId, useRef, useState } from "react";
import { Button } from "#design-system/components/Button/Button.tsx";
import { SelectField } from "#design-system/components/Field/Field.tsx";
import { Icon } from "#design-system/components/Icon/Icon.tsx";
import { Sheet } from "#design-system/components/Sheet/Sheet.tsx";
import * as field from "#design-system/components/StayPicker/StayPicker.css.ts";
import { useLocale } from "#design-system/theme/LocaleContext.tsx";
import { type NativeProps, useNativeFirst } from "#design-system/theme/native-first.ts";
import { formatRooms, groupsOf, listedRooms, type RequestedParty, roomsFaults } from "#domain/rooms.ts";
import { formatNumber } from "#domain/text/numbers.ts";
import { childAges, OccupancyPicker } from "./OccupancyPicker.tsx";
import type { OccupancyWords } from "./words.ts";

export type OccupancyFieldProps = {
  label: string;
  value: RequestedParty[];
  onChange: (parties: RequestedParty[]) => void;
  /** The visitor tried to continue with the form: faults are shown. */
  isTried?: boolean;
  words: OccupancyWords;
};

/** Common parties, for the choice before scripts run. The ages of children are chosen beside it. */
const usual: readonly RequestedParty[][] = [
  [{ adults: 1, children: [] }],
  [{ adults: 2, children: [] }],
  [{ adults: 3, children: [] }],
  [{ adults: 4, children: [] }],
  [
    { adults: 2, children: [] },
    { adults: 2, children: [] },
  ],
];

/** Maximum number of children without scripts. */
const NATIVE_CHILDREN = 3;

/** Before scripts: rooms and adults; and, without scripts at all, the age of each child. */
function NativeOccupancy({
  label,
  value,
  error,
  words,
  native,
}: Pick<OccupancyFieldProps, "label" | "value" | "words"> & {
  error: string | null;
  native: NativeProps<HTMLDivElement>;
}) {
  const { locale } = useLocale();
  const rooms = formatRooms(value);
  const choices = usual.some((parties) => formatRooms(parties) === rooms) ? usual : [value, ...usual];
  return (
    <div {...native}>
      <SelectField
        label={label}
        name="rooms"
        defaultValue={rooms}
        error={error}
        options={choices.map((parties) => ({ value: formatRooms(parties), label: words.summary(groupsOf(parties)) }))}
      />
      <noscript>
        {Array.from({ length: NATIVE_CHILDREN }, (_, child) => (
          <SelectField
            key={child}
            label={words.age(formatNumber(child + 1, locale))}
            name="child_age[]"
            hint={words.ageHint}
            options={[
              { value: "", label: words.noChild },
              ...childAges.map((age) => ({ value: String(age), label: words.ageValue(age) })),
            ]}
          />
        ))}
      </noscript>
    </div>
  );
}

/** The picker's sheet, and whether faults of the choice are shown yet. */
function useGoingOn(value: readonly RequestedParty[]) {
  const [isOpen, setOpen] = useState(false);
  const [fault] = roomsFaults(value);
  // An address may prefill the form with an invalid party.
  const [hasGoneOn, setGoneOn] = useState(fault !== undefined);
  const picker = useRef<HTMLDivElement>(null);

  function close(): void {
    setGoneOn(true);
    setOpen(false);
  }

  /** Continues with the choice; missing values are reported, and the first of them is focused. */
  function goOn(): void {
    if (fault === undefined) {
      close();
      return;
    }
    setGoneOn(true);
    const missing = [...(picker.current?.querySelectorAll("select") ?? [])].find((select) => select.value === "");
    missing?.focus();
  }

  return { isOpen, open: () => setOpen(true), close, goOn, fault, hasGoneOn, picker };
}

/** Form field for the guests of a stay. */
export function OccupancyField({ label, value, onChange, isTried = false, words }: OccupancyFieldProps) {
  const rooms = formatRooms(value);
  const { isNative, native } = useNativeFirst<HTMLDivElement>((place) => {
    const chosen = place.querySelector("select")?.value;
    const parties = chosen === rooms ? null : listedRooms(chosen);
    if (parties) onChange(parties);
  });
  const labelId = useId();
  const { isOpen, open, close, goOn, fault, hasGoneOn, picker } = useGoingOn(value);
  const error = fault !== undefined && (isTried || hasGoneOn) ? words.fault(fault) : null;

  if (isNative) return <NativeOccupancy label={label} value={value} error={error} words={words} native={native} />;
  return (
    <div className={field.field}>
      <span id={labelId} className={field.label}>
        {label}
      </span>
      <button
        type="button"
        className={field.control}
        aria-labelledby={`${labelId} ${labelId}-value`}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-invalid={error !== null || undefined}
        aria-describedby={error === null ? undefined : `${labelId}-error`}
        onClick={open}
      >
        <span id={`${labelId}-value`}>{words.summary(groupsOf(value))}</span>
        <Icon name="people" />
      </button>
      <input type="hidden" name="rooms" value={rooms} />
      {error !== null && (
        <span id={`${labelId}-error`} className={field.error}>
          {error}
        </span>
      )}
      <Sheet
        isOpen={isOpen}
        onClose={close}
        title={words.title}
        closeLabel={words.close}
        footer={
          <Button look="secondary" isFullWidth onClick={goOn}>
            {words.done}
          </Button>
        }
      >
        <div ref={picker}>
          <OccupancyPicker value={value} onChange={onChange} isTried={isTried || hasGoneOn} words={words} />
        </div>
      </Sheet>
    </div>
  );
}
