import { NoteField } from "#app/src/features/prepare/NoteField.tsx";
import { useText } from "#app/src/messages/words.ts";
import { SelectField, TextField } from "#design-system/components/Field/Field.tsx";
import { Columns, Stack } from "#design-system/components/Layout/Layout.tsx";
import { Surface } from "#design-system/components/Surface/Surface.tsx";
import { Heading } from "#design-system/components/Text/Text.tsx";
import type { SaveGuestsInput } from "#domain/contract/reservation.shapes.ts";

const vehicles = ["car", "bus", "train", "plane"] as const;
type Vehicle = (typeof vehicles)[number];

/** Arrival and wishes of the guests: all of it may stay empty. */
export type Wishes = { vehicle: Vehicle | ""; number: string; time: string; note: string };
export const emptyWishes: Wishes = { vehicle: "", number: "", time: "", note: "" };

export const wishesInput = ({ vehicle, number, time, note }: Wishes): Pick<SaveGuestsInput, "arrival" | "note"> => ({
  arrival: vehicle === "" ? null : { vehicle, number, time },
  note: note.trim() || null,
});

const isVehicle = (value: string): value is Vehicle => vehicles.some((vehicle) => vehicle === value);

export function WishesFields({ wishes, onChange }: { wishes: Wishes; onChange: (wishes: Wishes) => void }) {
  const t = useText();
  return (
    <Surface as="section" labelledBy="wishes">
      <Stack gap="md">
        <Heading level={2} look="title" id="wishes">
          {t("reserve.arrival")}
        </Heading>
        <Columns gap="md">
          <SelectField
            label={t("reserve.arrival.vehicle")}
            name="vehicle"
            value={wishes.vehicle}
            options={[
              { value: "", label: t("reserve.arrival.unknown") },
              ...vehicles.map((value) => ({ value, label: t(`reserve.arrival.${value}`) })),
            ]}
            onChange={({ target }) => onChange({ ...wishes, vehicle: isVehicle(target.value) ? target.value : "" })}
          />
          {wishes.vehicle !== "" && (
            <>
              <TextField
                label={t("reserve.arrival.number")}
                name="number"
                dir="ltr"
                maxLength={20}
                hint={t("own.optional")}
                value={wishes.number}
                onChange={({ target }) => onChange({ ...wishes, number: target.value })}
              />
              <TextField
                label={t("reserve.arrival.time")}
                name="time"
                dir="ltr"
                inputMode="numeric"
                maxLength={5}
                hint={t("own.optional")}
                value={wishes.time}
                onChange={({ target }) => onChange({ ...wishes, time: target.value })}
              />
            </>
          )}
        </Columns>
        <NoteField
          value={wishes.note}
          hint={t("reserve.note.hint")}
          onChange={(note) => onChange({ ...wishes, note })}
        />
      </Stack>
    </Surface>
  );
}
