import type { Command } from "commander";
import { operatorCalls } from "#domain/contract/operator.calls.ts";
import { type GatewayName, gateways } from "#domain/contract/payment.shapes.ts";
import { LONG_TIMEOUT_MS } from "./api/client.ts";
import { CliError, type Words } from "./cli-error.ts";
import { EXIT } from "./exit-codes.ts";
import { withExamples } from "./help.ts";
import type { Io } from "./io.ts";
import { jsonlOption, type Machine, machineText } from "./machine.ts";
import { decidingClient, OPERATOR_HELP, refused, tokenOptions, type Where } from "./operator-client.ts";
import { dayOf, gatewayOf } from "./settlement.ts";
import { tableText } from "./table-text.ts";

type Options = Where & { reason: string; reference?: string; operator?: string } & Machine;
/** A decision, the resulting state, and its words. */
type Deciding = {
  readonly decision: "resolve" | "return";
  readonly reached: string;
  readonly summary: string;
  readonly description: string;
  readonly example: string;
};

const DECIDINGS = {
  alarms: {
    decision: "resolve",
    reached: "resolved",
    summary: "resolves all alarms of a settlement",
    description:
      "Resolves every open alarm that the settlement of a day has raised, with one reason. Differences stay as they are.",
    example: "operator alarms resolve-all zarinpal 2026-11-20 --reason 'The file was of another terminal'",
  },
  found: {
    decision: "return",
    reached: "returned",
    summary: "returns all money of a settlement that we do not know",
    description:
      "Returns the money of every payment in the settlement of a day that is in no books of ours, as found return does of one; what needs two people waits for the second to say the same.",
    example: "operator found return-all zarinpal 2026-11-20 --reason 'Paid for bookings that the restore forgot'",
  },
} as const satisfies Readonly<Record<string, Deciding>>;

/** `operator alarms resolve-all`, `operator found return-all`: exit code 1 when one did not reach the state. */
export function registerSettlementDecision(command: Command, group: keyof typeof DECIDINGS, io: Io): void {
  const { decision, reached, summary, description, example } = DECIDINGS[group];
  command
    .summary(summary)
    .description(description)
    .argument("<gateway>", `whose settlement: ${gateways.join(", ")}`)
    .argument("<day>", "the day in Tehran that was compared, YYYY-MM-DD")
    .requiredOption("--reason <text>", "why, kept with each of them");
  if (decision === "return") command.option("--reference <text>", "they were sent back by hand: the number of that");
  command.option("--operator <name>", OPERATOR_HELP);
  tokenOptions(command)
    .option("--json", "one JSON document")
    .addOption(jsonlOption())
    .action(async (asked: string, typed: string, options: Options) => {
      const [gateway, day] = [knownGateway(asked), dayOf(typed, "<day>")];
      const { reason, reference } = options;
      const { client, said } = await decidingClient(options, options.operator, io);
      const result = await client.call(operatorCalls.decideSettlement, {
        params: { gateway, day },
        body: { ...said, decision, reason, ...(reference !== undefined && { reference }) },
        timeout: LONG_TIMEOUT_MS,
      });
      if (!result.ok) return refused(result.failure, io);
      const { items, total } = result.value;
      if (items.some(({ state }) => state !== reached)) io.exitCode = EXIT.problems;
      const text = machineText(options, { gateway, day, total, items }, items);
      if (text !== null) return io.out(text);
      const rows = items.map(({ kind, subject, state }) => [kind, subject, state]);
      await io.out(tableText(rows, ["چیزی از آن باز نیست", "nothing of it is open"], io));
    });
  withExamples(command, [example]);
}

/** @throws CliError `unknown_gateway` */
function knownGateway(name: string): GatewayName {
  const gateway = gatewayOf(name);
  if (gateway !== null) return gateway;
  const mend: Words = [`یکی از این‌ها را بنویسید: ${gateways.join("، ")}.`, `Write one of ${gateways.join(", ")}.`];
  throw new CliError("unknown_gateway", [`درگاه ${name} وجود ندارد`, `there is no gateway ${name}`], {
    where: "<gateway>",
    mend,
  });
}
