import type { ReservationEnvelope } from "#domain/contract/reservation.shapes.ts";
import { ofPair } from "#domain/text/in-locale.ts";

export type Traveller = ReservationEnvelope["travellers"][number];

/** A traveller's name in the page's language, else in the other; a dash without any. */
export function nameOf(one: Traveller, locale: "fa" | "en"): string {
  const persian = [one.first_name_fa, one.last_name_fa].filter(Boolean).join(" ");
  const latin = [one.first_name_en, one.last_name_en].filter(Boolean).join(" ");
  return ofPair([persian || latin, latin || persian], locale) || "—";
}

/** National code, else passport number: the document that a traveller shows at reception. */
export const documentOf = (one: Traveller): string | null => one.national_code ?? one.passport_number;
