import { Command, CommanderError, Option } from "commander";
import { locales } from "#domain/enums/enums.ts";
import packageFile from "../package.json" with { type: "json" };
import { CliError, inWords } from "./cli-error.ts";
import { commanderWords } from "./commander-words.ts";
import { EXIT, type ExitCode } from "./exit-codes.ts";
import { groups } from "./groups.ts";
import { sentence } from "./help.ts";
import type { Io } from "./io.ts";
import { paint } from "./paint.ts";
import { topHelp } from "./top-help.ts";

/**
 * Runs one command line.
 *
 * @param args the arguments after `shamseh`.
 * @returns the exit code. Nothing is thrown: errors are printed on stderr.
 */
export async function run(args: readonly string[], io: Io): Promise<ExitCode> {
  const written: Promise<void>[] = [];
  if (refusesColour(args)) io.colour = { out: false, err: false };
  io.locale = localeIn(args) ?? io.locale;
  try {
    const [first, ...rest] = args;
    const program = await programFor(args, io, written);
    await program.parseAsync(first === "help" ? helpOf(program, rest) : args, { from: "user" });
    return io.exitCode;
  } catch (error) {
    return codeOf(error, io);
  } finally {
    await Promise.all(written);
  }
}

/**
 * Arguments before `--`. Parsed before commander, which stops at the first fault and prints it in its default language.
 */
const optionsIn = (args: readonly string[]): readonly string[] => {
  const end = args.indexOf("--");
  return args.slice(0, end === -1 ? args.length : end);
};

const refusesColour = (args: readonly string[]): boolean => optionsIn(args).includes("--no-color");

/** Language from `--locale fa` or `--locale=fa`, even when the rest of the line is invalid; null when it names none. */
function localeIn(args: readonly string[]): Io["locale"] | null {
  const options = optionsIn(args);
  const at = options.lastIndexOf("--locale");
  const named =
    at === -1 ? options.findLast((one) => one.startsWith("--locale="))?.slice("--locale=".length) : options[at + 1];
  return locales.find((locale) => locale === named) ?? null;
}

/**
 * `help date convert` is `date convert --help`. An unknown command is left without `--help`, so that it is reported:
 * `help operator pendin` as `operator pendin` is.
 */
function helpOf(program: Command, words: readonly string[]): readonly string[] {
  let command = program;
  for (const word of words) {
    if (word.startsWith("-") || command.commands.length === 0) break;
    const next = command.commands.find((one) => one.name() === word);
    if (next === undefined) return words;
    command = next;
  }
  return [...words, "--help"];
}

/** Hint that commander prints after a usage error. */
const HOW = "Add --help to see how it is used.";

/** Loads the translation of the help on demand: its tables are as long as the help. */
const HELPS = {
  en: async () => null,
  fa: () => import("./help-persian/help-in-persian.ts"),
} as const satisfies Readonly<Record<Io["locale"], () => Promise<unknown>>>;

/** Builds the commands. Only the groups named in `args` are loaded. */
async function programFor(args: readonly string[], io: Io, written: Promise<void>[]): Promise<Command> {
  const persian = await HELPS[io.locale]();
  const program = new Command("shamseh")
    .exitOverride()
    .configureOutput({
      writeOut: (text) => written.push(io.out(text)),
      writeErr: (text) => io.stderr.write(text),
      outputError: (text, write) => write(`${paint(commanderWords(text, io.locale), "red", io.colour.err)}\n`),
      getOutHelpWidth: () => 100,
      getErrHelpWidth: () => 100,
      getOutHasColors: () => io.colour.out,
      getErrHasColors: () => io.colour.err,
    })
    .showHelpAfterError(paint(commanderWords(HOW, io.locale), "dim", io.colour.err))
    .addOption(new Option("--locale <locale>", "the language of messages").choices(locales).default("en"))
    .option("--no-color", "no colour, even on a terminal")
    .version(packageFile.version, "--version", "the version")
    .helpCommand(false)
    .configureHelp({ showGlobalOptions: true, ...persian?.helpInPersian })
    .hook("preAction", (top, command) => {
      io.locale = top.opts<{ locale: Io["locale"] }>().locale;
      const { timeout = null, verbose = false } = command.opts<{ timeout?: number; verbose?: boolean }>();
      io.net = { timeout, isVerbose: verbose };
    });
  program.helpInformation = () => topHelp((english) => persian?.persianOf(english) ?? english);
  const wantsAll = groups.some(({ name, tellsOfAll }) => tellsOfAll && args.includes(name));
  for (const { name, summary, load } of groups) {
    const command = program.command(name).summary(summary).description(sentence(summary)).helpCommand(false);
    if (wantsAll || args.includes(name)) (await load()).register(command, io);
  }
  return program;
}

const INTERNAL = ["خطای داخلی", "internal error"] as const;

/** Prints the error and returns the exit code. commander has already printed usage errors. */
function codeOf(error: unknown, io: Io): ExitCode {
  if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.ok : EXIT.usage;
  if (error instanceof CliError) {
    io.note(error.toLine(io));
    return error.exitCode;
  }
  io.note(
    `${inWords(INTERNAL, io.locale)}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`,
  );
  return EXIT.internal;
}
