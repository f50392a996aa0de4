import type { ReservationValue } from "#domain/contract/reservation.shapes.ts";
import type { Locale } from "#domain/enums/enums.ts";
import { ofPair } from "#domain/text/in-locale.ts";

/** Where a property is: in Persian the city first, in English last. */
export const addressText = (
  { city_fa, address_fa, address_en, city_en }: ReservationValue["property"],
  locale: Locale,
): string => ofPair([`${city_fa}، ${address_fa}`, `${address_en}, ${city_en}`], locale);
