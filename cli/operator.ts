import { text } from "node:stream/consumers";
import type { Command } from "commander";
import { wholeNumberIn } from "#domain/text/whole-number.ts";
import { registerActList } from "./act-list.ts";
import { registerAlarmList } from "./alarm-list.ts";
import { registerAddCampaign, registerCampaignList } from "./campaigns.ts";
import { registerCancelPart, registerChangeDates } from "./change/for-traveller.ts";
import { CliError, type Words } from "./cli-error.ts";
import { type Decision, decisions } from "./decisions.ts";
import { registerAddExtra, registerExtraList } from "./extras.ts";
import { sentence, withExamples } from "./help.ts";
import { registerExport } from "./inventory/export.ts";
import { registerImport } from "./inventory/import.ts";
import type { Io } from "./io.ts";
import { registerKeyStatus, registerRotate } from "./keys.ts";
import { documentText } from "./machine.ts";
import { decidingClient, OPERATOR_HELP, refused, tokenOptions, type Where } from "./operator-client.ts";
import { registerAddOperator, registerOperatorList } from "./operators.ts";
import { registerOrder } from "./orders.ts";
import { registerPending } from "./pending.ts";
import { registerPhotos } from "./photos.ts";
import { QUEUE_GROUPS, registerQueueList } from "./queue-list.ts";
import { registerKeptRecord } from "./retained-records.ts";
import { registerSettlement } from "./settlement.ts";
import { registerSettlementDecision } from "./settlement-decision.ts";

const groupSummaries: Readonly<Record<string, string>> = {
  acts: "the journal of what operators have changed",
  alarms: "what was noticed and needs a person",
  found: "money for no payment of ours, from a settlement",
  refunds: "money on its way to a bank account",
  requests: "bookings that wait for their supplier's answer",
  orders: "paid bookings that wait for what their supplier issues",
  keys: "the keys that personal data is sealed with",
  "kept-records": "who bought, of accounts that were deleted",
  messages: "SMS and e-mails that were given up",
  photos: "photographs of properties and rooms",
  departures: "whether tours leave",
  flights: "what carriers cancel and move",
  rates: "exchange rates of sums beside toman",
  change: "what a traveller asks to be changed in a booking",
  campaign: "discount codes: what they give and what they cost",
  extra: "bags, insurance and transfers that are sold beside bookings",
  comments: "what travellers say of a stay",
  questions: "what travellers ask of a property",
};

/** Examples of groups without decisions. */
const GROUP_EXAMPLES: Readonly<Record<string, readonly string[]>> = {
  keys: ["operator keys status", "operator keys rotate"],
  "kept-records": ["operator kept-records show 4830571962 --reason 'The tax office asks'"],
  requests: ["operator requests list"],
  orders: ["operator orders list", "operator orders show Zr8kQ2vYw0m4Jt6LxH1cPA"],
  acts: ["operator acts list", "operator acts list --operator Mina --since 3d"],
};

export function register(command: Command, io: Io): void {
  command.description(
    `${command.description()} Every command takes an operator token from a file: --token-file, or SHAMSEH_OPERATOR_TOKEN_FILE.`,
  );
  registerPending(command.command("pending"), io);
  for (const decision of decisions) {
    const [first, second] = decision.words;
    const parent = second === undefined ? command : groupOf(command, first);
    registerDecision(parent.command(second ?? first), decision, io);
  }
  registerAddOperator(command.command("add"), io);
  registerOperatorList(command.command("list"), io);
  registerAddCampaign(groupOf(command, "campaign").command("add"), io);
  registerCampaignList(groupOf(command, "campaign").command("list"), io);
  registerAddExtra(groupOf(command, "extra").command("add"), io);
  registerExtraList(groupOf(command, "extra").command("list"), io);
  registerRotate(groupOf(command, "keys").command("rotate"), io);
  registerKeyStatus(groupOf(command, "keys").command("status"), io);
  registerSettlement(command.command("settlement"), io);
  registerImport(command.command("import"), io);
  registerExport(command.command("export"), io);
  registerKeptRecord(groupOf(command, "kept-records").command("show"), io);
  registerChangeDates(groupOf(command, "change").command("dates"), io);
  registerCancelPart(groupOf(command, "change").command("part"), io);
  registerOrder(groupOf(command, "orders").command("show"), io);
  registerPhotos(groupOf(command, "photos"), io);
  for (const [name, queue] of QUEUE_GROUPS) registerQueueList(groupOf(command, name).command("list"), queue, io);
  registerAlarmList(groupOf(command, "alarms").command("list"), io);
  registerSettlementDecision(groupOf(command, "alarms").command("resolve-all"), "alarms", io);
  registerSettlementDecision(groupOf(command, "found").command("return-all"), "found", io);
  registerActList(groupOf(command, "acts").command("list"), io);
  withExamples(command, [
    "operator pending",
    ...decisions.filter(({ words }) => words.length === 1).map(({ example }) => example),
  ]);
}

/** Command with a group's name, created on first use. */
function groupOf(command: Command, name: string): Command {
  const known = command.commands.find((one) => one.name() === name);
  if (known !== undefined) return known;
  const made = command
    .command(name)
    .summary(groupSummaries[name] ?? "")
    .description(sentence(groupSummaries[name] ?? ""))
    .helpCommand(false);
  return withExamples(
    made,
    GROUP_EXAMPLES[name] ?? decisions.filter(({ words }) => words[0] === name).map(({ example }) => example),
  );
}

const SUBJECTS: Readonly<Record<Decision["of"], readonly [argument: string, what: string]>> = {
  confirmation_code: ["<code>", "the reservation's confirmation code"],
  id: ["<id>", "its number; of a flight or a departure also its external_id"],
  name: ["<name>", "the operator's name"],
  code: ["<code>", "the discount code"],
  extra_code: ["<code>", "the code of the extra"],
  currency: ["<currency>", "EUR, USD or AED"],
};

type Options = Readonly<Record<string, string | undefined>>;

function registerDecision(command: Command, decision: Decision, io: Io): void {
  const { call, of, what, tells, takesText, example, bodyOf = (told) => told } = decision;
  command.summary(what.slice(0, what.search(/[.:;]/)).toLowerCase()).description(what);
  command.argument(...SUBJECTS[of]);
  if (takesText) command.argument("<text>", "the answer; - for stdin");
  for (const { flag, what: told, isRequired } of tells) {
    if (isRequired) command.requiredOption(flag, told);
    else command.option(flag, told);
  }
  command.option("--operator <name>", OPERATOR_HELP);
  tokenOptions(command)
    .option("--json", "one JSON document")
    .action(async (subject: string, ...rest: unknown[]) => {
      const typed = takesText ? String(rest[0]) : undefined;
      const options = (takesText ? rest[1] : rest[0]) as Options & { json?: true };
      const told = {
        ...Object.fromEntries(
          tells.flatMap(({ flag, field, isNumber }) => {
            const value = options[optionName(flag)];
            return value === undefined ? [] : [[field, isNumber ? wholeNumber(flag, value) : value]];
          }),
        ),
        ...(typed === undefined ? {} : { text: typed === "-" ? (await text(io.stdin)).trim() : typed }),
      };
      const { client, said } = await decidingClient(options as Where, options["operator"], io);
      const body = { ...said, ...bodyOf(told) };
      const result = await client.call(call, { params: { [of]: subject }, body });
      if (!result.ok) {
        refused(result.failure, io);
        return;
      }
      const { state } = result.value;
      await io.out(options.json ? documentText({ [of]: subject, state }) : `${state}\n`);
    });
  withExamples(command, [example]);
}

/** @throws CliError `bad_number`: an invalid number must not become an amount or a position. */
function wholeNumber(flag: string, typed: string): number {
  const number = wholeNumberIn(typed);
  if (number !== null) return number;
  const what: Words = flag.includes("<rial>")
    ? ["عدد صحیحی به ریال نیست", "it is no whole number of rial"]
    : ["عدد صحیح نیست", "it is no whole number"];
  throw new CliError("bad_number", what, {
    where: flag,
    mend: ["فقط رقم بنویسید.", "Write digits alone."],
  });
}

/** `--property-code <code>` is `propertyCode` in commander's values. */
const optionName = (flag: string): string =>
  flag
    .replace(/^--/, "")
    .replace(/ .*/, "")
    .replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
