import { open, readFile, rename, rm } from "node:fs/promises";
import { createInterface } from "node:readline/promises";
import { text } from "node:stream/consumers";
import type { Command } from "commander";
import type { Client } from "#app/src/api/client.ts";
import type { Result } from "#app/src/api/result.ts";
import { userCalls } from "#domain/contract/user.calls.ts";
import { type LoginValue, tokenPayload } from "#domain/contract/user.shapes.ts";
import { CliError, inWords } from "../cli-error.ts";
import { fileError } from "../file-error.ts";
import { withExamples } from "../help.ts";
import type { Io } from "../io.ts";
import { documentText } from "../machine.ts";
import { refused } from "../operator-client.ts";
import { clientOf } from "./client.ts";
import { codeSentBy, isDemonstration, MOCK_CODE } from "./log-in.ts";
import { serverOptions } from "./options.ts";
import { type Target, targetOf } from "./target.ts";

type Options = { tokenFile: string; passwordFile?: string; baseUrl?: string; json?: true };

/** `api login`: stores a user's token in a file that only its owner can read, for `api call --token-file`. */
export function registerLogin(parent: Command, io: Io): void {
  const command = parent
    .command("login")
    .summary("log in, and keep the token in a file")
    .argument("<mobile>", "the user's mobile number")
    .description(
      "Logs in with the code that is sent to the number, or with a password, and writes the token into a file that its owner alone can read, for --token-file. The code is asked for, or is a line of stdin; a demonstration and the mock show it, so that nothing is asked.",
    )
    .requiredOption("--token-file <file>", "where the token is written")
    .option("--password-file <file>", "a file with the password in the place of a code, - for stdin")
    .option("--json", "one JSON document: mobile, token_file, expires_at")
    .action(async (mobile: string, options: Options) => {
      const target = await targetOf(options.baseUrl, io);
      const keep = await keeperOf(options.tokenFile);
      try {
        const client = clientOf(target, io);
        const login =
          options.passwordFile === undefined
            ? await byCode(client, target, mobile, io)
            : await byPassword(client, mobile, options.passwordFile, io);
        if (!login.ok) return refused(login.failure, io);
        await keep.write(login.value.token);
        const expires_at = expiryOf(login.value.token);
        const document = { mobile: login.value.user.mobile, token_file: options.tokenFile, expires_at };
        await io.out(options.json ? documentText(document) : `${options.tokenFile}\n`);
      } finally {
        await keep.end();
      }
    });
  serverOptions(command);
  withExamples(command, [
    "api login 09120000007 --token-file user.token",
    "api login 09120000007 --token-file user.token --base-url http://localhost:3000",
    "api login 09120000007 --token-file user.token --password-file - < password.txt",
  ]);
}

type Login = Promise<Result<LoginValue>>;

async function byCode(client: Client, target: Target, mobile: string, io: Io): Login {
  const sent = await client.call(userCalls.sendOtp, { body: { mobile } });
  if (!sent.ok) return sent;
  const { challenge } = sent.value;
  const code = await codeFor(client, challenge, target, io);
  return client.call(userCalls.loginByOtp, { body: { mobile, challenge, code } });
}

/** Code from the mock's or a demonstration's outbox; otherwise as typed, or from the first line of stdin. */
async function codeFor(client: Client, challenge: string, target: Target, io: Io): Promise<string> {
  if (target.isMock) return MOCK_CODE;
  const shown = (await isDemonstration(target, io)) ? await codeSentBy(client, challenge, io) : null;
  if (shown !== null) return shown;
  io.note(inWords(["کدی را که پیامک شد وارد کنید:", "Enter the code that was sent:"], io.locale));
  const lines = createInterface({ input: io.stdin, signal: io.signal });
  for await (const line of lines) if (line.trim() !== "") return line.trim();
  throw new CliError("code_missing", ["کدی وارد نشد", "no code was given"], {
    mend: ["کد را در خط اول ورودی بدهید.", "Give it as the first line of stdin."],
  });
}

async function byPassword(client: Client, mobile: string, file: string, io: Io): Login {
  const typed = file === "-" ? await text(io.stdin) : await passwordIn(file);
  return client.call(userCalls.loginByPassword, { body: { mobile, password: typed.replace(/\r?\n$/, "") } });
}

/** @throws CliError `file_missing`, `file_unreadable`. */
const passwordIn = (file: string): Promise<string> =>
  readFile(file, "utf8").catch((error: unknown) => {
    throw fileError(file, error);
  });

/**
 * Prepares the file of a token before a code is used up: the token is written beside it and moved into place
 * atomically.
 *
 * @throws CliError `file_missing`, `file_unreadable`: no such folder, or it cannot be written.
 */
async function keeperOf(file: string) {
  const draft = `${file}.${process.pid}.new`;
  const handle = await open(draft, "wx", 0o600).catch((error: unknown) => {
    throw fileError(file, error);
  });
  return {
    async write(token: string) {
      await handle.writeFile(`${token}\n`);
      await handle.sync();
      await rename(draft, file);
    },
    async end() {
      await handle.close();
      await rm(draft, { force: true });
    },
  };
}

/** Expiry of a token, epoch seconds; null when it has none. */
function expiryOf(token: string): number | null {
  try {
    const payload = Buffer.from(token.split(".")[1] ?? "", "base64url").toString();
    return tokenPayload.shape.token_expire_at.parse(JSON.parse(payload).token_expire_at);
  } catch {
    return null;
  }
}
