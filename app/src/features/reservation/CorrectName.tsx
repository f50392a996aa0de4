import { useState } from "react";
import type { Client } from "#app/src/api/client.ts";
import type { Result } from "#app/src/api/result.ts";
import { OwnForm } from "#app/src/features/own/OwnForm.tsx";
import { useOwnForm } from "#app/src/features/own/useOwnForm.ts";
import { LatinName } from "#app/src/features/traveller/LatinName.tsx";
import { useText } from "#app/src/messages/words.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { SelectField, TextField } from "#design-system/components/Field/Field.tsx";
import { Stack } from "#design-system/components/Layout/Layout.tsx";
import { Text } from "#design-system/components/Text/Text.tsx";
import { LATIN_SURNAME } from "#domain/bounds.ts";
import type { ReservationEnvelope } from "#domain/contract/reservation.shapes.ts";
import { PASSENGER_LABELS } from "#domain/messages/passenger-labels.ts";
import { type NameField, nameFields } from "#domain/reservation/name-correction.ts";
import { ofPair } from "#domain/text/in-locale.ts";
import type { AnyParts } from "./product-parts.ts";
import { nameOf } from "./traveller-text.ts";

export type CorrectNameProps = {
  reservation: ReservationEnvelope;
  parts: AnyParts;
  client: Client;
  /** `isStale`: a name can no longer be corrected, and the page should reload. */
  onClose: (isStale: boolean) => void;
  onChanged: (value: ReservationEnvelope) => void;
};

/** Corrects the names of one traveller: the traveller first where there are several, then the names. */
export default function CorrectName(props: CorrectNameProps) {
  const { reservation, parts } = props;
  const t = useText();
  const { locale } = useEnvironment();
  const [position, choose] = useState("1");
  const { travellers, status } = reservation;
  const limit = parts.nameRule === "three_letters" ? "reserve.name.threeLetters" : "reserve.name.oneName";
  return (
    <Stack gap="md">
      <Text size="small" tone="soft">
        {t(status === "successful" ? limit : "reserve.name.free")}
      </Text>
      {travellers.length > 1 && (
        <SelectField
          label={t("reserve.name.traveller")}
          name="traveller"
          value={position}
          options={travellers.map((one, index) => ({ value: String(index + 1), label: nameOf(one, locale) }))}
          onChange={({ target }) => choose(target.value)}
        />
      )}
      <NameForm key={position} {...props} position={Number(position)} />
    </Stack>
  );
}

type Typed = Partial<Record<NameField, string>>;

/** The names of a traveller that the booking has, in both scripts. */
function NameForm({
  reservation,
  parts,
  client,
  onClose,
  onChanged,
  position,
}: CorrectNameProps & { position: number }) {
  const t = useText();
  const { locale } = useEnvironment();
  const traveller = reservation.travellers[position - 1];
  const shown = nameFields.filter((field) => traveller?.[field] != null);
  const form = useOwnForm<Record<string, string>, ReservationEnvelope>({
    first: Object.fromEntries(shown.map((field) => [field, traveller?.[field] ?? ""])),
    async save(values: Typed, idempotencyKey): Promise<Result<ReservationEnvelope>> {
      const answer = await client.call(parts.calls.correctName, {
        params: { confirmation_code: reservation.confirmation_code },
        body: { traveller: position, ...values },
        idempotencyKey,
      });
      if (!answer.ok && answer.failure.kind === "status" && isOver(answer.failure.reason)) onClose(true);
      return answer;
    },
    onSaved: onChanged,
  });
  return (
    <OwnForm form={form} save={t("reserve.name.save")}>
      {shown.map((field) => {
        const label = ofPair(PASSENGER_LABELS[field], locale);
        const { onChange, ...rest } = form.field(field);
        return field.endsWith("_en") ? (
          <LatinName
            key={field}
            {...rest}
            label={label}
            dir="ltr"
            autoComplete="off"
            maxLength={LATIN_SURNAME.max + 20}
            onChange={(typed) => form.set(field, typed)}
          />
        ) : (
          <TextField key={field} {...rest} label={label} autoComplete="off" maxLength={60} onChange={onChange} />
        );
      })}
    </OwnForm>
  );
}

const isOver = (reason: string | null): boolean => reason === "not_open" || reason === "ended_by_supplier";
