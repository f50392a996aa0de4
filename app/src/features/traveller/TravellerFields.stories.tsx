import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, within } from "storybook/test";
import { withWords } from "#app/src/page/story.tsx";
import { useLocale } from "#design-system/theme/LocaleContext.tsx";
import type { Locale } from "#domain/enums/enums.ts";
import { fieldRefusal, refusal } from "#domain/messages/refusals.ts";
import { localDigits } from "#domain/text/digits.ts";
import { localeOf, ofPair } from "#domain/text/in-locale.ts";
import { guests } from "#fixtures/answers/traveller.ts";
import { isSo, oneOf, playground } from "#tests/stories/playground.tsx";
import { TravellerFields, type TravellerFieldsProps } from "./TravellerFields.tsx";
import { emptyPerson, personOf } from "./traveller-draft.ts";

const meta: Meta = { title: "اجزا/مسافر TravellerFields" };
export default meta;
type Story = StoryObj;

const countries = [
  { id: 1, iso2: "IR", name_fa: "ایران", name_en: "Iran" },
  { id: 2, iso2: "AF", name_fa: "افغانستان", name_en: "Afghanistan" },
  { id: 3, iso2: "DE", name_fa: "آلمان", name_en: "Germany" },
];

type Words = Readonly<Record<string, string>>;
type FillingProps = Partial<Omit<TravellerFieldsProps, "errors" | "warnings">> & {
  errors?: (locale: Locale) => Words;
  warnings?: (locale: Locale) => Words;
};

function Filling(props: FillingProps) {
  const { locale } = useLocale();
  const [person, setPerson] = useState(props.person ?? emptyPerson);
  return (
    <TravellerFields
      person={person}
      onChange={(field, text) => setPerson((before) => ({ ...before, [field]: text }))}
      errors={props.errors?.(locale) ?? {}}
      countries={countries}
      product={props.product ?? "stay"}
      scope={props.scope ?? "domestic"}
      needsLatinNames={props.needsLatinNames}
      travellerRole={props.travellerRole ?? "traveller"}
      warnings={props.warnings?.(locale) ?? {}}
      section="section-p1"
      idPrefix="traveller"
    />
  );
}

const [nahid] = guests;
const filled = personOf(nahid ?? {}, "fa");

export const Playground: Story = playground(
  { product: "stay", scope: "domestic", travellerRole: "traveller", nationality: "IR", isFilled: false },
  {
    product: oneOf("محصول · Product", ["stay", "flight", "tour", "profile"]),
    scope: oneOf("سفر · Journey", ["domestic", "international"]),
    travellerRole: oneOf("نقش · Role", ["traveller", "supervisor"]),
    nationality: oneOf("تابعیت · Nationality", ["IR", "AF", "DE"]),
    isFilled: isSo("پر شده · Filled in"),
  },
  ({ product, scope, travellerRole, nationality, isFilled }) => (
    <Filling
      product={product as TravellerFieldsProps["product"]}
      scope={scope as TravellerFieldsProps["scope"]}
      travellerRole={travellerRole as TravellerFieldsProps["travellerRole"]}
      person={{ ...(isFilled ? filled : emptyPerson), nationality }}
    />
  ),
);
export const Empty: Story = { render: withWords(<Filling />) };
/** A traveller from abroad gives the nationality before any name: the names asked for are then Latin. */
export const NationalityFirst: Story = {
  render: withWords(<Filling />),
  play: async ({ canvasElement }) => {
    const [first] = within(canvasElement).getAllByRole("combobox");
    await expect(canvasElement.querySelector("input, select")).toBe(first);
    await userEvent.selectOptions(first as HTMLElement, "DE");
    await expect(canvasElement.querySelector("input")?.name).toBe("first_name_en");
  },
};
export const Supervisor: Story = { render: withWords(<Filling person={filled} travellerRole="supervisor" />) };
export const Abroad: Story = { render: withWords(<Filling person={filled} scope="international" />) };
/** Names in the language's own script come first; each script autofills on its own, and required fields are marked. */
export const NamesInTwoScripts: Story = {
  render: withWords(<Filling scope="international" />),
  play: async ({ canvasElement, globals }) => {
    const inputs = [...canvasElement.querySelectorAll<HTMLInputElement>("input[name]")];
    const fa = ["first_name_fa", "last_name_fa"];
    const en = ["first_name_en", "last_name_en"];
    await expect(inputs.slice(0, 4).map(({ name }) => name)).toEqual(
      ofPair(
        [
          [...fa, ...en],
          [...en, ...fa],
        ],
        localeOf(globals.locale),
      ),
    );
    await expect(Object.fromEntries(inputs.slice(0, 4).map(({ name, autocomplete }) => [name, autocomplete]))).toEqual({
      first_name_fa: "section-p1 given-name",
      last_name_fa: "section-p1 family-name",
      first_name_en: "section-p1-latin given-name",
      last_name_en: "section-p1-latin family-name",
    });
    const field = (name: string) => inputs.find((one) => one.name === name);
    await expect(field("passport_number")).toBeRequired();
    await expect(field("passport_issuer")).not.toBeRequired();
    const label = field("passport_number")?.labels?.[0];
    await expect(label && getComputedStyle(label, "::after").content).toContain("*");
  },
};
export const Foreigner: Story = { render: withWords(<Filling person={{ ...emptyPerson, nationality: "DE" }} />) };
export const ToBeKept: Story = { render: withWords(<Filling person={filled} product="profile" />) };
export const PassportEndsSoon: Story = {
  render: withWords(
    <Filling
      person={{ ...filled, passport_expires_on: "2027-03-01" }}
      scope="international"
      warnings={(locale) => ({ passport_expires_on: refusal("passport_expires_soon", {}, locale) })}
    />,
  ),
};
export const AtFault: Story = {
  render: withWords(
    <Filling
      person={{ ...filled, national_code: "1234567890", birth_date: "1370-13-40" }}
      errors={(locale) => ({
        national_code: refusal("national_code", {}, locale),
        birth_date: fieldRefusal("birth_date", "unreadable_date", {}, locale),
        gender: refusal("required", {}, locale),
      })}
    />,
  ),
};

/** R104, R119: the day stays the same in the other calendar. */
export const InTheOtherCalendar: Story = {
  render: withWords(<Filling person={{ ...emptyPerson, birth_date: "1370-03-01" }} />),
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement);
    const locale = localeOf(globals.locale);
    const year = canvas.getByLabelText(/^(سال|Year)$/);
    await expect(year).toHaveValue(localDigits(1370, locale));
    await userEvent.click(canvas.getByRole("button", { name: /میلادی|Gregorian/ }));
    await expect(year).toHaveValue(localDigits(1991, locale));
    await expect(canvas.getByLabelText(/^(روز|Day)$/)).toHaveValue(localDigits(22, locale));
    await userEvent.click(canvas.getByRole("button", { name: /شمسی|Persian calendar/ }));
    await expect(year).toHaveValue(localDigits(1370, locale));
  },
};

/** A name with characters that tickets do not support: the supported spelling is shown, and one tap applies it. */
export const SignsInAName: Story = {
  render: withWords(
    <Filling
      person={{ ...filled, last_name_en: "Müller-Lüdenscheid" }}
      scope="international"
      errors={(locale) => ({ last_name_en: refusal("english", {}, locale) })}
    />,
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/A تا Z|Use A–Z only/)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: /MUELLER LUEDENSCHEID/ }));
    await expect(canvas.getByLabelText(/^(نام خانوادگی به لاتین|Last name \(Latin letters\))$/)).toHaveValue(
      "MUELLER LUEDENSCHEID",
    );
    await expect(canvas.queryByRole("button", { name: /MUELLER/ })).toBeNull();
  },
};
/** A date's three fields stand in line with the field beside it. */
export const DateInLine: Story = {
  render: withWords(<Filling person={filled} />),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const top = (name: RegExp) => canvas.getByLabelText(name).getBoundingClientRect().top;
    await expect(top(/^(روز|Day)$/)).toBeCloseTo(top(/^(کد ملی|National code)$/), 0);
    await expect(top(/^(سال|Year)$/)).toBeCloseTo(top(/^(کد ملی|National code)$/), 0);
  },
};
