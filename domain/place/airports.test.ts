import { describe, expect, it } from "vitest";
import { metersBetween } from "#domain/place/distance.ts";
import { citiesAbroad } from "#fixtures/world/cities-abroad.ts";
import { citiesIran } from "#fixtures/world/cities-iran.ts";
import { countries } from "#fixtures/world/countries.ts";
import { airports, airportZones } from "./airports.ts";

const cities = [...citiesIran, ...citiesAbroad];

const distance = (from: string, to: string): number => {
  const [one, other] = [from, to].map((iata) => airports.find((airport) => airport.iata === iata)!);
  return Math.round(metersBetween(one!, other!) / 1000);
};

describe("Each airport", () => {
  it("has a code of its own and lies in the country of its city, near it", () => {
    expect(new Set(airports.map(({ iata }) => iata)).size).toBe(airports.length);
    for (const airport of airports) {
      const city = cities.find(({ slug }) => slug === airport.citySlug);
      const country = countries.find(({ id }) => id === city?.countryId);
      expect([airport.iata, country?.iso2]).toEqual([airport.iata, airport.country]);
      expect(metersBetween(airport, city!)).toBeLessThan(70_000);
    }
  });

  it("has names as they are written in each language, and terminals that differ", () => {
    for (const { iata, nameFa, nameEn, terminals } of airports) {
      expect(iata).toMatch(/^[A-Z]{3}$/);
      expect(nameFa).toMatch(/^فرودگاه [\u0600-\u06FF\u200C ]+$/);
      expect(nameEn).toMatch(/ Airport$/);
      expect(new Set(terminals).size).toBe(terminals.length);
    }
  });
});

it("Airports are as far apart as the flights between them are long, in kilometres", () => {
  const flights = [
    ["THR", "MHD", 740],
    ["IKA", "IST", 2060],
    ["IKA", "DXB", 1200],
    ["IKA", "CDG", 4200],
    ["IKA", "BKK", 5480],
    ["DXB", "KUL", 5530],
    ["FCO", "CDG", 1100],
  ] as const;
  for (const [from, to, kilometres] of flights) {
    expect(Math.abs(distance(from, to) / kilometres - 1), `${from}-${to} ${distance(from, to)}`).toBeLessThan(0.02);
  }
});

it("Airports that are not sold have clocks too", () => {
  expect(airportZones.get("IKA")).toBe("Asia/Tehran");
  expect(airportZones.get("HND")).toBe("Asia/Tokyo");
  expect(airports.some(({ iata }) => iata === "HND")).toBe(false);
});
