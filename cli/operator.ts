import { text } from "node:stream/consumers";
import type { Command } from "commander";
import type { z } from "zod";
import type { Typed } from "#domain/contract/call.ts";
import { operatorCalls } from "#domain/contract/operator.calls.ts";
import type { decidedValue } from "#domain/contract/operator.shapes.ts";
import { foldDigits } from "#domain/text/fold.ts";
import { registerAlarmList } from "./alarm-list.ts";
import { CliError } from "./cli-error.ts";
import { withExamples } from "./help.ts";
import type { Io } from "./io.ts";
import { operatorClient, operatorName, refused, tokenOptions, type Where } from "./operator-client.ts";
import { registerPending } from "./pending.ts";
import { registerSettlement } from "./settlement.ts";

/** What an option of a decision becomes in its body. */
type Flag = {
  readonly flag: string;
  readonly what: string;
  readonly field: string;
  readonly isRequired?: true;
  readonly isNumber?: true;
};

type Decision = {
  /** The words before what is decided about: `refunds approve`. */
  readonly words: readonly [string] | readonly [string, string];
  readonly call: Typed<z.ZodObject, typeof decidedValue>;
  readonly of: "confirmation_code" | "id";
  readonly what: string;
  readonly tells: readonly Flag[];
  /** A text that follows, `-` for stdin. */
  readonly takesText?: true;
  readonly example: string;
};

const reason: Flag = { flag: "--reason <text>", what: "why, as the traveller will read it", field: "reason" };
const CODE = "Zr8kQ2vYw0m4Jt6LxH1cPA";

/** Everything that an operator decides (call 87), in the order of the help. */
const decisions: readonly Decision[] = [
  {
    words: ["accept"],
    call: operatorCalls.acceptReserve,
    of: "confirmation_code",
    what: "Accepts a stay on request for its property: it can be paid from then on.",
    tells: [reason],
    example: `operator accept ${CODE}`,
  },
  {
    words: ["reject"],
    call: operatorCalls.rejectReserve,
    of: "confirmation_code",
    what: "Rejects a stay on request for its property: its rooms are released.",
    tells: [reason],
    example: `operator reject ${CODE} --reason 'The house is closed for repairs'`,
  },
  {
    words: ["issue"],
    call: operatorCalls.issueReserve,
    of: "confirmation_code",
    what: "Issues the voucher of a paid stay.",
    tells: [
      {
        flag: "--property-code <code>",
        what: "what the property calls its booking",
        field: "property_confirmation_code",
        isRequired: true,
      },
    ],
    example: `operator issue ${CODE} --property-code HB-2291`,
  },
  {
    words: ["issue-failed"],
    call: operatorCalls.failReserve,
    of: "confirmation_code",
    what: "Gives up a paid stay that cannot be issued: all the money goes back.",
    tells: [reason],
    example: `operator issue-failed ${CODE} --reason 'Overbooked by the house'`,
  },
  {
    words: ["cancel"],
    call: operatorCalls.cancelReserve,
    of: "confirmation_code",
    what: "Cancels a booking for its traveller: at what its policy costs now, or for an amount that you name.",
    tells: [
      {
        flag: "--amount <rial>",
        what: "what goes back to the wallet; with a reason, also once the stay is over",
        field: "amount",
        isNumber: true,
      },
      reason,
    ],
    example: `operator cancel ${CODE} --amount 5000000 --reason 'No water for two days'`,
  },
  {
    words: ["refunds", "approve"],
    call: operatorCalls.approveRefund,
    of: "id",
    what: "Approves a refund that was asked for.",
    tells: [reason],
    example: "operator refunds approve 51",
  },
  {
    words: ["refunds", "reject"],
    call: operatorCalls.rejectRefund,
    of: "id",
    what: "Rejects a refund: its amount stays in the wallet.",
    tells: [reason],
    example: "operator refunds reject 51 --reason 'The account belongs to another person'",
  },
  {
    words: ["refunds", "sent"],
    call: operatorCalls.refundSent,
    of: "id",
    what: "Records that an approved refund was paid out, by another operator than the one who approved it.",
    tells: [{ flag: "--reference <text>", what: "the bank's reference", field: "reference", isRequired: true }],
    example: "operator refunds sent 51 --reference 14050830-77",
  },
  {
    words: ["found", "return"],
    call: operatorCalls.returnFound,
    of: "id",
    what: "Returns money that a gateway took for no payment of ours: through the gateway, or recorded as sent by hand.",
    tells: [
      { flag: "--reference <text>", what: "it was sent back by hand: the number of that", field: "reference" },
      reason,
    ],
    example: "operator found return 61",
  },
  {
    words: ["found", "book"],
    call: operatorCalls.bookFound,
    of: "id",
    what: "Books such money to the reservation that it is for.",
    tells: [
      {
        flag: "--reservation <code>",
        what: "the reservation's confirmation code",
        field: "confirmation_code",
        isRequired: true,
      },
      reason,
    ],
    example: `operator found book 61 --reservation ${CODE}`,
  },
  {
    words: ["comments", "publish"],
    call: operatorCalls.publishComment,
    of: "id",
    what: "Publishes a traveller's comment.",
    tells: [reason],
    example: "operator comments publish 901",
  },
  {
    words: ["comments", "reject"],
    call: operatorCalls.rejectComment,
    of: "id",
    what: "Keeps a traveller's comment unpublished.",
    tells: [reason],
    example: "operator comments reject 901 --reason 'Holds a telephone number'",
  },
  {
    words: ["questions", "answer"],
    call: operatorCalls.answerQuestion,
    of: "id",
    what: "Answers a traveller's question and publishes both.",
    tells: [],
    takesText: true,
    example: "operator questions answer 902 'بله، پارکینگ سرپوشیده دارد.'",
  },
  {
    words: ["messages", "retry"],
    call: operatorCalls.retryMessage,
    of: "id",
    what: "Sends a message once more that was given up after its last attempt.",
    tells: [],
    example: "operator messages retry 77",
  },
  {
    words: ["departures", "guarantee"],
    call: operatorCalls.guaranteeDeparture,
    of: "id",
    what: "Says that a tour leaves, however many people have joined.",
    tells: [reason],
    example: "operator departures guarantee 1300120789",
  },
  {
    words: ["departures", "cancel"],
    call: operatorCalls.cancelDeparture,
    of: "id",
    what: "Cancels a tour's departure: its bookings end, and all that was paid is refunded.",
    tells: [{ flag: "--reason <text>", what: "why it does not leave", field: "reason", isRequired: true }],
    example: "operator departures cancel 1300120789 --reason 'The carrier withdrew its flight'",
  },
  {
    words: ["flights", "cancel"],
    call: operatorCalls.cancelFlight,
    of: "id",
    what: "Cancels a flight: its bookings end, and what is not flown is refunded.",
    tells: [{ flag: "--reason <text>", what: "why it is not flown", field: "reason", isRequired: true }],
    example: "operator flights cancel 11020795 --reason 'The aircraft is out of service'",
  },
  {
    words: ["flights", "retime"],
    call: operatorCalls.retimeFlight,
    of: "id",
    what: "Moves a flight: its travellers are told, and may refuse a large change free of charge.",
    tells: [
      {
        flag: "--departs-at <seconds>",
        what: "the new departure, seconds since 1970-01-01 UTC",
        field: "departs_at",
        isNumber: true,
        isRequired: true,
      },
      {
        flag: "--arrives-at <seconds>",
        what: "the new arrival",
        field: "arrives_at",
        isNumber: true,
        isRequired: true,
      },
      { flag: "--reason <text>", what: "why it is moved", field: "reason", isRequired: true },
    ],
    example:
      "operator flights retime 11020795 --departs-at 1796713200 --arrives-at 1796718900 --reason 'The aircraft comes later'",
  },
  {
    words: ["alarms", "resolve"],
    call: operatorCalls.resolveAlarm,
    of: "id",
    what: "Resolves an alarm whose cause was dealt with.",
    tells: [{ flag: "--reason <text>", what: "what was done about it", field: "reason", isRequired: true }],
    example: "operator alarms resolve 31 --reason 'Sent back by hand at the bank'",
  },
];

const groupSummaries: Readonly<Record<string, string>> = {
  alarms: "what was noticed and needs a person",
  found: "money for no payment of ours, from a settlement",
  refunds: "money on its way to a bank account",
  messages: "SMS and e-mails that were given up",
  departures: "whether tours leave",
  flights: "what carriers cancel and move",
  comments: "what travellers say of a stay",
  questions: "what travellers ask of a property",
};

export function register(command: Command, io: Io): void {
  for (const decision of decisions) {
    const [first, second] = decision.words;
    const parent = second === undefined ? command : groupOf(command, first);
    registerDecision(parent.command(second ?? first), decision, io);
  }
  registerSettlement(command.command("settlement"), io);
  registerPending(command.command("pending"), io);
  registerAlarmList(groupOf(command, "alarms").command("list"), io);
  withExamples(
    command,
    decisions.filter(({ words }) => words.length === 1).map(({ example }) => example),
  );
}

/** The command that bears a group's name, made when it is first wanted. */
function groupOf(command: Command, name: string): Command {
  const known = command.commands.find((one) => one.name() === name);
  if (known !== undefined) return known;
  const made = command
    .command(name)
    .summary(groupSummaries[name] ?? "")
    .helpCommand(false);
  return withExamples(
    made,
    decisions.filter(({ words }) => words[0] === name).map(({ example }) => example),
  );
}

type Options = Readonly<Record<string, string | undefined>>;

function registerDecision(command: Command, decision: Decision, io: Io): void {
  const { call, of, what, tells, takesText, example } = decision;
  command.summary(what.slice(0, what.search(/[.:;]/)).toLowerCase()).description(what);
  command.argument(of === "id" ? "<id>" : "<code>", of === "id" ? "its number" : "the reservation's confirmation code");
  if (takesText) command.argument("<text>", "the answer; - for stdin");
  for (const { flag, what: told, isRequired } of tells) {
    if (isRequired) command.requiredOption(flag, told);
    else command.option(flag, told);
  }
  command.option("--operator <name>", "who decides, kept in the history; SHAMSEH_OPERATOR without it");
  tokenOptions(command)
    .option("--json", "one JSON document")
    .action(async (subject: string, ...rest: unknown[]) => {
      const typed = takesText ? String(rest[0]) : undefined;
      const options = (takesText ? rest[1] : rest[0]) as Options & { json?: true };
      const body = {
        operator: await operatorName(options["operator"], io),
        ...Object.fromEntries(
          tells.flatMap(({ flag, field, isNumber }) => {
            const value = options[optionName(flag)];
            return value === undefined ? [] : [[field, isNumber ? wholeNumber(flag, value) : value]];
          }),
        ),
        ...(typed === undefined ? {} : { text: typed === "-" ? (await text(io.stdin)).trim() : typed }),
      };
      const client = await operatorClient(options as Where, io);
      const result = await client.call(call, { params: { [of]: subject }, body, signal: io.signal });
      if (!result.ok) {
        refused(result.failure, io);
        return;
      }
      const { state } = result.value;
      await io.out(
        options.json ? `${JSON.stringify({ schemaVersion: 1, [of]: subject, state }, null, 2)}\n` : `${state}\n`,
      );
    });
  withExamples(command, [example]);
}

/** @throws CliError `bad_number`: what is no number must not become no amount. */
function wholeNumber(flag: string, typed: string): number {
  const text = foldDigits(typed).replace(/[,٬]/g, "");
  if (/^\d{1,15}$/.test(text)) return Number(text);
  throw new CliError("bad_number", "it is no whole number of rial", { where: flag, mend: "Write digits alone." });
}

/** `--property-code <code>` is `propertyCode` among commander's values. */
const optionName = (flag: string): string =>
  flag
    .replace(/^--/, "")
    .replace(/ .*/, "")
    .replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
