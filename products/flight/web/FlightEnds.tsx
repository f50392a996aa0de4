import { useState } from "react";
import { PlaceField, type PlaceFieldProps } from "#app/src/features/search/PlaceField.tsx";
import { useText } from "#app/src/messages/words.ts";
import { IconButton } from "#design-system/components/Button/Button.tsx";
import type { ComboboxChoice } from "#design-system/components/Combobox/Combobox.tsx";
import { useHydrated } from "#design-system/theme/hydrated.ts";
import * as styles from "./flight.css.ts";

/** Origin and destination of a flight; null until one is chosen from the suggestions. */
export type Ends = { readonly origin: ComboboxChoice | null; readonly destination: ComboboxChoice | null };

export type FlightEndsProps = Pick<PlaceFieldProps, "client" | "recent"> & {
  value: Ends;
  errors: Readonly<Record<keyof Ends, string | null>>;
  onChange: (ends: Ends) => void;
};

/** The two cities, and a button that swaps them where scripts run. */
export function FlightEnds({ client, recent, value, errors, onChange }: FlightEndsProps) {
  const t = useText();
  const isHydrated = useHydrated();
  // A field begins with a city: swapped fields are other fields.
  const [begun, setBegun] = useState({ ends: value, times: 0 });

  function swap(): void {
    const swapped = { origin: value.destination, destination: value.origin };
    setBegun({ ends: swapped, times: begun.times + 1 });
    onChange(swapped);
  }

  const field = (end: keyof Ends) => (
    <PlaceField
      key={`${end} ${begun.times}`}
      client={client}
      {...(recent && { recent })}
      scope="flight"
      label={t(`flight.search.${end}`)}
      name={`${end}_name`}
      idName={`${end}_city_id`}
      placeholder={t(`flight.search.${end}.placeholder`)}
      popular={t("flight.search.cities")}
      first={begun.ends[end]}
      error={errors[end]}
      onChoose={(chosen) => onChange({ ...value, [end]: chosen })}
    />
  );
  return (
    <>
      {field("origin")}
      <div className={styles.swap}>
        {isHydrated && <IconButton icon="swap" label={t("flight.search.swap")} look="quiet" onClick={swap} />}
      </div>
      {field("destination")}
    </>
  );
}
