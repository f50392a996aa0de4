import type { Command } from "commander";
import { operatorCalls } from "#domain/contract/operator.calls.ts";
import type { CancelledPartValue, ChangedReserveValue } from "#domain/contract/operator.shapes.ts";
import type { Label } from "#domain/messages/labels.ts";
import { ofPair } from "#domain/text/in-locale.ts";
import { formatMoneyText } from "#domain/text/money.ts";
import { instantText } from "#runtime/instant-text.ts";
import { tableLines } from "../display-width.ts";
import { withExamples } from "../help.ts";
import type { Io } from "../io.ts";
import { documentText } from "../machine.ts";
import { decidingClient, OPERATOR_HELP, refused, tokenOptions, type Where } from "../operator-client.ts";
import { costText } from "./cost-text.ts";
import { type Changed, wishOf, wishOptions } from "./wish.ts";

const CODE = "Zr8kQ2vYw0m4Jt6LxH1cPA";

type Options = Where & {
  readonly operator?: string;
  readonly quote?: string;
  readonly reason?: string;
  readonly json?: true;
};

const WORDS = {
  quote: ["شمارهٔ این مبلغ‌ها", "Number of these amounts"],
  paid: ["پرداخت‌شده برای این بخش", "Paid for this part"],
  penalty: ["جریمهٔ لغو آن", "Cancellation fee of that"],
  refundable: ["مبلغ برگشتی", "Refund"],
  waits: [
    "این تغییر تا {moment} نگه داشته می‌شود و به مسافر گفته شد که آن را بپردازد.",
    "The change is held until {moment}, and its traveller was told to pay it.",
  ],
} as const satisfies Readonly<Record<string, Label>>;

/** Options of both commands. */
const decidingOptions = (command: Command): Command =>
  tokenOptions(
    command
      .argument("<code>", "the reservation's confirmation code")
      .option("--quote <id>", "the number of the cost that the traveller agreed to; without it the cost is told")
      .option("--reason <text>", "a note for the journal")
      .option("--operator <name>", OPERATOR_HELP),
  ).option("--json", "one JSON document");

/** `operator change dates`: a change of a booking at its traveller's wish. */
export function registerChangeDates(command: Command, io: Io): void {
  command
    .summary("changes dates, rooms, departure or flights of a booking")
    .description(
      "Changes dates, rooms, departure or flights of a booking, as its traveller could. Without --quote it says what that costs now. With it a change that costs nothing or gives money back is made at once; a dearer one is held for up to an hour, and its traveller gets an SMS with the way to pay it.",
    );
  decidingOptions(command);
  for (const option of wishOptions()) command.addOption(option);
  command.action(async (code: string, options: Options) => {
    const { product, query } = wishOf(options);
    const { client, said } = await decidingClient(options, options.operator, io);
    const body = { ...said, ...given(options), wish: query };
    const result = await client.call(operatorCalls.changeReserve, { params: { confirmation_code: code }, body });
    if (!result.ok) return refused(result.failure, io);
    await io.out(
      options.json
        ? documentText({ confirmation_code: code, ...result.value })
        : await changeText(product, result.value, io),
    );
  });
  withExamples(command, [
    `operator change dates ${CODE} --check-in 1405/09/12 --nights 3`,
    `operator change dates ${CODE} --departure 301620820 --package 3016208201 --quote QUOTE`,
  ]);
}

/** `operator change part`: a part of a booking is cancelled at its traveller's wish. */
export function registerCancelPart(command: Command, io: Io): void {
  command
    .summary("cancels a part of a booking for its traveller")
    .description(
      "Cancels a part of a booking for its traveller, at what its policy costs now: a room, a direction of a flight, a traveller or an extra. Without --quote it says what that costs. What goes back goes the way that the traveller paid.",
    )
    .requiredOption("--part <part>", "room-2, direction-1, traveller-3 or extra-1");
  decidingOptions(command).action(async (code: string, options: Options & { part: string }) => {
    const { client, said } = await decidingClient(options, options.operator, io);
    const body = { ...said, ...given(options), part: options.part };
    const result = await client.call(operatorCalls.cancelReservePart, { params: { confirmation_code: code }, body });
    if (!result.ok) return refused(result.failure, io);
    await io.out(
      options.json ? documentText({ confirmation_code: code, ...result.value }) : partText(result.value, io),
    );
  });
  withExamples(command, [
    `operator change part ${CODE} --part room-2`,
    `operator change part ${CODE} --part traveller-3 --quote QUOTE`,
  ]);
}

const given = ({ quote, reason }: Options) => ({
  ...(quote !== undefined && { quote_id: quote }),
  ...(reason !== undefined && { reason }),
});

async function changeText(
  product: Changed,
  { state, quote, pay_until }: ChangedReserveValue,
  { locale }: Io,
): Promise<string> {
  if (quote !== undefined) return `${await costText(product, quote, locale)}${quoteLine(quote.quote_id, locale)}`;
  if (pay_until === undefined) return `${state}\n`;
  return `${ofPair(WORDS.waits, locale).replace("{moment}", instantText(pay_until))}\n`;
}

function partText({ state, quote }: CancelledPartValue, { locale }: Io): string {
  if (quote === undefined) return `${state}\n`;
  const rows = (["paid", "penalty", "refundable"] as const).map((of) => [
    ofPair(WORDS[of], locale),
    formatMoneyText(quote[of], locale),
  ]);
  return `${tableLines(rows).join("\n")}\n${quoteLine(quote.quote_id, locale)}`;
}

const quoteLine = (quoteId: string, locale: Io["locale"]): string => `${ofPair(WORDS.quote, locale)}: ${quoteId}\n`;
