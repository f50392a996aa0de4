import { Help, type HelpConfiguration, type Option } from "commander";
import { everyday } from "./everyday.ts";
import { operator } from "./operator.ts";

/** Words of commander and of the help's layout, and the options of every command. */
const frame: Readonly<Record<string, string>> = {
  "Usage:": "کاربرد:",
  "Arguments:": "آرگومان‌ها:",
  "Options:": "گزینه‌ها:",
  "Global Options:": "گزینه‌های همه‌جا:",
  "Commands:": "دستورها:",
  "Examples:": "نمونه‌ها:",
  "display help for command": "راهنمای دستور",
  "the language of messages": "زبان پیام‌ها و راهنما",
  "the language of messages (default: en)": "زبان پیام‌ها و راهنما (پیش‌فرض: en)",
  "no colour, even on a terminal": "بدون رنگ، در پایانه هم",
  "the version": "نسخه",
  "show this help; every command has its own, also as `help <command>`":
    "همین راهنما؛ هر دستور راهنمای خود را دارد، به‌صورت `help <command>` هم",
  "Check dates, passengers and the API of Shamseh without a browser.":
    "تاریخ‌ها، مسافران و API شمسه را بدون مرورگر بسنجید.",
  "Exit codes: 0 ok, 1 a check found problems, 2 usage, 3 network, 4 broken contract, 70 internal, 130 interrupted.":
    "کدهای خروج: ۰ درست، ۱ ایراد پیدا شد، ۲ کاربرد نادرست، ۳ شبکه، ۴ قرارداد شکسته، ۷۰ خطای داخلی، ۱۳۰ قطع‌شده.",
  "More: docs/command-line.md; what --json answers: docs/json.md.":
    "بیشتر: docs/command-line.md؛ پاسخ --json: docs/json.md.",
};

const table = { ...everyday, ...operator, ...frame };

/** Help text in Persian; null when missing, which a test forbids. Many descriptions are the summary as a sentence. */
export function persianOf(english: string): string | null {
  const known = table[english];
  if (known !== undefined || !english.endsWith(".")) return known ?? null;
  const summary = table[`${english.charAt(0).toLowerCase()}${english.slice(1, -1)}`];
  return summary === undefined ? null : `${summary}.`;
}

const inPersian = (english: string): string => persianOf(english) ?? english;

/** Notes that commander adds to a description in parentheses. */
const EXTRAS: readonly (readonly [english: RegExp, persian: string])[] = [
  [/\bchoices: /, "یکی از: "],
  [/\bdefault: /, "پیش‌فرض: "],
];

/** A description with commander's additions. */
function described(description: string, whole: string): string {
  const added = EXTRAS.reduce(
    (text, [english, persian]) => text.replace(english, persian),
    whole.slice(description.length),
  );
  return inPersian(description) + added;
}

const plain = new Help();

/**
 * commander's help in Persian: its titles and every description. Names of commands and options are typed in Latin
 * letters and stay.
 */
export const helpInPersian: HelpConfiguration = {
  styleTitle: inPersian,
  commandDescription: (command) => inPersian(command.description()),
  subcommandDescription: (command) => inPersian(command.summary() || command.description()),
  optionDescription: (option: Option) => described(option.description, plain.optionDescription(option)),
  argumentDescription: (argument) => described(argument.description, plain.argumentDescription(argument)),
};
