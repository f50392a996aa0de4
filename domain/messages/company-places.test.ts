import { expect, it } from "vitest";
import { companyPlace } from "./company-places.ts";

it.each([
  ["mailto:support@shamseh.example", "Email"],
  ["https://eitaa.com/shamseh", "Eitaa"],
  ["https://trustseal.enamad.ir/?id=1", "eNamad trust seal"],
])("%s has a name", (address, name) => {
  expect(companyPlace(address, "en")).toBe(name);
});

it.each(["mailto:", "http://eitaa.com/shamseh", "https://example.com", "javascript:alert(1)", "https://toString/"])(
  "%s has none",
  (address) => {
    expect(companyPlace(address, "fa")).toBeNull();
  },
);
