import { expect, test } from "vitest";
import { personFields } from "#domain/validation/passenger-fields.ts";
import { maskedTraveller, type Traveller, withEveryField } from "./travellers.ts";

const traveller: Traveller = {
  room: 0,
  age_group: "adult",
  first_name_fa: "آنا",
  last_name_fa: "مولر",
  first_name_en: "ANNA",
  last_name_en: "MUELLER",
  gender: "female",
  nationality: "DE",
  national_code: "0084575948",
  passport_number: "C1234",
  passport_issuer: null,
  passport_issuing_country: "DE",
  passport_expires_on: "2030-01-01",
  birth_date: "1986-07-03",
  mobile: "09121234567",
  email: "anna@example.com",
  is_room_supervisor: true,
};

test("a tracking view shows two characters of a number at most, a short passport's too, and no dates or e-mail", () => {
  expect(maskedTraveller(traveller)).toEqual({
    ...traveller,
    national_code: "********48",
    passport_number: "****4",
    mobile: "*********67",
    passport_expires_on: null,
    birth_date: null,
    email: null,
  });
  for (const number of ["A", "AB", "ABC", "ABCD", "ABCDE", "ABCDEF", "A1234567890"]) {
    const shown = maskedTraveller({ ...traveller, passport_number: number }).passport_number ?? "";
    expect(shown.replaceAll("*", "").length).toBeLessThanOrEqual(2);
    expect(shown).not.toBe(number);
  }
});

test("a traveller who was sealed before a field existed is read with that field empty", () => {
  const { passport_issuer, email, ...older } = traveller;
  const read = withEveryField(older);
  expect(read).toEqual({ ...traveller, passport_issuer: null, email: null });
  expect(Object.keys(read)).toEqual(expect.arrayContaining([...personFields]));
});
