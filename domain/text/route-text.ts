import type { Locale } from "../enums/enums.ts";
import { inLocale } from "./in-locale.ts";

type City = { readonly name_fa: string; readonly name_en: string };

const TO = { fa: "به", en: "to" } as const satisfies Record<Locale, string>;

/** Name of a journey from city to city: `تهران به استانبول`, `Tehran to Istanbul`. */
export const routeText = ({ origin, destination }: { origin: City; destination: City }, locale: Locale): string =>
  `${inLocale(origin, "name", locale)} ${TO[locale]} ${inLocale(destination, "name", locale)}`;
