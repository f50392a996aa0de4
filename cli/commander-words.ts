import type { Locale } from "#domain/enums/enums.ts";
import { inWords } from "./cli-error.ts";
import { didYouMean } from "./similar.ts";

/** Persian for commander's English-only messages: a pattern, and its translation with the captured groups. */
const PERSIAN: readonly (readonly [english: RegExp, persian: string])[] = [
  [/^error: /, "خطا: "],
  [/unknown option '(.*?)'/, "گزینهٔ '$1' شناخته‌شده نیست"],
  [/unknown command '(.*?)'/, "دستور '$1' شناخته‌شده نیست"],
  [/missing required argument '(.*?)'/, "آرگومان '$1' لازم است"],
  [/required option '(.*?)' not specified/, "گزینهٔ '$1' لازم است"],
  [/option '(.*?)' argument missing/, "گزینهٔ '$1' مقدار می‌خواهد"],
  [/option '(.*?)' cannot be used with option '(.*?)'/, "گزینهٔ '$1' با '$2' به کار نمی‌رود"],
  [/option '(.*?)' argument '(.*?)' is invalid\./s, "مقدار '$2' برای گزینهٔ '$1' درست نیست."],
  [/command-argument value '(.*?)' is invalid for argument '(.*?)'\./s, "مقدار '$1' برای آرگومان '$2' درست نیست."],
  [/Allowed choices are (.*)\./, "یکی از این‌ها را بدهید: $1."],
  [/too many arguments(?: for '(.*?)')?\. Expected (\d+) arguments? but got (\d+)/, "آرگومان‌ها زیاد است: $3 به‌جای $2"],
  [/\(Did you mean one of (.*)\?\)/, "(منظورتان یکی از این‌ها بود: $1؟)"],
  [/\(Did you mean (.*)\?\)/, "(منظورتان $1 بود؟)"],
  [/Add --help to see how it is used\./, "برای راهنما --help را اضافه کنید."],
];

/** Captures an invalid value and the valid choices. */
const CHOICE = /(?:argument|value) '([^']*)' is invalid.* Allowed choices are (.*)\./s;

/** Common names of an option in other commands, too different from ours for a match by letters. */
const ALIASES: Readonly<Record<string, string>> = {
  "--lang": "--locale",
  "--language": "--locale",
  "--colour": "--no-color",
  "--format": "--json",
  "-V": "--version",
};
const UNKNOWN_OPTION = /unknown option '([^'=]*)[^']*'(?!.*Did you mean)/s;

const SPOKEN: Readonly<Record<Locale, (text: string) => string>> = {
  en: (text) => text,
  fa: (text) => PERSIAN.reduce((all, [english, persian]) => all.replace(english, persian), text),
};

/** Returns commander's message in the chosen language, with the closest valid choice. */
export function commanderWords(text: string, locale: Locale): string {
  const [, typed = "", choices = ""] = CHOICE.exec(text) ?? [];
  const alias = ALIASES[UNKNOWN_OPTION.exec(text)?.[1] ?? ""];
  const named = alias === undefined ? choices.split(", ").filter(Boolean) : [alias];
  const meant = didYouMean(alias ?? typed, named);
  const guess = meant === null ? "" : `\n(${inWords(meant, locale)})`;
  const said = SPOKEN[locale](text);
  return `${said.trimEnd()}${guess}`;
}
