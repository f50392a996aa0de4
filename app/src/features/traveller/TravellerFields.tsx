import { useText } from "#app/src/messages/words.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { SelectField, TextField } from "#design-system/components/Field/Field.tsx";
import { NATIONAL_CODE_DIGITS } from "#domain/bounds.ts";
import type { Country } from "#domain/contract/base.shapes.ts";
import { genders } from "#domain/enums/enums.ts";
import { PASSENGER_LABELS } from "#domain/messages/passenger-labels.ts";
import { DatePartsField } from "./DatePartsField.tsx";
import * as styles from "./TravellerFields.css.ts";
import type { PersonDraft, PersonErrors, PersonField } from "./traveller-draft.ts";

export type TravellerFieldsProps = {
  person: PersonDraft;
  onChange: (field: PersonField, text: string) => void;
  errors: PersonErrors;
  countries: readonly Country[];
  /** Abroad everybody shows a passport; at home Iranians give their national code (A42). */
  scope: "domestic" | "international";
  /** A person to be kept: whatever may be needed one day can be entered. */
  isWhole?: boolean;
  /** Whether this is whoever answers for the room, and so can be called. */
  needsMobile: boolean;
  /** Keeps one traveller's fields together where a browser fills them in: `section-p1`. */
  section: `section-${string}`;
};

/** One line of a person in the passenger form (R104): what is asked for follows from nationality and trip. */
export function TravellerFields(props: TravellerFieldsProps) {
  const { person, onChange, errors, countries, scope, needsMobile, section, isWhole = false } = props;
  const t = useText();
  const { locale } = useEnvironment();
  const label = (field: PersonField) => PASSENGER_LABELS[field][locale === "fa" ? 0 : 1];
  const isIranian = person.nationality === "IR";
  const showsPassport = isWhole || scope === "international" || !isIranian;
  const countryOptions = countries.map(({ iso2, name_fa, name_en }) => ({
    value: iso2,
    label: locale === "fa" ? name_fa : name_en,
  }));

  /** What every text field of the form has. */
  const text = (field: PersonField) => ({
    label: label(field),
    name: field,
    value: person[field],
    error: errors[field] ?? null,
    onChange: (event: { target: { value: string } }) => onChange(field, event.target.value),
  });
  const latin = { dir: "ltr", maxLength: 60 } as const;

  return (
    <div className={styles.grid}>
      {isIranian && (
        <>
          <TextField {...text("first_name_fa")} autoComplete={`${section} given-name`} maxLength={60} />
          <TextField {...text("last_name_fa")} autoComplete={`${section} family-name`} maxLength={60} />
        </>
      )}
      {showsPassport && (
        <>
          <TextField {...text("first_name_en")} {...latin} hint={t("own.traveller.latinHint")} />
          <TextField {...text("last_name_en")} {...latin} />
        </>
      )}
      <SelectField
        {...text("gender")}
        options={[
          { value: "", label: t("own.choose") },
          ...genders.map((value) => ({ value, label: t(`genders.${value}`) })),
        ]}
      />
      <SelectField {...text("nationality")} options={countryOptions} />
      <DatePartsField
        label={label("birth_date")}
        value={person.birth_date}
        onChange={(value) => onChange("birth_date", value)}
        error={errors.birth_date}
      />
      {isIranian && (isWhole || scope === "domestic") && (
        <TextField
          {...text("national_code")}
          dir="ltr"
          inputMode="numeric"
          autoComplete="off"
          maxLength={NATIONAL_CODE_DIGITS + 4}
          hint={t("own.traveller.codeHint")}
        />
      )}
      {showsPassport && (
        <>
          <TextField {...text("passport_number")} {...latin} autoComplete="off" maxLength={20} />
          <SelectField
            {...text("passport_issuing_country")}
            options={[{ value: "", label: t("own.choose") }, ...countryOptions]}
          />
          <DatePartsField
            label={label("passport_expires_on")}
            value={person.passport_expires_on}
            onChange={(value) => onChange("passport_expires_on", value)}
            error={errors.passport_expires_on}
            usual="gregorian"
          />
        </>
      )}
      {needsMobile && (
        <>
          <TextField
            {...text("mobile")}
            type="tel"
            inputMode="tel"
            dir="ltr"
            autoComplete={`${section} tel`}
            maxLength={24}
          />
          <TextField
            {...text("email")}
            type="email"
            inputMode="email"
            dir="ltr"
            autoComplete={`${section} email`}
            maxLength={254}
            hint={t("own.optional")}
          />
        </>
      )}
    </div>
  );
}
