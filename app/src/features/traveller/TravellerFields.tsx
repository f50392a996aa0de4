import type { ReactNode } from "react";
import type { MessageId } from "#app/src/messages/catalogue.ts";
import { useText } from "#app/src/messages/words.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { SelectField, TextField } from "#design-system/components/Field/Field.tsx";
import { Text } from "#design-system/components/Text/Text.tsx";
import { LATIN_SURNAME, PASTED } from "#domain/bounds.ts";
import type { Country } from "#domain/contract/base.shapes.ts";
import { genders, type Locale } from "#domain/enums/enums.ts";
import { PASSENGER_LABELS } from "#domain/messages/passenger-labels.ts";
import { inLocale, ofPair } from "#domain/text/in-locale.ts";
import {
  fieldsOfAny,
  type PersonField,
  type Product,
  passengerFields,
  type Role,
} from "#domain/validation/passenger-fields.ts";
import type { Trip } from "#domain/validation/trip.ts";
import { DatePartsField } from "./DatePartsField.tsx";
import { inFormOrder } from "./form-order.ts";
import { LatinName } from "./LatinName.tsx";
import * as styles from "./TravellerFields.css.ts";
import type { PersonDraft, PersonErrors } from "./traveller-draft.ts";

export type TravellerFieldsProps = {
  person: PersonDraft;
  onChange: (field: PersonField, text: string) => void;
  errors: PersonErrors;
  countries: readonly Country[];
  /** These and the nationality decide which fields there are (`passengerFields`). */
  product: Product;
  scope: Trip["scope"];
  travellerRole: Role;
  /** Tickets bear names in Latin letters (`Trip.needsLatinNames`). */
  needsLatinNames: boolean | undefined;
  /** Warnings by field, which block nothing. */
  warnings?: PersonErrors;
  /** Fields by which the person is reached, or the others, where they stand apart; absent: all. */
  part?: "contact" | "rest";
  /** In a dialog a half row is too little for a long field, however wide the window is. */
  isNarrow?: boolean;
  /** Each field's place on the page is named by this and the field: `travellers.0.mobile`. */
  idPrefix: string;
  /** Keeps one traveller's fields together where a browser fills them in: `section-p1`. */
  section: `section-${string}`;
};

/** Reason for asking for a national code. */
const CODE_HINTS = {
  stay: "own.traveller.codeHint",
  tour: "own.traveller.codeHint.journey",
  flight: "own.traveller.forTicket",
  profile: "own.traveller.codeHint.journey",
  file: "own.traveller.codeHint.journey",
} as const satisfies Record<Product, MessageId>;

/** Reason for asking for a name in Persian script, where the form is not in it. */
const PERSIAN_HINT: Readonly<Record<Locale, MessageId | undefined>> = {
  fa: undefined,
  en: "own.traveller.persianHint",
};

/** Props of each field: its label, value, whether it is required, and its error. */
function useFieldProps(props: TravellerFieldsProps) {
  const { person, onChange, errors, warnings = {} } = props;
  const { locale } = useEnvironment();
  const label = (field: PersonField) => ofPair(PASSENGER_LABELS[field], locale);
  const required = new Set(fieldsOf(props).flatMap(({ field, need }) => (need === "required" ? [field] : [])));
  /** Props of every text field. */
  const text = (field: PersonField) => ({
    label: label(field),
    name: field,
    value: person[field],
    error: errors[field] ?? null,
    isRequired: required.has(field),
    onChange: (event: { target: { value: string } }) => onChange(field, event.target.value),
  });
  const name = (field: "first_name_en" | "last_name_en") => ({
    ...text(field),
    onChange: (value: string) => onChange(field, value),
  });
  const date = (field: "birth_date" | "passport_expires_on") => ({
    label: label(field),
    value: person[field],
    error: errors[field],
    warning: warnings[field],
    isRequired: required.has(field),
    onChange: (value: string) => onChange(field, value),
  });
  return { text, name, date };
}

/** Fields of the form, which depend on the product and the nationality; until that is chosen, those of anybody. */
const fieldsOf = ({ person, product, scope, travellerRole, needsLatinNames }: TravellerFieldsProps) =>
  person.nationality === ""
    ? fieldsOfAny(product, scope, travellerRole, needsLatinNames)
    : passengerFields(product, scope, person.nationality, travellerRole, needsLatinNames);

const latin = { dir: "ltr", maxLength: 60 } as const;

/** Controls of the names. Latin ones have a section of their own: a browser would fill both scripts with one name. */
const nameControls = (
  { text, name }: ReturnType<typeof useFieldProps>,
  section: TravellerFieldsProps["section"],
  hint: string,
  persianHint: string | undefined,
) => ({
  first_name_fa: () => (
    <TextField
      {...text("first_name_fa")}
      autoComplete={`${section} given-name`}
      maxLength={60}
      {...(persianHint !== undefined && { hint: persianHint })}
    />
  ),
  last_name_fa: () => <TextField {...text("last_name_fa")} autoComplete={`${section} family-name`} maxLength={60} />,
  first_name_en: () => (
    <LatinName {...name("first_name_en")} {...latin} autoComplete={`${section}-latin given-name`} hint={hint} />
  ),
  last_name_en: () => (
    <LatinName
      {...name("last_name_en")}
      {...latin}
      autoComplete={`${section}-latin family-name`}
      maxLength={LATIN_SURNAME.max + 20}
    />
  ),
});

/** Control of each field. */
function useControls(props: TravellerFieldsProps): Readonly<Record<PersonField, () => ReactNode>> {
  const { countries, section, product } = props;
  const t = useText();
  const { locale } = useEnvironment();
  const fields = useFieldProps(props);
  const { text, date } = fields;
  const countryOptions = countries.map((country) => ({
    value: country.iso2,
    label: inLocale(country, "name", locale),
  }));
  const unchosen = { value: "", label: t("own.choose") };
  const genderOptions = genders.map((value) => ({ value, label: t(`genders.${value}`) }));
  const asksPassport = fieldsOf(props).some(({ field }) => field === "passport_number");
  const latinHint = t(asksPassport ? "own.traveller.latinHint" : "own.traveller.forTicket");

  return {
    ...nameControls(fields, section, latinHint, PERSIAN_HINT[locale] && t(PERSIAN_HINT[locale])),
    gender: () => <SelectField {...text("gender")} options={[unchosen, ...genderOptions]} />,
    birth_date: () => <DatePartsField {...date("birth_date")} />,
    nationality: () => (
      <SelectField
        {...text("nationality")}
        {...(props.person.nationality === "" && { isRequired: true })}
        options={props.person.nationality === "" ? [unchosen, ...countryOptions] : countryOptions}
      />
    ),
    national_code: () => (
      <TextField
        {...text("national_code")}
        dir="ltr"
        inputMode="numeric"
        autoComplete="off"
        maxLength={PASTED.max}
        hint={t(CODE_HINTS[product])}
      />
    ),
    passport_number: () => (
      <TextField {...text("passport_number")} {...latin} autoComplete="off" maxLength={PASTED.max} />
    ),
    passport_issuer: () => (
      <TextField {...text("passport_issuer")} dir="auto" autoComplete="off" maxLength={60} hint={t("own.optional")} />
    ),
    passport_issuing_country: () => (
      <SelectField {...text("passport_issuing_country")} options={[unchosen, ...countryOptions]} />
    ),
    passport_expires_on: () => <DatePartsField {...date("passport_expires_on")} usual="gregorian" />,
    mobile: () => (
      <TextField
        {...text("mobile")}
        type="tel"
        inputMode="tel"
        dir="ltr"
        autoComplete={`${section} tel`}
        maxLength={PASTED.max}
      />
    ),
    email: () => (
      <TextField
        {...text("email")}
        type="email"
        inputMode="email"
        dir="ltr"
        autoComplete={`${section} email`}
        maxLength={254}
        hint={t("own.optional")}
      />
    ),
  };
}

/** Fields whose labels and answers fit half a row of a phone; Persian labels are the shorter ones. */
const SHORT: Readonly<Record<Locale, readonly PersonField[]>> = {
  fa: ["nationality", "gender", "first_name_fa", "last_name_fa", "first_name_en", "last_name_en", "mobile", "email"],
  en: ["nationality", "gender", "mobile", "email"],
};

/** The fields by which a traveller is reached. */
const CONTACT: readonly PersonField[] = ["mobile", "email"];
export const isOfContact = (field: string): boolean => CONTACT.some((one) => one === field);

/** The mark of required fields, explained once above a form. */
export function RequiredNote() {
  const t = useText();
  return (
    <Text size="caption" tone="mute">
      {t("own.required")}
    </Text>
  );
}

/** The fields of a person in the passenger form (R104). */
export function TravellerFields(props: TravellerFieldsProps) {
  const { idPrefix, part, isNarrow = false } = props;
  const { locale } = useEnvironment();
  const controls = useControls(props);
  const fields = fieldsOf(props).filter(
    ({ field }) => part === undefined || isOfContact(field) === (part === "contact"),
  );
  return (
    <div className={styles.grid}>
      {inFormOrder(fields, locale).map(({ field }) => (
        <div
          key={field}
          id={`${idPrefix}.${field}`}
          className={SHORT[locale].includes(field) ? undefined : styles.long[isNarrow ? "always" : "onPhones"]}
        >
          {controls[field]()}
        </div>
      ))}
    </div>
  );
}
