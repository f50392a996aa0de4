import { text } from "node:stream/consumers";
import type { Command } from "commander";
import type { Failure } from "#app/src/api/result.ts";
import { bearsName } from "#domain/operator-token.ts";
import { clientOf } from "./api/client.ts";
import { noAnswer } from "./api/no-answer.ts";
import { netOptions } from "./api/options.ts";
import { CLIENT_TOKEN_MEND, providerOf } from "./api/target.ts";
import { CliError, ERROR, inWords, type Words } from "./cli-error.ts";
import { settingsOf } from "./config.ts";
import { EXIT } from "./exit-codes.ts";
import type { Io } from "./io.ts";
import { namedFile } from "./named-file.ts";
import { BLANK, optionsText } from "./printed-command.ts";

/** Address of the provider, and path of its operator token. */
export type Where = { readonly tokenFile?: string | undefined; readonly providerUrl?: string | undefined };

/** Option of every command that makes a decision. */
export const OPERATOR_HELP =
  "who decides, with the installation's token; SHAMSEH_OPERATOR without it. An operator's own token has the name";

/** Options for the provider and the token. */
export const tokenOptions = (command: Command): Command =>
  netOptions(
    command
      .option(
        "--token-file <file>",
        "a file with the operator token, - for stdin; SHAMSEH_OPERATOR_TOKEN_FILE without it",
      )
      .option("--provider-url <url>", "the provider; PROVIDER_URL without it, then http://127.0.0.1:3001"),
  );

/** A client with the operator token. @throws CliError `token_missing`, `file_missing`, `bad_address`. */
export const operatorClient = async (where: Where, io: Io) => (await clientAndToken(where, io)).client;

/**
 * A client for lists of pending items, and the options with which a printed command decides an item at the same
 * provider: those that were given, and a blank for an unknown decider's name.
 *
 * @throws CliError as `operatorClient`.
 */
export async function listingClient(where: Where & { readonly operator?: string | undefined }, io: Io) {
  const { client, token } = await clientAndToken(where, io);
  const isNamed = bearsName(token) || (await knownName(io)) !== undefined;
  const given = optionsText([
    ["--operator", where.operator ?? (isNamed ? undefined : BLANK)],
    ["--token-file", where.tokenFile],
    ["--provider-url", where.providerUrl],
  ]);
  return { client, given };
}

/** Option of a command that prints commands. */
export const PRINTED_OPERATOR_HELP = "who decides, in the commands that are printed";

/**
 * A client for decisions, and the decider's fields for its calls: none with a token that carries its operator's name.
 *
 * @param named the option `--operator`
 * @throws CliError as `operatorClient`, and `operator_missing`.
 */
export async function decidingClient(where: Where, named: string | undefined, io: Io) {
  const { client, token } = await clientAndToken(where, io);
  const said = bearsName(token)
    ? named === undefined
      ? {}
      : { operator: named }
    : { operator: await nameOf(named, io) };
  return { client, said };
}

async function clientAndToken({ tokenFile, providerUrl }: Where, io: Io) {
  const target = await providerOf(providerUrl, io);
  const token = await operatorToken(tokenFile, io);
  if (token === null) {
    throw new CliError("token_missing", ["توکن متصدی داده نشده است", "there is no operator token"], {
      mend: [
        "پروندهٔ آن را با --token-file یا SHAMSEH_OPERATOR_TOKEN_FILE بدهید.",
        "Name a file that holds it with --token-file, or set SHAMSEH_OPERATOR_TOKEN_FILE.",
      ],
    });
  }
  return { client: clientOf(target, io, token), token };
}

/**
 * Reads the token from a file; null when none is named. It is never an argument, which other users of a machine could
 * read.
 */
export async function operatorToken(named: string | undefined, io: Io): Promise<string | null> {
  const file = named ?? io.env["SHAMSEH_OPERATOR_TOKEN_FILE"] ?? (await settingsOf()).operatorTokenFile;
  if (file === undefined) return null;
  if (file === "-") return (await text(io.stdin)).trim();
  return (await namedFile(file)).trim();
}

/** Name of the decider with the installation's token: from the option, the environment or the settings. */
async function nameOf(named: string | undefined, io: Io): Promise<string> {
  const name = named ?? (await knownName(io));
  if (name !== undefined && name.trim() !== "") return name.trim();
  throw new CliError("operator_missing", ["تصمیم‌گیرنده مشخص نیست", "it is not said who decides"], {
    mend: ["--operator یا SHAMSEH_OPERATOR را بدهید.", "Add --operator, or set SHAMSEH_OPERATOR."],
  });
}

const knownName = async (io: Io): Promise<string | undefined> =>
  io.env["SHAMSEH_OPERATOR"] ?? (await settingsOf()).operator;

/** Messages for the command line, where the provider's own are written for visitors. */
const OPERATOR_REASONS: Readonly<Record<string, Words>> = {
  unauthorized: [
    "این توکن متصدی شناخته‌شده نیست یا باطل شده است. یکی بگیرید: shamseh operator add",
    "this operator token is not known, or it was revoked. Ask for one: shamseh operator add",
  ],
};

/**
 * Prints the provider's refusal, each field on a line of its own.
 *
 * @param reasons messages for this caller, where the provider's own are not
 */
export function refused(failure: Failure, io: Io, reasons = OPERATOR_REASONS): void {
  if (failure.kind !== "status") {
    const error = noAnswer(failure, io);
    io.note(error.toLine(io));
    io.exitCode = error.exitCode;
    return;
  }
  const reason = failure.reason ?? "";
  const own = reason === "client_token_missing" ? CLIENT_TOKEN_MEND : reasons[reason];
  const words = inWords(own ?? failure.message, io.locale);
  io.note(`${inWords(ERROR, io.locale)}: ${failure.reason ?? failure.status}: ${words}`);
  for (const { name, message } of failure.errors) io.note(`  ${name}: ${message}`);
  io.exitCode = EXIT.problems;
}
