import { useText } from "#app/src/messages/words.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { SelectField } from "#design-system/components/Field/Field.tsx";
import { FLIGHT_GROUP } from "#domain/bounds.ts";
import { type TransportationClass, transportationClasses } from "#domain/enums/enums.ts";
import { ageGroupValues } from "#domain/text/age-groups.ts";
import { formatNumber } from "#domain/text/numbers.ts";
import type { FlightCounts } from "#products/flight/contract/flight.shapes.ts";
import type { FlightWish } from "./flight-query.ts";

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

export type FlightPartyProps = {
  wish: Pick<FlightWish, "counts" | "cabin">;
  errors: FlightCountsProps["errors"];
  onCabin: (cabin: TransportationClass) => void;
};

/** Party and cabin class. */
export function FlightParty({ wish, errors, onCabin }: FlightPartyProps) {
  const t = useText();
  return (
    <>
      <FlightCountFields counts={wish.counts} errors={errors} />
      <SelectField
        name="class"
        label={t("flight.search.class")}
        defaultValue={wish.cabin}
        onChange={({ target }) => onCabin(target.value as TransportationClass)}
        options={transportationClasses.map((value) => ({ value, label: t(`transportationClasses.${value}`) }))}
      />
    </>
  );
}
