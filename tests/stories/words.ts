import type { Locale } from "#domain/enums/enums.ts";
import { localeOf } from "#domain/text/in-locale.ts";

/** The words of a story in the language of the toolbar: `render: (_, context) => … wordsIn(copy, context)`. */
export const wordsIn = <Words>(copy: Readonly<Record<Locale, Words>>, context: { globals: object }): Words =>
  copy[localeOf((context.globals as { locale?: unknown }).locale)];

/** The same as a function of a story's globals, for the steps of its play. */
export const wordsByGlobals =
  <Copy extends Readonly<Record<Locale, unknown>>>(copy: Copy) =>
  (globals: object): Copy[Locale] =>
    wordsIn<Copy[Locale]>(copy, { globals });
