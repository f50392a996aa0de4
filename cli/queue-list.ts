import type { Command } from "commander";
import { operatorCalls } from "#domain/contract/operator.calls.ts";
import type { QueueName, QueueValue } from "#domain/contract/operator.shapes.ts";
import { formatWaited } from "#domain/text/dates.ts";
import { ofPair } from "#domain/text/in-locale.ts";
import { CliError } from "./cli-error.ts";
import { tableLines } from "./display-width.ts";
import { EXIT } from "./exit-codes.ts";
import { withExamples } from "./help.ts";
import type { Io } from "./io.ts";
import { LIMIT_HELP, lengthOf, limitOption, noteLeft } from "./list-options.ts";
import { jsonlOption, type Machine, machineText } from "./machine.ts";
import { listingClient, PRINTED_OPERATOR_HELP, refused, tokenOptions, type Where } from "./operator-client.ts";
import { decisionOf, NOTHING } from "./pending.ts";
import { printable } from "./printable.ts";

type QueueGroup = { readonly queue: QueueName; readonly what: string };

/** Command groups with a list of pending items, by name. */
export const QUEUE_GROUPS: readonly (readonly [group: string, QueueGroup])[] = [
  ["requests", { queue: "requests", what: "the bookings that wait for their supplier's answer before they are paid" }],
  [
    "orders",
    {
      queue: "orders",
      what: "the paid bookings that wait for what their supplier issues, and the issued ones with a corrected name to pass on",
    },
  ],
  ["refunds", { queue: "refunds", what: "the refunds that wait to be approved, then to be sent" }],
  ["found", { queue: "differences", what: "the open differences between a gateway's books and ours" }],
  ["messages", { queue: "messages", what: "the SMS and e-mails that were given up" }],
  ["comments", { queue: "comments", what: "the comments that wait to be published" }],
  ["questions", { queue: "questions", what: "the questions that wait for an answer" }],
];

type Options = Where & { operator?: string; olderThan?: string; limit?: string } & Machine;

/** `operator refunds list` and its like: each row with the command that decides it; exit code 1 while there are any. */
export function registerQueueList(command: Command, { queue, what }: QueueGroup, io: Io): void {
  const group = command.parent?.name() ?? "";
  command
    .summary("lists what waits, and what decides it")
    .description(
      `Lists ${what}, the longest first, each with the command that decides it. Exit code 1 while there is any.`,
    )
    .option("--older-than <time>", "only what has waited for so long: 90m, 2h or 3d")
    .option("--limit <count>", LIMIT_HELP)
    .option("--operator <name>", PRINTED_OPERATOR_HELP);
  tokenOptions(command)
    .option("--json", "one JSON document, instants in epoch seconds")
    .addOption(jsonlOption())
    .action(async (options: Options) => {
      const query = {
        ...(options.olderThan === undefined ? {} : { older_than: secondsOf(options.olderThan) }),
        ...(options.limit === undefined ? {} : { limit: limitOption(options.limit) }),
      };
      const { client, given } = await listingClient(options, io);
      const result = await client.call(operatorCalls.queue, { params: { queue }, query });
      if (!result.ok) return refused(result.failure, io);
      if (result.value.total > 0) io.exitCode = EXIT.problems;
      await io.out(outOf(result.value, given, options, io));
      noteLeft(result.value, io);
    });
  withExamples(command, [`operator ${group} list`, `operator ${group} list --older-than 2h --json`]);
}

function outOf({ items, total, now }: QueueValue, given: string, options: Options, { locale }: Io): string {
  const rows = items.map((item) => ({ ...item, decide: `${decisionOf(item.kind, item.id)}${given}` }));
  const text = machineText(options, { total, now, items: rows }, rows);
  if (text !== null) return text;
  if (rows.length === 0) return `${ofPair(NOTHING, locale)}\n`;
  return `${tableLines(
    rows.map(({ id, since, facts, decide }) => [id, formatWaited(now - since, locale), factsText(facts), decide]),
  ).join("\n")}\n`;
}

/** Longer texts are truncated: `--json` has the whole. */
const LONGEST = 60;

const factsText = (facts: QueueValue["items"][number]["facts"]): string =>
  Object.entries(facts)
    .filter(([, value]) => value !== null && value !== "")
    .map(([name, value]) => {
      const text = printable(String(value)).replace(/\s+/g, " ");
      return `${name}=${text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text}`;
    })
    .join(" ");

/** @throws CliError `bad_time`. */
function secondsOf(typed: string): number {
  const seconds = lengthOf(typed);
  if (seconds !== null) return seconds;
  throw new CliError("bad_time", ["مدت زمان نیست", "it is no length of time"], {
    where: "--older-than",
    mend: ["مانند 90m، 2h یا 3d بنویسید.", "Write 90m, 2h or 3d."],
  });
}
