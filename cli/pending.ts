import type { Command } from "commander";
import { operatorCalls } from "#domain/contract/operator.calls.ts";
import type { PendingKind, PendingValue } from "#domain/contract/operator.shapes.ts";
import type { Label } from "#domain/messages/labels.ts";
import { formatWaited } from "#domain/text/dates.ts";
import { ofPair } from "#domain/text/in-locale.ts";
import { formatNumber } from "#domain/text/numbers.ts";
import { EXIT } from "./exit-codes.ts";
import { withExamples } from "./help.ts";
import type { Io } from "./io.ts";
import { jsonlOption, type Machine, machineText } from "./machine.ts";
import { listingClient, PRINTED_OPERATOR_HELP, refused, tokenOptions, type Where } from "./operator-client.ts";
import { tableText } from "./table-text.ts";

/** Name of each queue, and the command that decides its oldest item. */
const QUEUES: Readonly<Record<PendingKind, { readonly name: Label; readonly decide: (oldest: string) => string }>> = {
  requests: { name: ["درخواست‌های رزرو", "Booking requests"], decide: (code) => `accept ${code}` },
  orders: {
    name: ["رزروهای پرداخت‌شدهٔ منتظر صدور", "Paid bookings to issue"],
    decide: (code) => `issue ${code} …`,
  },
  corrected_names: {
    name: ["نام‌های اصلاح‌شده که باید به تأمین‌کننده اعلام شود", "Corrected names to pass on"],
    decide: (code) => `orders show ${code}`,
  },
  refunds_to_approve: { name: ["بازگشت وجه تأییدنشده", "Refunds to approve"], decide: (id) => `refunds approve ${id}` },
  refunds_to_send: {
    name: ["بازگشت وجه واریزنشده", "Refunds to send"],
    decide: (id) => `refunds sent ${id} --reference …`,
  },
  differences: { name: ["مغایرت‌های تسویه", "Settlement differences"], decide: (id) => `found return ${id}` },
  messages: { name: ["پیامک و ایمیل ارسال‌نشده", "Undelivered messages"], decide: (id) => `messages retry ${id}` },
  alarms: { name: ["هشدارهای باز", "Open alarms"], decide: (id) => `alarms resolve ${id} --reason …` },
  questions: { name: ["پرسش‌های بی‌پاسخ", "Unanswered questions"], decide: (id) => `questions answer ${id} …` },
  comments: { name: ["نظرهای منتشرنشده", "Reviews to publish"], decide: (id) => `comments publish ${id}` },
};

/** Command that decides a pending item. */
export const decisionOf = (kind: PendingKind, id: string): string => `shamseh operator ${QUEUES[kind].decide(id)}`;

export const NOTHING = ["چیزی در انتظار نیست", "nothing is waiting"] as const;

/** `operator pending`: items that wait for a person; exit code 1 while there are any. */
export function registerPending(command: Command, io: Io): void {
  command
    .summary("what waits for a decision, and since when")
    .description(
      "What waits for a decision: how many, how long the oldest has waited, and the command that decides it. Exit code 1 while there is anything.",
    );
  tokenOptions(command)
    .option("--json", "one JSON document, instants in epoch seconds")
    .addOption(jsonlOption())
    .option("--operator <name>", PRINTED_OPERATOR_HELP)
    .action(async (options: Where & Machine & { operator?: string }) => {
      const { client, given } = await listingClient(options, io);
      const result = await client.call(operatorCalls.pending);
      if (!result.ok) return refused(result.failure, io);
      const { queues, now } = result.value;
      if (queues.some(({ count }) => count > 0)) io.exitCode = EXIT.problems;
      await io.out(machineText(options, { now, queues }, queues) ?? asText(result.value, given, io));
    });
  withExamples(command, ["operator pending", "operator pending --json"]);
}

function asText({ queues, now }: PendingValue, given: string, { locale }: Io): string {
  const rows = queues.flatMap(({ kind, count, oldest, since }) => {
    if (count === 0 || oldest === null || since === null) return [];
    const { name } = QUEUES[kind];
    return [
      [
        ofPair(name, locale),
        formatNumber(count, locale),
        formatWaited(now - since, locale),
        `${decisionOf(kind, oldest)}${given}`,
      ],
    ];
  });
  return tableText(rows, NOTHING, { locale });
}
