import { groups } from "./groups.ts";

const examples = [
  "shamseh date convert 1405/8/30",
  "shamseh date convert - --from gregorian --to jalali < dates.txt",
  "shamseh validate passengers guests.csv --travel-date 2026-12-01",
  "shamseh routes match /LuxuryCategoryHotels.html",
];

const options: readonly (readonly [string, string])[] = [
  ["--locale <fa|en>", "the language of messages (default: en)"],
  ["--no-color", "no colour, even on a terminal"],
  ["--version", "the version"],
  ["-h, --help", "show this help; every command has its own, also as `help <command>`"],
];

const rows = (pairs: readonly (readonly [string, string])[]): string => {
  const width = Math.max(...pairs.map(([name]) => name.length));
  return pairs.map(([name, summary]) => `  ${name.padEnd(width)}  ${summary}`).join("\n");
};

/**
 * Help of the whole command line. Built from the table alone, because it must be printed before commander could be
 * loaded.
 *
 * @param say translates a text into the chosen language
 */
export const topHelp = (
  say = (english: string): string => english,
): string => `${say("Check dates, passengers and the API of Shamseh without a browser.")}

${say("Examples:")}
${examples.map((example) => `  $ ${example}`).join("\n")}

${say("Usage:")} shamseh <command> [options]

${say("Commands:")}
${rows(groups.map(({ name, summary }) => [name, say(summary)]))}

${say("Options:")}
${rows(options.map(([name, words]) => [name, say(words)]))}

${say("Exit codes: 0 ok, 1 a check found problems, 2 usage, 3 network, 4 broken contract, 70 internal, 130 interrupted.")}
${say("More: docs/command-line.md; what --json answers: docs/json.md.")}
`;
