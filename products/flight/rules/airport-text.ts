import type { Locale } from "#domain/enums/enums.ts";
import type { Label } from "#domain/messages/labels.ts";
import { inLocale, ofPair } from "#domain/text/in-locale.ts";
import { COMMA } from "#domain/text/numbers.ts";
import { terminalText } from "./terminal-text.ts";

const TERMINAL: Label = ["ترمینال", "Terminal"];

type Airport = { readonly name_fa: string; readonly name_en: string; readonly terminal: string | null };

/** One end of a flight as a traveller looks for it: `فرودگاه مهرآباد، ترمینال ۴`. */
export function airportText(end: Airport, locale: Locale): string {
  const name = inLocale(end, "name", locale);
  return end.terminal === null
    ? name
    : `${name}${COMMA[locale]}${ofPair(TERMINAL, locale)} ${terminalText(end.terminal, locale)}`;
}
