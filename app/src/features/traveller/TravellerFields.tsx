import type { ReactNode } from "react";
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
  /** Each field's place on the page is named by this and the field: `travellers.0.mobile`. */
  idPrefix: string;
  /** Keeps one traveller's fields together where a browser fills them in: `section-p1`. */
  section: `section-${string}`;
};

/** One line of a person in the passenger form (R104): what is asked for follows from nationality and trip. */
export function TravellerFields(props: TravellerFieldsProps) {
  const { person, onChange, errors, countries, scope, needsMobile, section, idPrefix, isWhole = false } = props;
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
  const placed = (field: PersonField, control: ReactNode) => <div id={`${idPrefix}.${field}`}>{control}</div>;
  const date = (field: "birth_date" | "passport_expires_on") => ({
    label: label(field),
    value: person[field],
    error: errors[field],
    onChange: (value: string) => onChange(field, value),
  });
  const unchosen = { value: "", label: t("own.choose") };
  const genderOptions = genders.map((value) => ({ value, label: t(`genders.${value}`) }));
  const latin = { dir: "ltr", maxLength: 60 } as const;

  return (
    <div className={styles.grid}>
      {isIranian && (
        <>
          {placed(
            "first_name_fa",
            <TextField {...text("first_name_fa")} autoComplete={`${section} given-name`} maxLength={60} />,
          )}
          {placed(
            "last_name_fa",
            <TextField {...text("last_name_fa")} autoComplete={`${section} family-name`} maxLength={60} />,
          )}
        </>
      )}
      {showsPassport && (
        <>
          {placed(
            "first_name_en",
            <TextField {...text("first_name_en")} {...latin} hint={t("own.traveller.latinHint")} />,
          )}
          {placed("last_name_en", <TextField {...text("last_name_en")} {...latin} />)}
        </>
      )}
      {placed("gender", <SelectField {...text("gender")} options={[unchosen, ...genderOptions]} />)}
      {placed("nationality", <SelectField {...text("nationality")} options={countryOptions} />)}
      {placed("birth_date", <DatePartsField {...date("birth_date")} />)}
      {isIranian &&
        (isWhole || scope === "domestic") &&
        placed(
          "national_code",
          <TextField
            {...text("national_code")}
            dir="ltr"
            inputMode="numeric"
            autoComplete="off"
            maxLength={NATIONAL_CODE_DIGITS + 4}
            hint={t("own.traveller.codeHint")}
          />,
        )}
      {showsPassport && (
        <>
          {placed(
            "passport_number",
            <TextField {...text("passport_number")} {...latin} autoComplete="off" maxLength={20} />,
          )}
          {placed(
            "passport_issuing_country",
            <SelectField {...text("passport_issuing_country")} options={[unchosen, ...countryOptions]} />,
          )}
          {placed("passport_expires_on", <DatePartsField {...date("passport_expires_on")} usual="gregorian" />)}
        </>
      )}
      {needsMobile && (
        <>
          {placed(
            "mobile",
            <TextField
              {...text("mobile")}
              type="tel"
              inputMode="tel"
              dir="ltr"
              autoComplete={`${section} tel`}
              maxLength={24}
            />,
          )}
          {placed(
            "email",
            <TextField
              {...text("email")}
              type="email"
              inputMode="email"
              dir="ltr"
              autoComplete={`${section} email`}
              maxLength={254}
              hint={t("own.optional")}
            />,
          )}
        </>
      )}
    </div>
  );
}
