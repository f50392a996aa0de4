import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { placeRecords } from "#domain/import/place-records.ts";
import { airports } from "#domain/place/airports.ts";
import { checkPassenger } from "#domain/validation/passenger.ts";
import { countryIn } from "#domain/validation/passenger-form.ts";
import { countries } from "#fixtures/world/countries.ts";
import { countryCodes, isCountryCode } from "./country-codes.ts";

const letters = fc.string({ unit: fc.constantFrom(..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"), minLength: 2, maxLength: 2 });
const trip = { kind: "file", scope: "international", travelDate: "2026-12-01", hasSeats: false } as const;

describe("The codes of countries", () => {
  it("are the 249 of ISO 3166-1, each once, as ICU knows them too", () => {
    const names = new Intl.DisplayNames("en", { type: "region", fallback: "none" });
    expect(new Set(countryCodes).size).toBe(249);
    expect(countryCodes.filter((code) => names.of(code) === undefined)).toEqual([]);
  });

  it("hold every country of the forms and of the airports", () => {
    expect(countries.filter(({ iso2 }) => !isCountryCode(iso2))).toEqual([]);
    expect(airports.filter(({ country }) => !isCountryCode(country))).toEqual([]);
  });

  it("decide what a traveller's nationality and passport may name, and what an inventory may bring", () => {
    const iso2 = placeRecords.find(({ record }) => record === "country")?.fields["iso2"];
    const faultsOf = (code: string) =>
      checkPassenger({ nationality: code, passport_issuing_country: code }, trip)
        .faults.filter(({ code: fault }) => fault === "unknown_value")
        .map(({ field }) => field);
    fc.assert(
      fc.property(letters, (code) => {
        const isKnown = countryCodes.includes(code);
        expect(countryIn(code.toLowerCase())).toBe(isKnown ? code : null);
        expect(faultsOf(code)).toEqual(isKnown ? [] : ["nationality", "passport_issuing_country"]);
        expect(iso2?.read(code) === code).toBe(isKnown);
      }),
      { examples: [["ZZ"], ["QQ"], ["UK"], ["EU"], ["XK"], ["XX"], ["HK"], ["IR"]] },
    );
    expect(["ZZ", "QQ", "UK", "EU", "XK", "XX", "SU"].map(countryIn)).toEqual(Array(7).fill(null));
    expect(["IRN", "I", "", "ایران", "Iran", "I R", "constructor"].map(countryIn)).toEqual(Array(7).fill(null));
  });
});
