import { readFile } from "node:fs/promises";
import { text } from "node:stream/consumers";
import type { Command } from "commander";
import { createClient } from "#app/src/api/client.ts";
import type { Failure } from "#app/src/api/result.ts";
import { CLIENT_TOKEN, providerOf } from "./api/target.ts";
import { CliError } from "./cli-error.ts";
import { settingsOf } from "./config.ts";
import { EXIT } from "./exit-codes.ts";
import type { Io } from "./io.ts";

/** Which provider, and the file that holds its operator token. */
export type Where = { readonly tokenFile?: string | undefined; readonly providerUrl?: string | undefined };

/** The options that say so. */
export const tokenOptions = (command: Command): Command =>
  command
    .option(
      "--token-file <file>",
      "a file with the operator token, - for stdin; SHAMSEH_OPERATOR_TOKEN_FILE without it",
    )
    .option("--provider-url <url>", "the provider; PROVIDER_URL without it, then http://127.0.0.1:3001");

/** A client that bears the operator token. @throws CliError `token_missing`, `file_missing`, `bad_address`. */
export async function operatorClient({ tokenFile, providerUrl }: Where, io: Io) {
  const { base, transport } = await providerOf(providerUrl, io);
  const token = await operatorToken(tokenFile, io);
  if (token === null) {
    throw new CliError("token_missing", "there is no operator token", {
      mend: "Name a file that holds it with --token-file, or set SHAMSEH_OPERATOR_TOKEN_FILE.",
    });
  }
  return createClient({ base, transport, clientToken: CLIENT_TOKEN, locale: () => io.locale, token: () => token });
}

/** The token of a file; null when none is named. It is never an argument, where other users of a machine read it. */
export async function operatorToken(named: string | undefined, io: Io): Promise<string | null> {
  const file = named ?? io.env["SHAMSEH_OPERATOR_TOKEN_FILE"] ?? (await settingsOf()).operatorTokenFile;
  if (file === undefined) return null;
  if (file === "-") return (await text(io.stdin)).trim();
  try {
    return (await readFile(file, "utf8")).trim();
  } catch {
    throw new CliError("file_missing", "no such file, or it cannot be read", { where: file, mend: "Check the path." });
  }
}

/** Who decides: the option, the environment's or the settings' name. @throws CliError `operator_missing`. */
export async function operatorName(named: string | undefined, io: Io): Promise<string> {
  const name = named ?? io.env["SHAMSEH_OPERATOR"] ?? (await settingsOf()).operator;
  if (name !== undefined && name.trim() !== "") return name.trim();
  throw new CliError("operator_missing", "it is not said who decides", {
    mend: "Add --operator, or set SHAMSEH_OPERATOR.",
  });
}

/** Says what the provider said: each field in a line of its own. */
export function refused(failure: Failure, io: Io): void {
  if (failure.kind !== "status") {
    io.note(`error: no answer (${failure.kind}). Check --provider-url.`);
    io.exitCode = EXIT.network;
    return;
  }
  io.note(`error: ${failure.reason ?? failure.status}: ${failure.message}`);
  for (const { name, message } of failure.errors) io.note(`  ${name}: ${message}`);
  io.exitCode = EXIT.problems;
}
