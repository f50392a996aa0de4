import { describe, expect, it } from "vitest";
import { contactMessageRules, hotelRoomsIn, inquiryFaults, registerHotelRules } from "./inquiry.ts";

const codes = (values: Record<string, string>, rules: Parameters<typeof inquiryFaults>[1]) =>
  inquiryFaults(values, rules).map(([name, { code }]) => `${name} ${code}`);

describe("what is written to the company", () => {
  it("a hotel tells its name, city, manager and number; a note is its own affair", () => {
    expect(codes({}, registerHotelRules)).toEqual([
      "hotel_name required",
      "city required",
      "manager required",
      "mobile required",
    ]);
    const whole = { hotel_name: "هتل باغ فین", city: "کاشان", manager: "مریم کاشانی", mobile: "۰۹۱۳۱۲۳۴۵۶۷", note: "" };
    expect(codes(whole, registerHotelRules)).toEqual([]);
    expect(codes({ ...whole, mobile: "021", note: "ن".repeat(1001) }, registerHotelRules)).toEqual([
      "mobile mobile",
      "note max",
    ]);
  });

  it("a message says who writes, from which number, and something", () => {
    expect(codes({ name: "م", mobile: "", text: "سلام" }, contactMessageRules)).toEqual([
      "name min",
      "mobile required",
      "text min",
    ]);
  });

  it.each([
    ["hotel_name", 2, 100, registerHotelRules],
    ["city", 2, 60, registerHotelRules],
    ["manager", 2, 100, registerHotelRules],
    ["name", 2, 100, contactMessageRules],
    ["text", 10, 2_000, contactMessageRules],
  ])("%s has %i characters at least and %i at most", (field, min, max, rules) => {
    const faultsAt = (length: number) =>
      codes({ [field]: "م".repeat(length) }, rules).filter((fault) => fault.startsWith(`${field} `));
    expect([min - 1, min, max, max + 1].map(faultsAt)).toEqual([[`${field} min`], [], [], [`${field} max`]]);
  });

  it("rooms are counted in any digits, whole and within bounds", () => {
    expect(["۲۴", "٢٤", " 24 "].map(hotelRoomsIn)).toEqual([24, 24, 24]);
    expect(["", "بیست", "2.5", "-3", "0", "۵۰۰۱"].map((text) => hotelRoomsIn(text))).toEqual([
      { code: "required", params: {} },
      { code: "integer", params: {} },
      { code: "integer", params: {} },
      { code: "integer", params: {} },
      { code: "min_value", params: { min: 1 } },
      { code: "max_value", params: { max: 5000 } },
    ]);
  });
});
