import type { Locale } from "#domain/enums/enums.ts";
import type { Label } from "#domain/messages/labels.ts";
import { localDigits } from "#domain/text/digits.ts";
import { ofPair } from "#domain/text/in-locale.ts";
import { isolated } from "#domain/text/isolated.ts";

/** Named terminals, by name. */
const NAMES: Readonly<Record<string, Label>> = { Salam: ["سلام", "Salam"] };

/** A terminal as signposted: `۴` in the digits of the language, `سلام` by its name; a code, as `2A`, verbatim. */
export function terminalText(terminal: string, locale: Locale): string {
  const name = NAMES[terminal];
  if (name !== undefined) return ofPair(name, locale);
  return /^\d+$/.test(terminal) ? localDigits(terminal, locale) : isolated(terminal);
}
