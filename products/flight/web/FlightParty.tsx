import { useState } from "react";
import type { Translate } from "#app/src/messages/catalogue.ts";
import { useText } from "#app/src/messages/words.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { SelectField } from "#design-system/components/Field/Field.tsx";
import {
  NativeQuestion,
  PartyField,
  type PartyQuestion,
} from "#design-system/components/OccupancyPicker/PartyField.tsx";
import { Stepper } from "#design-system/components/Stepper/Stepper.tsx";
import { Text } from "#design-system/components/Text/Text.tsx";
import { type NativeProps, useNativeFirst } from "#design-system/theme/native-first.ts";
import { FLIGHT_GROUP, PARTY } from "#domain/bounds.ts";
import { type TransportationClass, transportationClasses } from "#domain/enums/enums.ts";
import { ageGroupValues } from "#domain/text/age-groups.ts";
import { formatNumber } from "#domain/text/numbers.ts";
import type { FlightCounts } from "#products/flight/contract/flight.shapes.ts";
import { passengerFaults } from "#products/flight/rules/passengers.ts";
import * as styles from "./flight.css.ts";
import { type FlightWish, wishOf } from "./flight-query.ts";

/** Each group with the message of its label and how many of it there are at least. */
const groups = [
  { name: "adult_count", label: "flight.search.adults", least: 1 },
  { name: "child_count", label: "flight.search.children", least: 0 },
  { name: "infant_count", label: "flight.search.infants", least: 0 },
] as const;

export type FlightCountsProps = {
  counts: FlightCounts;
  errors: Readonly<Partial<Record<keyof FlightCounts, string>>>;
};

/** Number of travellers of each age group: native selects, which work before scripts run. */
export function FlightCountFields({ counts, errors }: FlightCountsProps) {
  const t = useText();
  const { locale } = useEnvironment();
  return groups.map(({ name, label, least }) => (
    <SelectField
      key={name}
      name={name}
      label={t(label, ageGroupValues(locale))}
      defaultValue={String(counts[name])}
      error={errors[name] ?? null}
      options={Array.from({ length: FLIGHT_GROUP.max - least + 1 }, (_, index) => ({
        value: String(index + least),
        label: formatNumber(index + least, locale),
      }))}
    />
  ));
}

/** A party and its cabin class. */
type Travelling = Pick<FlightWish, "counts" | "cabin">;

export type FlightPartyProps = {
  value: Travelling;
  /** Refusals of the shown search, true of its party alone. */
  errors: FlightCountsProps["errors"];
  /** Asked of the whole party, below its numbers. */
  question: PartyQuestion;
  onChange: (value: Travelling) => void;
};

const isAllowed = (counts: FlightCounts): boolean => passengerFaults(perGroup(counts)).length === 0;
const perGroup = ({ adult_count, child_count, infant_count }: FlightCounts) => ({
  adult: adult_count,
  child: child_count,
  infant: infant_count,
});

/** A counter for each age group, whose buttons end at the bounds, and the cabin class. */
function Picker({ value, onChange }: Pick<FlightPartyProps, "value" | "onChange">) {
  const t = useText();
  const { locale } = useEnvironment();
  const { counts } = value;
  const steps = { more: t("occupancy.more"), less: t("occupancy.less") };
  return (
    <div className={styles.party}>
      {groups.map(({ name, label, least }) => {
        const count = counts[name];
        const isFree = (next: number) => isAllowed({ ...counts, [name]: next });
        return (
          <Stepper
            key={name}
            label={t(label, ageGroupValues(locale))}
            value={count}
            // One that is beyond the bounds can be brought back.
            min={count > least && (isFree(count - 1) || !isAllowed(counts)) ? least : count}
            max={isFree(count + 1) ? FLIGHT_GROUP.max : count}
            onChange={(next) => onChange({ ...value, counts: { ...counts, [name]: next } })}
            words={steps}
          />
        );
      })}
      <Text size="caption" tone="mute">
        {t("flight.search.party.limit", { max: PARTY.max })}
      </Text>
      <SelectField
        label={t("flight.search.class")}
        value={value.cabin}
        onChange={({ target }) => onChange({ ...value, cabin: target.value as TransportationClass })}
        options={classOptions(t)}
      />
    </div>
  );
}

const classOptions = (t: Translate) =>
  transportationClasses.map((one) => ({ value: one, label: t(`transportationClasses.${one}`) }));

/** Before scripts: a select for each; where scripts will run, only the first is seen, as high as the field that follows. */
function NativeParty({ value, errors, question, native }: FlightPartyProps & { native: NativeProps<HTMLDivElement> }) {
  const t = useText();
  return (
    <div {...native} className={styles.nativeParty}>
      <FlightCountFields counts={value.counts} errors={errors} />
      <SelectField name="class" label={t("flight.search.class")} defaultValue={value.cabin} options={classOptions(t)} />
      <NativeQuestion {...question} />
    </div>
  );
}

/** Form field for the party of a flight and its cabin class. */
export function FlightParty(props: FlightPartyProps) {
  const { value, errors, question, onChange } = props;
  const t = useText();
  const { counts, cabin } = value;
  const [first] = useState(value);
  const { isNative, native } = useNativeFirst<HTMLDivElement>((place) => {
    const chosen = (name: string) => place.querySelector<HTMLSelectElement>(`select[name=${name}]`)?.value ?? "";
    const typed = wishOf(
      new URLSearchParams([...groups.map(({ name }) => name), "class"].map((name) => [name, chosen(name)])),
    );
    const next = { counts: typed.counts, cabin: typed.cabin };
    if (JSON.stringify(next) !== JSON.stringify({ counts, cabin })) onChange(next);
  });
  if (isNative) return <NativeParty {...props} native={native} />;
  const [local] = passengerFaults(perGroup(counts));
  const refused = first.counts === counts ? groups.flatMap(({ name }) => errors[name] ?? [])[0] : undefined;
  return (
    <PartyField
      label={t("flight.search.party")}
      summary={`${t("flight.party", { adults: counts.adult_count, children: counts.child_count, infants: counts.infant_count })} · ${t(`transportationClasses.${cabin}`)}`}
      sent={{ ...Object.fromEntries(groups.map(({ name }) => [name, String(counts[name])])), class: cabin }}
      fault={
        refused ??
        (local === undefined
          ? null
          : t(local.code === "too_many_infants" ? "occupancy.fault.infants" : "occupancy.limit"))
      }
      words={{ title: t("flight.search.party"), close: t("common.close"), done: t("occupancy.done") }}
      question={question}
    >
      {() => <Picker value={value} onChange={onChange} />}
    </PartyField>
  );
}
