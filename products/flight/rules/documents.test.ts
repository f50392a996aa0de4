import { describe, expect, it } from "vitest";
import { travelDocuments } from "#domain/validation/documents.ts";
import { checkParty } from "#domain/validation/party.ts";
import { checkPassenger } from "#domain/validation/passenger.ts";
import type { PassengerForm } from "#domain/validation/passenger-form.ts";
import type { Trip } from "#domain/validation/trip.ts";
import { type FlightJourney, flightTrip, titleOf } from "./documents.ts";

const journey: FlightJourney = {
  scope: "domestic",
  departsOn: "2026-12-01",
  lastDepartsOn: "2026-12-04",
  passportMonths: 6,
};
const home = flightTrip(journey);
const abroad = flightTrip({ ...journey, scope: "international" });

const iranian: PassengerForm = {
  age_group: "adult",
  first_name_fa: "مریم",
  last_name_fa: "کریمی",
  first_name_en: "Maryam",
  last_name_en: "Karimi",
  gender: "female",
  birth_date: "1370/01/01",
  nationality: "IR",
  national_code: "0084575948",
};
const passport = { passport_number: "A12345678", passport_issuing_country: "IR", passport_expires_on: "2030-01-01" };
const french: PassengerForm = {
  ...iranian,
  ...passport,
  first_name_fa: "",
  last_name_fa: "",
  nationality: "FR",
  national_code: "",
};
const faults = (form: PassengerForm, trip: Trip) =>
  checkPassenger(form, trip).faults.map(({ field, code }) => `${field} ${code}`);
const warnings = (form: PassengerForm, trip: Trip) => checkPassenger(form, trip).warnings.map(({ code }) => code);

describe("The documents of a flight", () => {
  it("are a national code of Iranians within Iran, and a passport of all others", () => {
    const none = { passportValidUntil: null, needsLatinNames: true };
    expect(travelDocuments(home, "IR")).toEqual({ document: "national_code", ...none });
    expect(travelDocuments(home, "FR")).toEqual({ document: "passport", ...none });
    expect(travelDocuments(home, null)).toEqual({ document: "either", ...none });
    expect(faults(iranian, home)).toEqual([]);
    expect(faults({ ...iranian, national_code: "" }, home)).toEqual(["national_code required"]);
    expect(faults(french, home)).toEqual([]);
  });

  it("are a passport of everyone abroad, infants too", () => {
    for (const nationality of ["IR", "FR", null]) {
      expect(travelDocuments(abroad, nationality)).toMatchObject({
        document: "passport",
        passportValidUntil: "2027-06-04",
      });
    }
    expect(faults({ ...iranian, ...passport, national_code: "" }, abroad)).toEqual([]);
    const infant = { ...iranian, age_group: "infant", birth_date: "2025-06-01" };
    expect(faults(infant, abroad)).toEqual([
      "passport_number required",
      "passport_issuing_country required",
      "passport_expires_on required",
    ]);
  });

  it("bear names in Latin letters of everyone, and in Persian ones of Iranians", () => {
    expect(faults({ ...iranian, first_name_en: "", last_name_en: "" }, home)).toEqual([
      "first_name_en required",
      "last_name_en required",
    ]);
    expect(faults({ ...iranian, first_name_fa: "" }, home)).toEqual(["first_name_fa required"]);
    expect(faults({ ...french, first_name_en: "مریم" }, abroad)).toEqual(["first_name_en english"]);
  });

  it("outlast the trip, by the months that the country asks for", () => {
    const expiring = (passport_expires_on: string, months: number | null) => {
      const trip = flightTrip({ ...journey, scope: "international", passportMonths: months });
      const form = { ...iranian, ...passport, passport_expires_on };
      return [...faults(form, trip), ...warnings(form, trip)];
    };
    expect(expiring("2026-12-04", 6)).toEqual(["passport_expires_on passport_expired"]);
    expect(expiring("2027-06-03", 6)).toEqual(["passport_expires_on passport_too_short"]);
    expect(expiring("2027-06-04", 6)).toEqual([]);
    expect(expiring("2026-12-04", null)).toEqual(["passport_expires_on passport_expired"]);
    expect(expiring("2026-12-05", null)).toEqual(["passport_expires_soon"]);
    expect(expiring("2026-12-05", 0)).toEqual([]);
  });
});

describe("Ages on a flight", () => {
  const born = (birth_date: string, age_group: string): PassengerForm => ({ ...iranian, age_group, birth_date });

  it("R137 count on the local day of the last departure", () => {
    expect(faults(born("2024-12-05", "infant"), home)).toEqual([]);
    expect(faults(born("2024-12-04", "infant"), home)).toEqual(["birth_date age_not_infant"]);
    expect(faults(born("2024-12-04", "child"), home)).toEqual([]);
    expect(faults(born("2014-12-04", "child"), home)).toEqual(["birth_date age_not_child"]);
    expect(faults(born("2014-12-04", "adult"), home)).toEqual([]);
  });

  it("of a child of one who turns two before the way back are said to count throughout", () => {
    const turning = ["2024-12-01", "2024-12-02", "2024-12-04", "2024-12-05"].map((birth) =>
      warnings(born(birth, birth === "2024-12-05" ? "infant" : "child"), home),
    );
    expect(turning).toEqual([[], ["turns_two_child"], ["turns_two_child"], []]);
    expect(warnings(born("2024-12-03", "infant"), home)).toEqual(["turns_two_child"]);
  });
});

describe("A party on a flight", () => {
  const other = { ...iranian, national_code: "0499370899" };
  const faultsOf = (forms: readonly PassengerForm[], trip: Trip = home) =>
    checkParty(forms, trip).faults.map(({ passenger, field, code }) => `${passenger} ${field} ${code}`);
  const infant = { ...iranian, age_group: "infant", birth_date: "2025-06-01", national_code: "0013542419" };
  const child = { ...iranian, age_group: "child", birth_date: "2020-06-01" };

  it("R135, R138, R139 has an adult, an adult for each infant, and a document for each", () => {
    expect(faultsOf([iranian, other])).toEqual([]);
    expect(faultsOf([iranian, iranian])).toEqual(["1 national_code duplicate_national_code"]);
    expect(faultsOf([child])).toEqual(["0 age_group adult_missing"]);
    expect(faultsOf([iranian, { ...infant, national_code: "" }, infant])).toContain("2 age_group too_many_infants");
    const both = [iranian, other].map((form) => ({ ...form, ...passport }));
    expect(faultsOf(both, abroad)).toEqual(["1 passport_number duplicate_passport_number"]);
  });

  it("is the same party in a file, where every column is judged", () => {
    const file: Trip = { ...home, kind: "file", isOfFlight: true };
    expect(faultsOf([child], file)).toEqual(["0 age_group adult_missing"]);
    expect(faults({ ...infant, birth_date: "2024-12-03" }, file)).toEqual(["birth_date age_not_infant"]);
    expect(faultsOf([iranian, other], file)).toEqual([]);
  });
});

it("Titles follow from gender and age group", () => {
  const of = (gender: "male" | "female") =>
    (["adult", "child", "infant"] as const).map((group) => titleOf(gender, group));
  expect([of("male"), of("female")]).toEqual([
    ["MR", "MSTR", "INF"],
    ["MS", "MISS", "INF"],
  ]);
});
