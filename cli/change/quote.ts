import { text } from "node:stream/consumers";
import type { Command } from "commander";
import { clientOf } from "../api/client.ts";
import { serverOptions } from "../api/options.ts";
import { targetOf } from "../api/target.ts";
import type { Words } from "../cli-error.ts";
import { withExamples } from "../help.ts";
import type { Io } from "../io.ts";
import { documentText } from "../machine.ts";
import { namedFile } from "../named-file.ts";
import { refused } from "../operator-client.ts";
import { costText } from "./cost-text.ts";
import { QUOTES, wishOf, wishOptions } from "./wish.ts";

const CODE = "Zr8kQ2vYw0m4Jt6LxH1cPA";

type Options = { tokenFile: string; baseUrl?: string; json?: true } & Readonly<Record<string, unknown>>;

/** `change quote`: what a change of a booking would cost its owner now. */
export function registerQuote(parent: Command, io: Io): void {
  const command = parent
    .command("quote")
    .summary("what a change of a booking would cost now")
    .argument("<code>", "the booking's confirmation code")
    .description(
      "What a change of an issued booking would cost its owner now: paid for what goes, its cancellation fee, today's price of what comes, and the difference. What is not named stays as it is, at its price and its policy. Nothing is changed or held. Without a server the mock in this process answers.",
    )
    .requiredOption("--token-file <file>", "a file with the owner's token, as api login writes it; - for stdin");
  for (const option of wishOptions()) command.addOption(option);
  serverOptions(command)
    .option("--json", "one JSON document, rial and epoch seconds")
    .action(async (code: string, options: Options) => {
      if (options.tokenFile === "-" && io.stdin.isTTY === true) command.help({ error: true });
      const { product, query } = wishOf(options);
      const target = await targetOf(options.baseUrl, io);
      const token = await (options.tokenFile === "-" ? text(io.stdin) : namedFile(options.tokenFile));
      const client = clientOf(target, io, token.trim());
      const result = await client.call(QUOTES[product], { params: { confirmation_code: code }, query });
      if (!result.ok) return refused(result.failure, io, OWNER_REASONS);
      const document = { confirmation_code: code, ...result.value };
      await io.out(options.json ? documentText(document) : await costText(product, result.value, io.locale));
    });
  withExamples(command, [
    `change quote ${CODE} --check-in 1405/09/12 --nights 3 --token-file user.token`,
    `change quote ${CODE} --departure 301620820 --package 3016208201 --token-file user.token --json`,
    `change quote ${CODE} --package 3016208202 --beds 0-0 --token-file user.token`,
    `change quote ${CODE} --return-offer OFFER --token-file user.token --base-url http://localhost:3000`,
  ]);
}

const OWNER_REASONS: Readonly<Record<string, Words>> = {
  unauthorized: [
    "این توکن شناخته‌شده نیست یا منقضی شده است. دوباره وارد شوید: shamseh api login",
    "this token is not known, or it has expired. Log in again: shamseh api login",
  ],
};
