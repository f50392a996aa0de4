import { Command } from "commander";
import { decisions } from "#cli/decisions.ts";
import { groups } from "#cli/groups.ts";
import type { Io } from "#cli/io.ts";
import { voucher } from "#fixtures/answers/reservation.ts";

const prices = { single: 26, double: 18, extra_adult: 15, child_with_bed: 13, child_no_bed: 9, infant: null };
const CODE = "Zr8kQ2vYw0m4Jt6LxH1cPA";
const flight = ["IKA", "IST", "2026-11-25T22:45", "2026-11-26T01:55"];

/**
 * A command line of each command with machine-readable output, and its stdin. PHOTO, ROWS and TOKEN are files, NEW is
 * a file to write.
 */
export const commandLines: readonly (readonly [words: string, args: readonly string[], stdin?: string])[] = [
  ["date today", []],
  ["date convert", ["1405/1/1", "x"]],
  ["date leap", ["1403", "x", "2000"]],
  ["date month", ["1405", "9"]],
  ["date holidays", ["1405", "10"]],
  ["date stay", ["1405/8/29", "4"]],
  ["date verify", ["--from-year", "1405", "--to-year", "1405"]],
  ["validate field", ["national_code", "0084575948", "1"]],
  ["validate passengers", ["cli/passengers/files/every-fault.csv", "--travel-date", "1405/09/10"]],
  ["money format", ["12500000", "1.5"]],
  ["text fold", ["علي ۱۲۳"]],
  ["tour price", ["--table", "-", "--rooms", "2,5;3"], JSON.stringify(prices)],
  ["tour price", ["--table", "-", "--rooms", "4;2,1"], JSON.stringify(prices)],
  ["tour departures", ["Kish", "--from", "Tehran", "--month", "1405-10"]],
  ["flight duration", flight],
  ["flight duration", ["IKA", "XXX", ...flight.slice(2)]],
  ["flight verify", ["--from-year", "2026", "--to-year", "2026"]],
  ["fares", ["Tehran", "Istanbul", "--month", "1405-10", "--return"]],
  ["voucher keys", []],
  ["voucher verify", [voucher.qr, "--online"]],
  ["voucher verify", ["SHV1.x"]],
  ["change quote", [CODE, "--nights", "3", "--token-file", "TOKEN"]],
  ["change quote", [CODE, "--beds", "none", "--token-file", "TOKEN"]],
  ["change quote", [CODE, "--return-offer", "x", "--token-file", "TOKEN"]],
  ["routes match", ["/TehranHotels.html", "/nope"]],
  ["routes list", []],
  ["api calls", []],
  ["api call", ["base.context"]],
  ["api call", ["user.sendOtp", "--data", "{}"]],
  ["api login", ["09120000007", "--token-file", "NEW"]],
  ["api check", ["--only", "base"]],
  ["messages check", []],
  ["doctor", []],
  ["operator <decision>", ["refunds", "approve", "51"]],
  ["operator pending", []],
  ["operator change dates", [CODE, "--nights", "3"]],
  ["operator change part", [CODE, "--part", "room-2"]],
  ["operator requests list", []],
  ["operator orders list", []],
  ["operator orders show", [CODE]],
  ["operator refunds list", []],
  ["operator found list", []],
  ["operator messages list", []],
  ["operator comments list", []],
  ["operator questions list", []],
  ["operator alarms list", []],
  ["operator acts list", []],
  ["operator campaign add", ["NOWRUZ1405", "--percent", "15", "--budget", "2000000000", "--until", "1405-12-29"]],
  ["operator campaign list", []],
  [
    "operator extra add",
    [
      ...["bag-10", "--kind", "bag", "--title-fa", "بار", "--title-en", "Bag", "--provider-fa", "شباهنگ"],
      ...["--provider-en", "Shabahang", "--about-fa", "تا ۱۰ کیلوگرم", "--about-en", "Up to 10 kg"],
      ...["--per", "traveller", "--price", "3500000"],
    ],
  ],
  ["operator extra list", []],
  ["operator add", ["Mina"]],
  ["operator list", []],
  ["operator keys status", []],
  ["operator keys rotate", []],
  ["operator kept-records show", ["4830571962", "--reason", "The tax office asks"]],
  ["operator settlement", ["test"]],
  ["operator alarms resolve-all", ["zarinpal", "2026-11-20", "--reason", "Another terminal"]],
  ["operator found return-all", ["zarinpal", "2026-11-20", "--reason", "A restore"]],
  ["operator photos add", ["12", "PHOTO", "--alt-fa", "استخر", "--alt-en", "The pool"]],
  ["operator photos list", ["12"]],
  ["operator photos order", ["12", "1"]],
  ["operator export", ["tours", "--limit", "2"]],
  ["operator import", ["properties", "ROWS", "--dry-run"]],
];

async function wholeProgram(): Promise<Command> {
  const program = new Command("shamseh");
  for (const { name, load } of groups) (await load()).register(program.command(name), { env: {} } as Io);
  return program;
}

/** Words of everything with a help: the whole, each group, and each command. */
export async function helped(): Promise<(readonly string[])[]> {
  const below = (command: Command, before: readonly string[]): (readonly string[])[] => {
    const words = [...before, command.name()];
    return [words, ...command.commands.flatMap((one) => below(one, words))];
  };
  return [[], ...(await wholeProgram()).commands.flatMap((one) => below(one, []))];
}

/** Every executable command, by its words: `operator <decision>` stands for each single decision. */
async function everyCommand(): Promise<(readonly [words: string, command: Command])[]> {
  const program = await wholeProgram();
  const decided = new Set(decisions.map(({ words }) => `operator ${words.join(" ")}`));
  const below = (command: Command, before: string): (readonly [string, Command])[] => {
    const words = `${before}${command.name()}`;
    if (command.commands.length > 0) return command.commands.flatMap((one) => below(one, `${words} `));
    return [[decided.has(words) ? "operator <decision>" : words, command]];
  };
  return program.commands.flatMap((command) => below(command, ""));
}

/** Commands with an option, or all of them, by their words. */
export async function commandsWith(long?: string): Promise<string[]> {
  const all = await everyCommand();
  const taking = all.filter(([, { options }]) => long === undefined || options.some((option) => option.long === long));
  return [...new Set(taking.map(([words]) => words))].toSorted();
}
