import type { Command } from "commander";
import { tehranDate } from "#domain/calendar/today.ts";
import { baseCalls } from "#domain/contract/base.calls.ts";
import { wholeNumberIn } from "#domain/text/whole-number.ts";
import { FROZEN_TODAY } from "#fixtures/world/demo.ts";
import { contract } from "#products/contract.shapes.ts";
import { CliError } from "../cli-error.ts";
import { tableLines } from "../display-width.ts";
import { EXIT } from "../exit-codes.ts";
import { withExamples } from "../help.ts";
import type { Io } from "../io.ts";
import { jsonlOption, type Machine, machineText } from "../machine.ts";
import { say } from "../say.ts";
import { checkCalls, type Row } from "./check-calls.ts";
import { checkHandlings } from "./check-handlings.ts";
import { clientOf } from "./client.ts";
import { logIn } from "./log-in.ts";
import { noAnswer } from "./no-answer.ts";
import { serverOptions } from "./options.ts";
import { type Target, targetOf } from "./target.ts";

type Options = { baseUrl?: string; only?: string; concurrency: number } & Machine;

function countOf(text: string): number {
  const count = wholeNumberIn(text);
  if (count !== null && count >= 1 && count <= 32) return count;
  throw new CliError("bad_number", ["عددی از ۱ تا ۳۲ نیست", "it is no number from 1 to 32"], {
    where: "--concurrency",
  });
}

/**
 * Makes one call before all others: an unreachable server is reported once, not with every row and after each row's
 * timeout.
 *
 * @throws CliError `no_answer`.
 */
async function reach(target: Target, io: Io): Promise<void> {
  const reached = await clientOf(target, io).call(baseCalls.context, {});
  if (!reached.ok && (reached.failure.kind === "network" || reached.failure.kind === "timeout"))
    throw noAnswer(reached.failure, io);
}

export function registerCheck(parent: Command, io: Io): void {
  const command = parent
    .command("check")
    .summary("make all, and hold the answers against the contract")
    .description(
      "Makes every call of the contract through the app's own client and holds headers, answers and the handling of failures against the contract. Exit code 4 when one is broken, 3 when the server does not answer.",
    )
    .option("--only <name>", "calls whose name begins so")
    .option("--concurrency <n>", "reading calls at a time", countOf, 4)
    .option("--json", "one JSON document")
    .addOption(jsonlOption())
    .action(async (options: Options) => {
      if (options.only !== undefined && !contract.some(({ call }) => call.name.startsWith(options.only ?? ""))) {
        throw new CliError(
          "unknown_call",
          [`نام هیچ فراخوانی با ${options.only} شروع نمی‌شود`, `no call's name begins with ${options.only}`],
          {
            mend: ["همه را `shamseh api calls` فهرست می‌کند.", "`shamseh api calls` lists them."],
          },
        );
      }
      const target = await targetOf(options.baseUrl, io);
      await reach(target, io);
      const session = await logIn(target, io);
      const today = target.isMock ? FROZEN_TODAY : tehranDate(io.now());
      const rows = await checkCalls({
        target,
        session,
        today,
        only: options.only ?? "",
        concurrency: options.concurrency,
        io,
      });
      if (options.only === undefined) rows.push(...(await checkHandlings()));
      await io.out(machineText(options, { base: target.base, checks: rows }, rows) ?? asTable(rows));
      const count = (verdict: Row["verdict"]) => rows.filter((row) => row.verdict === verdict).length;
      const named = (["ok", "refused", "not_built", "skipped", "broken", "away"] as const)
        .filter((verdict) => count(verdict) > 0)
        .map((verdict) => `${count(verdict)} ${verdict}`);
      say([`${rows.length} بررسی: ${named.join("، ")}`, `${rows.length} checks: ${named.join(", ")}`], io);
      for (const [why, calls] of notTried(rows))
        say([`امتحان نشد: ${calls} (${why})`, `not tried: ${calls} (${why})`], io);
      if (count("broken") > 0) io.exitCode = EXIT.contract;
      else if (count("away") > 0) io.exitCode = EXIT.network;
    });
  serverOptions(command);
  withExamples(command, [
    "api check",
    "api check --base-url http://localhost:3000",
    "api check --only property --json",
  ]);
}

const asTable = (rows: readonly Row[]): string =>
  `${tableLines(rows.map(({ name, verdict, field, detail }) => [verdict, name, field, detail])).join("\n")}\n`;

/** Calls that could not be tried, by reason: `operator.pending, …`. */
function notTried(rows: readonly Row[]): [why: string, calls: string][] {
  const skipped = Map.groupBy(
    rows.filter(({ verdict }) => verdict === "skipped"),
    ({ detail }) => detail,
  );
  return [...skipped].map(([why, of]) => [why, of.map(({ name }) => name).join(", ")]);
}
