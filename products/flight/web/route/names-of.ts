import type { Locale } from "#domain/enums/enums.ts";
import { inLocale } from "#domain/text/in-locale.ts";

type City = { readonly name_fa: string; readonly name_en: string };

/** Names of a route's cities, for its sentences. */
export const namesOf = ({ origin, destination }: Readonly<Record<"origin" | "destination", City>>, locale: Locale) => ({
  origin: inLocale(origin, "name", locale),
  destination: inLocale(destination, "name", locale),
});
