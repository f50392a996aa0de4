import { useId, useState } from "react";
import { Button } from "#design-system/components/Button/Button.tsx";
import { SelectField } from "#design-system/components/Field/Field.tsx";
import { Icon } from "#design-system/components/Icon/Icon.tsx";
import { Sheet } from "#design-system/components/Sheet/Sheet.tsx";
import * as field from "#design-system/components/StayPicker/StayPicker.css.ts";
import { useNativeFirst } from "#design-system/theme/native-first.ts";
import { formatRooms, groupsOf, type Party, parseRooms } from "#domain/rooms.ts";
import { OccupancyPicker } from "./OccupancyPicker.tsx";
import type { OccupancyWords } from "./words.ts";

export type OccupancyFieldProps = {
  label: string;
  value: Party[];
  onChange: (parties: Party[]) => void;
  words: OccupancyWords;
};

/** What most people travel as: the choice there is before any script. */
const usual: readonly Party[][] = [
  [{ adults: 1, children: [] }],
  [{ adults: 2, children: [] }],
  [{ adults: 2, children: [5] }],
  [{ adults: 2, children: [5, 8] }],
  [{ adults: 3, children: [] }],
  [{ adults: 4, children: [] }],
  [
    { adults: 2, children: [] },
    { adults: 2, children: [] },
  ],
];

/** The guests of a stay in a form. */
export function OccupancyField({ label, value, onChange, words }: OccupancyFieldProps) {
  const rooms = formatRooms(value);
  const { isNative, native } = useNativeFirst<HTMLDivElement>((place) => {
    const chosen = place.querySelector("select")?.value;
    const parties = chosen === rooms ? null : parseRooms(chosen);
    if (parties) onChange(parties);
  });
  const labelId = useId();
  const [isOpen, setOpen] = useState(false);

  if (isNative) {
    const choices = usual.some((parties) => formatRooms(parties) === rooms) ? usual : [value, ...usual];
    return (
      <div {...native}>
        <SelectField
          label={label}
          name="rooms"
          defaultValue={rooms}
          options={choices.map((parties) => ({ value: formatRooms(parties), label: words.summary(groupsOf(parties)) }))}
        />
      </div>
    );
  }
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
        onClick={() => setOpen(true)}
      >
        <span id={`${labelId}-value`}>{words.summary(groupsOf(value))}</span>
        <Icon name="people" />
      </button>
      <input type="hidden" name="rooms" value={rooms} />
      <Sheet
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={words.title}
        closeLabel={words.close}
        footer={
          <Button look="secondary" isFullWidth onClick={() => setOpen(false)}>
            {words.done}
          </Button>
        }
      >
        <OccupancyPicker value={value} onChange={onChange} words={words} />
      </Sheet>
    </div>
  );
}
