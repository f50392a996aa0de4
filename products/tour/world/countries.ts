import type { Zone } from "#domain/time/zones.ts";
import { countries } from "#fixtures/world/countries.ts";
import type { City } from "#fixtures/world/types.ts";
import { cityOfId } from "./places.ts";
import type { TourVisa } from "./types.ts";

/** Facts of a country that a tour needs: its time zone, and its visa for Iranians. */
type Rules = { zone: Zone; visa: TourVisa; passportMonths: number | null };

const none = { kind: "none", processingDays: 0, fee: 0 } as const satisfies TourVisa;

const rules: Readonly<Record<string, Rules>> = {
  IR: { zone: "Asia/Tehran", visa: none, passportMonths: null },
  TR: { zone: "Europe/Istanbul", visa: none, passportMonths: 6 },
  AE: { zone: "Asia/Dubai", visa: { kind: "included", processingDays: 7, fee: 140_000_000 }, passportMonths: 6 },
  AM: { zone: "Asia/Yerevan", visa: none, passportMonths: 6 },
  // Baku has not changed its clocks since 2016, so Dubai's zone serves for it.
  AZ: { zone: "Asia/Dubai", visa: { kind: "on_arrival", processingDays: 0, fee: 0 }, passportMonths: 6 },
  GE: { zone: "Asia/Tbilisi", visa: none, passportMonths: 6 },
  IQ: { zone: "Asia/Baghdad", visa: none, passportMonths: 6 },
  TH: { zone: "Asia/Bangkok", visa: { kind: "included", processingDays: 15, fee: 95_000_000 }, passportMonths: 6 },
  FR: { zone: "Europe/Paris", visa: { kind: "own", processingDays: 21, fee: 0 }, passportMonths: 6 },
  IT: { zone: "Europe/Rome", visa: { kind: "own", processingDays: 21, fee: 0 }, passportMonths: 6 },
};

const codes = new Map(countries.map(({ id, iso2 }) => [id, iso2]));

/** Rules of a city's country; throws for a country without tours. */
export function rulesOfCountry(city: City): Rules {
  const found = rules[codes.get(city.countryId) ?? ""];
  if (!found) throw new Error(`No rules for tours to ${city.nameEn}`);
  return found;
}

/** Time zone of a city. */
export const zoneOfCity = (cityId: number): Zone => rulesOfCountry(cityOfId(cityId)).zone;
