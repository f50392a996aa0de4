import type { Locale } from "#domain/enums/enums.ts";
import { formatNames } from "#domain/text/alternatives.ts";
import { inLocale } from "#domain/text/in-locale.ts";

type Named = { readonly name_fa: string; readonly name_en: string };

/** Names of some things in a sentence. */
export const namesIn = (all: readonly Named[], locale: Locale): string =>
  formatNames(
    all.map((one) => inLocale(one, "name", locale)),
    locale,
  );
