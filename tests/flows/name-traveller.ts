import { expect, type Page } from "@playwright/test";
import { openTraveller } from "./booking.ts";

/** Travellers of two nationalities, named on the form of any product in either language. */

/** Nationalities by the code of their passports. */
export type Nationality = "IR" | "DE";

const people = {
  IR: [
    { first_name_fa: "ناهید", first_name_en: "Nahid", national_code: "0084575948" },
    { first_name_fa: "سارا", first_name_en: "Sara", national_code: "0499370899" },
  ],
  DE: [
    { first_name_fa: "", first_name_en: "Anna", passport_number: "CFGHJKLM5" },
    { first_name_fa: "", first_name_en: "Lena", passport_number: "C01X00T47" },
  ],
} as const;
const families = { IR: ["فرهمند", "Farahmand"], DE: ["", "Schmidt"] } as const;
const PASSPORT = { passport_issuing_country: "DE", passport_expires_on: "2035" } as const;

const toGregorian = /^(ورود تاریخ میلادی|Use the Gregorian calendar)$/;

/** The fields of a traveller that the form asks for; others are left out. */
function valuesOf(at: number, nationality: Nationality): Readonly<Record<string, string>> {
  const [last_name_fa, last_name_en] = families[nationality];
  const names = { ...people[nationality][at % 2], last_name_fa, last_name_en };
  const documents = nationality === "IR" ? {} : PASSPORT;
  return { nationality, ...names, gender: "female", birth_date: "1990", ...documents };
}

/** Fills the traveller at an index, the nationality first, since other fields follow it. */
export async function nameTraveller(page: Page, at: number, nationality: Nationality): Promise<void> {
  await openTraveller(page, at);
  for (const [name, text] of Object.entries(valuesOf(at, nationality))) {
    const field = page.locator(`[id="travellers.${at}.${name}"]`);
    if ((await field.count()) === 0) continue;
    const [inputs, select] = [field.locator("input"), field.locator("select")];
    if ((await inputs.count()) === 0) await select.selectOption(text);
    else if ((await select.count()) === 0) await inputs.fill(text);
    else await fillDate(page, `travellers.${at}.${name}`, text);
  }
}

/** Types the third of May of a Gregorian year. */
async function fillDate(page: Page, id: string, year: string): Promise<void> {
  const date = page.locator(`[id="${id}"]`);
  const other = date.getByRole("button", { name: toGregorian });
  if ((await other.count()) > 0) await other.click();
  await date.locator("input").first().fill("3");
  await date.locator("select").selectOption("5");
  await date.locator("input").last().fill(year);
}

/** Expects the documents of these travellers on a page: each number once. */
export async function expectDocuments(page: Page, nationalities: readonly Nationality[]): Promise<void> {
  for (const [at, nationality] of nationalities.entries()) {
    const { national_code, passport_number } = valuesOf(at, nationality);
    await expect(
      page.getByRole("main").getByText(national_code ?? passport_number ?? "", { exact: true }),
    ).toBeVisible();
  }
}
