import { SelectField } from "#design-system/components/Field/Field.tsx";
import { useLocale } from "#design-system/theme/LocaleContext.tsx";
import { type NativeProps, useNativeFirst } from "#design-system/theme/native-first.ts";
import { formatRooms, groupsOf, listedRooms, type RequestedParty, roomsFaults } from "#domain/rooms.ts";
import { formatNumber } from "#domain/text/numbers.ts";
import { childAges, OccupancyPicker } from "./OccupancyPicker.tsx";
import { NativeQuestion, PartyField, type PartyQuestion } from "./PartyField.tsx";
import type { OccupancyWords } from "./words.ts";

export type OccupancyFieldProps = {
  label: string;
  value: RequestedParty[];
  onChange: (parties: RequestedParty[]) => void;
  /** The visitor tried to continue with the form: faults are shown. */
  isTried?: boolean;
  /** Asked of the whole party, below its rooms. */
  question?: PartyQuestion;
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
  question,
  words,
  native,
}: Pick<OccupancyFieldProps, "label" | "value" | "question" | "words"> & {
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
      {question && <NativeQuestion {...question} />}
    </div>
  );
}

/** Form field for the guests of a stay. */
export function OccupancyField({ label, value, onChange, isTried = false, question, words }: OccupancyFieldProps) {
  const rooms = formatRooms(value);
  const { isNative, native } = useNativeFirst<HTMLDivElement>((place) => {
    const chosen = place.querySelector("select")?.value;
    const parties = chosen === rooms ? null : listedRooms(chosen);
    if (parties) onChange(parties);
  });
  const [fault] = roomsFaults(value);
  const error = fault === undefined ? null : words.fault(fault);

  if (isNative) return <NativeOccupancy {...{ label, value, error, question, words, native }} />;
  return (
    <PartyField
      label={label}
      summary={words.summary(groupsOf(value))}
      sent={{ rooms }}
      fault={error}
      isTried={isTried}
      question={question}
      words={words}
    >
      {(hasTried) => <OccupancyPicker value={value} onChange={onChange} isTried={hasTried} words={words} />}
    </PartyField>
  );
}
