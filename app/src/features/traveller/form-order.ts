import type { Locale } from "#domain/enums/enums.ts";
import { personFields } from "#domain/validation/passenger-fields.ts";

/** Field whose place a field takes: English swaps the names of the two scripts. */
const IN_PLACE_OF: Readonly<Record<Locale, Readonly<Record<string, string>>>> = {
  fa: {},
  en: {
    first_name_fa: "first_name_en",
    last_name_fa: "last_name_en",
    first_name_en: "first_name_fa",
    last_name_en: "last_name_fa",
  },
};

/** Short answers share a row with the nationality. */
const ORDER: readonly string[] = ["nationality", "gender", ...personFields];

/** Fields, or their faults, in the order of a language's form: names in its own script come first. */
export const inFormOrder = <Of extends { readonly field: string }>(all: readonly Of[], locale: Locale): Of[] => {
  const rank = ({ field }: Of) => ORDER.indexOf(IN_PLACE_OF[locale][field] ?? field);
  return all.toSorted((one, other) => rank(one) - rank(other));
};
