import { describe, expect, it } from "vitest";
import { refusal } from "#domain/messages/refusals.ts";
import { turnsTwo } from "#domain/validation/age.ts";
import { travelDocuments } from "#domain/validation/documents.ts";
import { checkParty } from "#domain/validation/party.ts";
import { checkPassenger } from "#domain/validation/passenger.ts";
import type { PassengerForm } from "#domain/validation/passenger-form.ts";
import type { Trip } from "#domain/validation/trip.ts";
import { tourReservation } from "#fixtures/answers/tour-reservation.ts";
import { type TourJourney, tourTrip, tripOfTour } from "./documents.ts";

const journey: TourJourney = {
  scope: "domestic",
  date: "2026-12-01",
  returnDate: "2026-12-04",
  passportMonths: 6,
  isFlown: false,
};
const home = tourTrip(journey);
const homeFlown = tourTrip({ ...journey, isFlown: true });
const abroad = tourTrip({ ...journey, scope: "international" });

const iranian: PassengerForm = {
  age_group: "adult",
  first_name_fa: "مریم",
  last_name_fa: "کریمی",
  gender: "female",
  birth_date: "1370/01/01",
  nationality: "IR",
  national_code: "0084575948",
  mobile: "09123456789",
  is_room_supervisor: "true",
};
const latin = { first_name_en: "Maryam", last_name_en: "Karimi" };
const passport = {
  ...latin,
  passport_number: "A12345678",
  passport_issuing_country: "IR",
  passport_expires_on: "2030-01-01",
};
const told = (form: PassengerForm, trip: Trip) =>
  checkPassenger(form, trip).faults.map(({ field, code }) => `${field} ${code}`);
const warned = (form: PassengerForm, trip: Trip) => checkPassenger(form, trip).warnings.map(({ code }) => code);
const expiring = (passport_expires_on: string, trip: Trip) =>
  told({ ...iranian, ...passport, passport_expires_on }, trip);

describe("The trip of what was reserved", () => {
  it("follows from its tour and its legs, so that form, rules and provider judge by the same", () => {
    const { subject } = tourReservation;
    expect(tripOfTour(subject)).toEqual(
      tourTrip({
        scope: "domestic",
        date: subject.date,
        returnDate: subject.return_date,
        passportMonths: 6,
        isFlown: true,
      }),
    );
    const byTrain = { ...subject, out: { ...subject.out, mode: "train" as const } };
    expect(tripOfTour(byTrain).needsLatinNames).toBe(true);
    expect(tripOfTour({ ...byTrain, back: byTrain.out }).needsLatinNames).toBe(false);
    const abroadFor = (passport_months: number | null) =>
      tripOfTour({ ...subject, tour: { ...subject.tour, kind: "foreign", passport_months } });
    expect([3, null].map((months) => abroadFor(months).passportMonths)).toEqual([3, 6]);
  });
});

describe("The documents of a tour", () => {
  it("are a national code of Iranians and a passport of others at home", () => {
    const none = { passportValidUntil: null, needsLatinNames: false };
    expect(travelDocuments(home, "IR")).toEqual({ document: "national_code", ...none });
    expect(travelDocuments(home, null)).toEqual({ document: "either", ...none });
    expect(travelDocuments(home, "FR")).toEqual({ ...none, document: "passport", needsLatinNames: true });
    expect(told(iranian, home)).toEqual([]);
    expect(told({ ...iranian, national_code: "" }, home)).toEqual(["national_code required"]);
  });

  it("are a passport of everyone abroad, valid for the months that the country asks for", () => {
    for (const nationality of ["IR", "FR", null]) {
      expect(travelDocuments(abroad, nationality)).toEqual({
        document: "passport",
        passportValidUntil: "2027-06-04",
        needsLatinNames: true,
      });
    }
    expect(told(iranian, abroad)).toContain("passport_number required");
    expect(told({ ...iranian, ...passport, national_code: "" }, abroad)).toEqual([]);
  });

  it("bear Latin names whenever a leg is flown, at home too", () => {
    expect(travelDocuments(homeFlown, "IR")).toMatchObject({ document: "national_code", needsLatinNames: true });
    expect(told(iranian, homeFlown)).toEqual(["first_name_en required", "last_name_en required"]);
    expect(told({ ...iranian, ...latin }, homeFlown)).toEqual([]);
    expect(told({ ...iranian, ...latin, first_name_en: "مریم" }, homeFlown)).toEqual(["first_name_en english"]);
    // Not required by road: the content of such a field is ignored.
    expect(told({ ...iranian, first_name_en: "مریم" }, home)).toEqual([]);
  });
});

describe("A passport", () => {
  it("that is too short for the country is a fault, and no warning besides", () => {
    expect(expiring("2027-06-03", abroad)).toEqual(["passport_expires_on passport_too_short"]);
    expect(expiring("1406/03/13", abroad)).toEqual(["passport_expires_on passport_too_short"]);
    expect(expiring("2027-06-04", abroad)).toEqual([]);
    const short = { ...iranian, ...passport, passport_expires_on: "2027-06-03" };
    expect(warned(short, abroad)).toEqual([]);
    const [fault] = checkPassenger(short, abroad).faults;
    // The fault names the first acceptable day, in both calendars.
    expect(fault?.params).toEqual({ months: 6, first_day: "2027-06-04" });
    expect(refusal("passport_too_short", { months: 6, first_day: "2027-06-04" }, "fa")).toBe(
      "گذرنامه باید حداقل تا ۶ ماه پس از برگشت معتبر باشد، یعنی تا ۱۴ خرداد ۱۴۰۶ (۴ ژوئن ۲۰۲۷) یا بعد از آن",
    );
    expect(refusal("passport_too_short", { months: 1, first_day: "2027-06-04" }, "en")).toBe(
      "The passport must be valid for at least 1 month after the return: until 4 June 2027 (14 Khordad 1406) or later",
    );
  });

  it("is held to what the country asks for, more or less than the usual", () => {
    const three = tourTrip({ ...journey, scope: "international", passportMonths: 3 });
    expect([expiring("2027-03-03", three), expiring("2027-03-04", three)]).toEqual([
      ["passport_expires_on passport_too_short"],
      [],
    ]);
    expect(warned({ ...iranian, ...passport, passport_expires_on: "2027-03-04" }, three)).toEqual([]);
    const none = tourTrip({ ...journey, scope: "international", passportMonths: 0 });
    expect([expiring("2026-12-04", none), expiring("2026-12-05", none)]).toEqual([
      ["passport_expires_on passport_expired"],
      [],
    ]);
  });

  it("that ends before the return has expired, which is said first", () => {
    expect(expiring("2026-12-04", abroad)).toEqual(["passport_expires_on passport_expired"]);
  });

  it("of a stay abroad is only warned of, as before", () => {
    const stay: Trip = { kind: "stay", scope: "international", travelDate: "2026-12-01", returnDate: "2026-12-04" };
    expect(expiring("2027-06-03", stay)).toEqual([]);
    expect(warned({ ...iranian, ...passport, passport_expires_on: "2027-06-03" }, stay)).toEqual([
      "passport_expires_soon",
    ]);
  });
});

describe("Ages on a tour", () => {
  const infant: PassengerForm = {
    ...iranian,
    age_group: "infant",
    birth_date: "2024-12-03",
    is_room_supervisor: "false",
  };

  it("R137 count on the day of departure", () => {
    expect(told(infant, home)).toEqual([]);
    expect(told({ ...infant, birth_date: "2024-12-01" }, home)).toEqual(["birth_date age_not_infant"]);
    const child = { ...infant, age_group: "child", birth_date: "2014-12-02" };
    expect(told(child, home)).toEqual([]);
    expect(told({ ...child, birth_date: "2014-12-01" }, home)).toEqual(["birth_date age_not_child"]);
  });

  it.each([
    ["2024-12-01", false],
    ["2024-12-02", true],
    ["2024-12-04", true],
    ["2024-12-05", false],
  ] as const)("a child born on %s turns two before the return: %s", (birth, turns) => {
    expect(turnsTwo(birth, "2026-12-01", "2026-12-04")).toBe(turns);
    const age_group = birth === "2024-12-01" ? "child" : "infant";
    expect(warned({ ...infant, age_group, birth_date: birth }, home)).toEqual(turns ? ["turns_two"] : []);
  });

  it("are warned of for a tour alone", () => {
    const stay: Trip = { kind: "stay", scope: "domestic", travelDate: "2026-12-01", returnDate: "2026-12-04" };
    expect(warned(infant, stay)).toEqual([]);
  });
});

it("R134, R135, R138, R139 the travellers of a tour are checked against each other", () => {
  const party = (count: number, form: PassengerForm) => Array.from({ length: count }, () => form);
  const codes = (forms: readonly PassengerForm[], trip: Trip) => checkParty(forms, trip).faults.map(({ code }) => code);
  const companion = { ...iranian, is_room_supervisor: "false", national_code: "0499370899" };
  const infant = { ...companion, age_group: "infant", birth_date: "2025-06-01", national_code: "" };
  expect(codes([iranian, companion], home)).toEqual([]);
  expect(codes(party(10, { ...companion, national_code: "" }), home)).toContain("too_many_travellers");
  expect(codes([iranian, infant, infant], home)).toContain("too_many_infants");
  expect(codes([iranian, { ...companion, national_code: "84575948" }], home)).toEqual(["duplicate_national_code"]);
  const abroadForms = [iranian, companion].map((form) => ({ ...form, ...passport }));
  expect(codes(abroadForms, abroad)).toEqual(["duplicate_passport_number"]);
});
