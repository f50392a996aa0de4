import type { Client } from "#app/src/api/client.ts";
import { OwnForm } from "#app/src/features/own/OwnForm.tsx";
import { useOwnForm } from "#app/src/features/own/useOwnForm.ts";
import { DatePartsField } from "#app/src/features/traveller/DatePartsField.tsx";
import { knownDate } from "#app/src/features/traveller/date-parts.ts";
import { useCountries } from "#app/src/features/traveller/useCountries.ts";
import { useText } from "#app/src/messages/words.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { SelectField, TextField } from "#design-system/components/Field/Field.tsx";
import { Columns } from "#design-system/components/Layout/Layout.tsx";
import { PASTED } from "#domain/bounds.ts";
import { profileCalls } from "#domain/contract/profile.calls.ts";
import type { PersonalValue } from "#domain/contract/profile.shapes.ts";
import { type Gender, genders } from "#domain/enums/enums.ts";
import { PASSENGER_LABELS } from "#domain/messages/passenger-labels.ts";
import { inLocale, ofPair } from "#domain/text/in-locale.ts";
import type { FormProps } from "./forms.ts";
import { textsOf } from "./forms.ts";

const fields = [
  "first_name_fa",
  "last_name_fa",
  "first_name_en",
  "last_name_en",
  "gender",
  "nationality",
  "birth_date",
  "national_code",
] as const;

/** Personal details, as in one's documents (call 13). */
export function PersonalForm({ value, client, onSaved }: FormProps<PersonalValue> & { client: Client }) {
  const t = useText();
  const { locale } = useEnvironment();
  const countries = useCountries(client, locale);
  const form = useOwnForm({
    first: {
      ...textsOf(fields, value ?? { nationality: "IR" }),
      birth_date: knownDate(value?.birth_date, locale),
    },
    save: ({ national_code, first_name_fa, last_name_fa, first_name_en, last_name_en, gender, ...personal }, key) =>
      client.call(profileCalls.savePersonal, {
        // A missing choice is refused by the provider, at its field.
        body: {
          ...personal,
          gender: gender as Gender,
          national_code: national_code || null,
          first_name_fa: first_name_fa || null,
          last_name_fa: last_name_fa || null,
          first_name_en: first_name_en || null,
          last_name_en: last_name_en || null,
        },
        idempotencyKey: key,
      }),
    onSaved,
  });
  const label = (field: (typeof fields)[number]) => ofPair(PASSENGER_LABELS[field], locale);
  const text = (field: (typeof fields)[number]) => ({ ...form.field(field), label: label(field) });
  // Foreigners may lack a name in Persian letters and a national code.
  const ofIranians = form.field("nationality").value === "IR" ? undefined : t("own.optional");
  const birthDate = form.field("birth_date");
  return (
    <OwnForm form={form} save={t("panel.save")}>
      <Columns gap="md" count="two">
        <TextField {...text("first_name_fa")} autoComplete="given-name" maxLength={60} hint={ofIranians} />
        <TextField {...text("last_name_fa")} autoComplete="family-name" maxLength={60} hint={ofIranians} />
        <TextField {...text("first_name_en")} dir="ltr" maxLength={60} hint={t("own.traveller.latinHint")} />
        <TextField {...text("last_name_en")} dir="ltr" maxLength={60} />
        <SelectField
          {...text("gender")}
          options={[
            { value: "", label: t("own.choose") },
            ...genders.map((one) => ({ value: one, label: t(`genders.${one}`) })),
          ]}
        />
        <SelectField
          {...text("nationality")}
          options={countries.map((country) => ({ value: country.iso2, label: inLocale(country, "name", locale) }))}
        />
        <DatePartsField
          label={label("birth_date")}
          value={birthDate.value}
          onChange={(typed) => form.set("birth_date", typed)}
          error={birthDate.error ?? undefined}
          isBirthday
        />
        <TextField
          {...text("national_code")}
          dir="ltr"
          inputMode="numeric"
          autoComplete="off"
          maxLength={PASTED.max}
          hint={ofIranians ?? t("own.traveller.codeHint.journey")}
        />
      </Columns>
    </OwnForm>
  );
}
