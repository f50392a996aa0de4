import { describe, expect, it } from "vitest";
import { ageGroupOf, completedYears } from "./age.ts";
import { checkParty } from "./party.ts";
import { checkPassenger } from "./passenger.ts";
import { formFields, type PassengerForm } from "./passenger-form.ts";
import type { Trip } from "./trip.ts";

const home: Trip = { kind: "stay", scope: "domestic", travelDate: "2026-12-01", returnDate: "2026-12-04" };
const abroad: Trip = { ...home, scope: "international" };

const adult: PassengerForm = {
  age_group: "adult",
  first_name_fa: "علی‌رضا",
  last_name_fa: "کریمی",
  first_name_en: "",
  last_name_en: "",
  gender: "male",
  nationality: "IR",
  national_code: "0084575948",
  passport_number: "",
  passport_issuer: "",
  passport_issuing_country: "",
  passport_expires_on: "",
  birth_date: "1370/01/01",
  mobile: "09123456789",
  email: "",
  is_room_supervisor: "true",
};
const passport = {
  first_name_en: "Ali Reza",
  last_name_en: "Karimi",
  passport_number: "A12345678",
  passport_issuing_country: "IR",
  passport_expires_on: "2030-01-01",
};
const other = { ...adult, national_code: "0499370899", is_room_supervisor: "false", mobile: "" };
const child = { ...other, age_group: "child", birth_date: "2020-06-01", national_code: "0790419904" };
const infant = { ...other, age_group: "infant", birth_date: "2025-06-01", national_code: "0013542419" };

const told = (passenger: PassengerForm, trip: Trip) =>
  checkPassenger(passenger, trip).faults.map(({ field, code }) => `${field} ${code}`);
const toldOfParty = (passengers: readonly PassengerForm[], trip: Trip = home) =>
  checkParty(passengers, trip).faults.map(({ passenger, field, code }) => `${passenger} ${field} ${code}`);
const warned = (passenger: PassengerForm, trip: Trip) =>
  checkPassenger(passenger, trip).warnings.map(({ field, code }) => `${field} ${code}`);

describe("R104 the passenger form", () => {
  it("has the fields that are specified, and the group and the room that place a traveller", () => {
    expect(formFields).toEqual([
      ...["age_group", "nationality"],
      ...["first_name_fa", "last_name_fa", "first_name_en", "last_name_en", "gender", "birth_date"],
      ...["national_code", "passport_number", "passport_issuer", "passport_issuing_country", "passport_expires_on"],
      ...["mobile", "email", "room", "is_room_supervisor"],
    ]);
  });
  it("takes the birth date of either calendar", () => {
    const born = (birth_date: string) => told({ ...child, birth_date }, home);
    expect([born("2020-06-01"), born("1399/03/12"), born("2010-06-01"), born("1389/03/11")]).toEqual([
      [],
      [],
      ["birth_date age_not_child"],
      ["birth_date age_not_child"],
    ]);
  });
  it("at home, an Iranian shows a national code and Persian names", () => {
    expect(told(adult, home)).toEqual([]);
    expect(told({ ...adult, national_code: "", first_name_fa: "" }, home)).toEqual([
      "first_name_fa required",
      "national_code required",
    ]);
  });
  it("abroad, every traveller shows a passport and Latin names", () => {
    expect(told(adult, abroad)).toEqual([
      "first_name_en required",
      "last_name_en required",
      "passport_number required",
      "passport_issuing_country required",
      "passport_expires_on required",
    ]);
    expect(told({ ...adult, ...passport, national_code: "" }, abroad)).toEqual([]);
  });
  it("a foreigner shows a passport at home too, in its own country's form", () => {
    const foreigner = {
      ...adult,
      ...passport,
      nationality: "FR",
      national_code: "",
      first_name_fa: "",
      last_name_fa: "",
    };
    expect(told({ ...foreigner, passport_number: "AB1234567" }, home)).toEqual([]);
    expect(told({ ...foreigner, passport_number: "AB12" }, home)).toEqual(["passport_number passport_number"]);
  });
  it("who names no nationality may give either document", () => {
    const either = { ...adult, nationality: "" };
    expect(told(either, home)).toEqual([]);
    expect(told({ ...either, ...passport, national_code: "" }, home)).toEqual([]);
    expect(told({ ...either, national_code: "" }, home)).toEqual([
      "national_code required_without",
      "passport_number required_without",
    ]);
  });
  it("a passport that is given is given whole", () => {
    for (const kind of ["profile", "file"] as const) {
      expect(told({ ...adult, passport_number: "A12345678" }, { ...home, kind })).toEqual([
        "passport_issuing_country required",
        "passport_expires_on required",
      ]);
    }
  });
  it("on a flight ages count on the last departure, and children do not fly alone", () => {
    const flight: Trip = { ...home, kind: "flight" };
    const infantAtFirst = { ...infant, birth_date: "2024-12-03" };
    expect(told(infantAtFirst, home)).toEqual([]);
    expect(told(infantAtFirst, flight)).toEqual(["birth_date age_not_infant"]);
    expect(toldOfParty([{ ...child, is_room_supervisor: "false" }], flight)).toEqual(["0 age_group adult_missing"]);
    expect(toldOfParty([other], flight)).toEqual([]);
  });
  it("a passport outlives the trip, and is warned of when it does so by less than six months", () => {
    const valid = { ...adult, ...passport };
    expect(told({ ...valid, passport_expires_on: "2026-12-04" }, abroad)).toEqual([
      "passport_expires_on passport_expired",
    ]);
    expect(told({ ...valid, passport_expires_on: "1405/09/14" }, abroad)).toEqual([]);
    expect(warned({ ...valid, passport_expires_on: "2027-06-03" }, abroad)).toEqual([
      "passport_expires_on passport_expires_soon",
    ]);
    expect(warned({ ...valid, passport_expires_on: "2027-06-04" }, abroad)).toEqual([]);
  });
  it("names are of two letters at least, given names of 50 at most and Latin family names of 64", () => {
    const persian = (length: number) =>
      told({ ...adult, first_name_fa: "ا".repeat(length), last_name_fa: "ا".repeat(length) }, home);
    const latin = (given: number, family: number) =>
      told({ ...adult, ...passport, first_name_en: "a".repeat(given), last_name_en: "a".repeat(family) }, abroad);
    expect([persian(2), persian(50), latin(2, 2), latin(50, 64)]).toEqual([[], [], [], []]);
    expect([persian(1), persian(51)]).toEqual([
      ["first_name_fa min", "last_name_fa min"],
      ["first_name_fa max", "last_name_fa max"],
    ]);
    expect([latin(1, 1), latin(51, 65)]).toEqual([
      ["first_name_en min", "last_name_en min"],
      ["first_name_en max", "last_name_en max"],
    ]);
  });
  it("choices are of their lists, dates are real, and the supervisor can be called", () => {
    expect(told({ ...adult, gender: "x", age_group: "teen" }, home)).toEqual([
      "age_group unknown_value",
      "gender unknown_value",
    ]);
    expect(told({ ...adult, ...passport, nationality: "Iran" }, home)).toEqual(["nationality unknown_value"]);
    expect(told({ ...adult, birth_date: "1399/12/31" }, home)).toEqual(["birth_date no_such_day"]);
    expect(told({ ...adult, birth_date: "2027-01-01" }, home)).toEqual(["birth_date future_birth_date"]);
    expect(told({ ...adult, mobile: "" }, home)).toEqual(["mobile required"]);
    expect(told({ ...adult, email: "no-at-sign" }, home)).toEqual(["email email"]);
  });
});
describe("R137 ages", () => {
  it("are completed years on the day of travel, each group up to but not with its end", () => {
    expect(ageGroupOf("2024-12-02", "2026-12-01")).toBe("infant");
    expect(ageGroupOf("2024-12-01", "2026-12-01")).toBe("child");
    expect(ageGroupOf("2014-12-02", "2026-12-01")).toBe("child");
    expect(ageGroupOf("2014-12-01", "2026-12-01")).toBe("adult");
  });
  it("a traveller born on a leap day is a year older on 1 March", () => {
    expect(completedYears("2024-02-29", "2026-02-28")).toBe(1);
    expect(completedYears("2024-02-29", "2026-03-01")).toBe(2);
    expect(completedYears("2024-02-29", "2028-02-29")).toBe(4);
  });
  it("a birth date of another age group is a fault that says so", () => {
    expect(told({ ...adult, birth_date: "2020-01-01" }, home)).toEqual(["birth_date age_not_adult"]);
    expect(told({ ...child, birth_date: "2010-01-01" }, home)).toEqual(["birth_date age_not_child"]);
    expect(told({ ...infant, birth_date: "2020-01-01" }, home)).toEqual(["birth_date age_not_infant"]);
  });
  it("R136 a child's age is asked for in words of its own", () => {
    expect(told({ ...child, birth_date: "" }, home)).toEqual(["birth_date child_age_missing"]);
    expect(told({ ...infant, birth_date: " " }, home)).toEqual(["birth_date child_age_missing"]);
    expect(told({ ...adult, birth_date: "" }, home)).toEqual(["birth_date required"]);
  });
});

describe("the party", () => {
  const numbered = (count: number, from: PassengerForm) =>
    Array.from({ length: count }, (): PassengerForm => ({ ...from, national_code: "", nationality: "IR" }));
  const counts = (travellers: readonly PassengerForm[]) =>
    toldOfParty(travellers).filter((fault) => /too_many_(travellers|infants)/.test(fault));

  it("R134 the tenth adult or child is refused, infants are not counted", () => {
    expect(counts(numbered(9, other))).toEqual([]);
    expect(counts([...numbered(8, other), ...numbered(2, child)])).toEqual(["9 age_group too_many_travellers"]);
    expect(counts([...numbered(9, other), ...numbered(9, infant)])).toEqual([]);
  });
  it("R135 each infant needs one adult", () => {
    expect(counts([adult, infant])).toEqual([]);
    expect(counts([adult, child, infant, infant])).toEqual(["3 age_group too_many_infants"]);
  });
  it("R138, R139 two spellings of one number are one number", () => {
    expect(toldOfParty([adult, { ...other, national_code: "۸۴۵۷۵۹۴۸" }])).toEqual([
      "1 national_code duplicate_national_code",
    ]);
    const travels = { ...adult, ...passport, national_code: "" };
    expect(
      toldOfParty([travels, { ...travels, is_room_supervisor: "false", passport_number: "a 12345678" }], abroad),
    ).toEqual(["1 passport_number duplicate_passport_number"]);
  });
  it("R138 says of whom a number is already, counted from one", () => {
    const [fault] = checkParty([adult, child, { ...other, national_code: adult.national_code ?? "" }], home).faults;
    expect(fault).toMatchObject({ passenger: 2, code: "duplicate_national_code", params: { of: 1 } });
  });
  it("one adult supervises each room", () => {
    expect(toldOfParty([adult, other])).toEqual([]);
    expect(toldOfParty([other])).toEqual(["0 is_room_supervisor supervisor_missing"]);
    expect(toldOfParty([adult, { ...other, is_room_supervisor: "true", mobile: "09121111111" }])).toEqual([
      "1 is_room_supervisor too_many_supervisors",
    ]);
    expect(toldOfParty([other, { ...child, is_room_supervisor: "true", mobile: "09121111111" }])).toEqual([
      "1 is_room_supervisor supervisor_not_adult",
    ]);
    expect(toldOfParty([adult, { ...other, room: "۲" }])).toEqual(["1 is_room_supervisor supervisor_missing"]);
  });
});
