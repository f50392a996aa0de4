import { useEnvironment } from "#app/src/page/environment.ts";
import type { Locale } from "#domain/enums/enums.ts";
import { inLocale } from "#domain/text/in-locale.ts";
import { COMMA } from "#domain/text/numbers.ts";

/** The language that drivers read at a place. */
const localeThere = (isAbroad: boolean): Locale => (isAbroad ? "en" : "fa");

type ReadThereProps = {
  place: { name_fa: string; name_en: string };
  /** In the language that is read there. */
  address: (locale: Locale) => string;
  isAbroad: boolean;
};

/** True when a page is in another language than is read at a place. */
export const isReadElsewhere = (isAbroad: boolean, locale: Locale): boolean => localeThere(isAbroad) !== locale;

/** Name and address of a place as a driver there reads them; nothing where the page is in that language. */
export function ReadThere({ place, address, isAbroad }: ReadThereProps) {
  const { locale } = useEnvironment();
  const there = localeThere(isAbroad);
  if (there === locale) return null;
  const parts = [inLocale(place, "name", there), address(there)].filter((part) => part !== "");
  return <bdi lang={there}>{parts.join(COMMA[there])}</bdi>;
}
