import type { Locale } from "#domain/enums/enums.ts";
import { distinctText } from "#domain/text/distinct.ts";
import { inLocale } from "#domain/text/in-locale.ts";

type Stay = { readonly property: { readonly name_fa: string; readonly name_en: string } };

/** Names of a package's hotels, in the order of its stays. */
export const hotelsText = ({ stays }: { readonly stays: readonly Stay[] }, locale: Locale): string =>
  distinctText(
    stays.map(({ property }) => inLocale(property, "name", locale)),
    locale,
  );
