import type { StayReservationValue } from "#domain/contract/stay-reservation.shapes.ts";
import type { Locale } from "#domain/enums/enums.ts";
import { ofPair } from "#domain/text/in-locale.ts";
import { COMMA } from "#domain/text/numbers.ts";

type Place = Pick<StayReservationValue["property"], "city_fa" | "city_en" | "address_fa" | "address_en">;

/** Address of a property: city first in Persian, last in English, unless the address names the city already. */
export function addressText({ city_fa, address_fa, address_en, city_en }: Place, locale: Locale): string {
  const persian = address_fa.startsWith(city_fa) ? address_fa : `${city_fa}${COMMA.fa}${address_fa}`;
  const english = address_en.endsWith(city_en) ? address_en : `${address_en}${COMMA.en}${city_en}`;
  return ofPair([persian, english], locale);
}
