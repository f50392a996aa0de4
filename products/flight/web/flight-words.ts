import type { Translate } from "#app/src/messages/catalogue.ts";
import type { Locale } from "#domain/enums/enums.ts";
import { inLocale } from "#domain/text/in-locale.ts";
import { COMMA, formatNumber } from "#domain/text/numbers.ts";
import type { Baggage, FlightJourney, FlightSegment } from "#products/flight/contract/flight.shapes.ts";

/** A flight as boards and tickets name it: `8P 289`. */
export const numberOf = ({ carrier, number }: Pick<FlightSegment, "carrier" | "number">): string =>
  `${carrier.code} ${number}`;

/** Each company that sells a part of it, once. */
export const carriersOf = ({ segments }: Pick<FlightJourney, "segments">, locale: Locale): string =>
  [...new Set(segments.map(({ carrier }) => inLocale(carrier, "name", locale)))].join(COMMA[locale]);

/** The code of each, once, in the order of its flights. */
export const carrierCodesOf = ({ segments }: Pick<FlightJourney, "segments">): string[] => [
  ...new Set(segments.map(({ carrier }) => carrier.code)),
];

/** The fare family alone, of which a charter has none. */
export const fareName = ({ kind, brand }: Pick<FlightJourney, "kind" | "brand">, t: Translate): string =>
  brand === "charter" ? t(`transportationTypes.${kind}`) : t(`flight.brand.${brand}`);

/** System or charter, and the fare family if there is one. */
export const fareText = ({ kind, brand }: Pick<FlightJourney, "kind" | "brand">, t: Translate): string =>
  brand === "charter"
    ? fareName({ kind, brand }, t)
    : `${t(`transportationTypes.${kind}`)} · ${fareName({ kind, brand }, t)}`;

/** Baggage allowance of one person: checked and cabin. */
export const bagTexts = (
  { checked_kg, cabin_kg, pieces }: Baggage["adult"],
  t: Translate,
  locale: Locale,
): [checked: string, carried: string] => [
  pieces === 0 ? t("flight.bag.none") : t("flight.bag.checked", { weight: formatNumber(checked_kg, locale) }),
  cabin_kg === 0 ? t("flight.bag.noCabin") : t("flight.bag.cabin", { weight: formatNumber(cabin_kg, locale) }),
];
