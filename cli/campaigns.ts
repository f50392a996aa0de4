import type { Command } from "commander";
import { normaliseIso } from "#domain/calendar/parse.ts";
import { operatorCalls } from "#domain/contract/operator.calls.ts";
import { formatMoneyText } from "#domain/text/money.ts";
import { instantText } from "#runtime/instant-text.ts";
import { inWords } from "./cli-error.ts";
import { withExamples } from "./help.ts";
import { instantOption } from "./instant-option.ts";
import type { Io } from "./io.ts";
import { documentText, jsonlOption, type Machine, machineText } from "./machine.ts";
import { decidingClient, OPERATOR_HELP, operatorClient, refused, tokenOptions, type Where } from "./operator-client.ts";
import { tableText } from "./table-text.ts";
import { wholeOption } from "./whole-option.ts";

/** Options whose values are numbers, and the fields that they set. */
const NUMBERS = {
  percent: "percent",
  amount: "amount",
  ceiling: "ceiling",
  budget: "budget",
  uses: "most_uses",
  each: "most_each",
  least: "least",
} as const;

type Adding = Where & { readonly operator?: string; readonly json?: true; readonly firstBooking?: true } & Readonly<
    Partial<
      Record<keyof typeof NUMBERS | "products" | "from" | "until" | "travelFrom" | "travelUntil" | "reason", string>
    >
  >;

/** The body of the call; a limit that is not told is none. */
function bodyOf(
  code: string,
  { products, from, until = "", travelFrom, travelUntil, firstBooking, reason, ...told }: Adding,
) {
  const numbers = Object.entries(NUMBERS).flatMap(([flag, field]) => {
    const typed = told[flag as keyof typeof NUMBERS];
    return typed === undefined ? [] : [[field, wholeOption(`--${flag}`, typed)]];
  });
  return {
    code,
    ...(Object.fromEntries(numbers) as { budget: number }),
    ...(products !== undefined && { products: products.split(",") }),
    ...(from !== undefined && { sale_from: instantOption(from, "--from") }),
    sale_until: instantOption(until, "--until"),
    ...(travelFrom !== undefined && { travel_from: normaliseIso(travelFrom) }),
    ...(travelUntil !== undefined && { travel_until: normaliseIso(travelUntil) }),
    ...(firstBooking && { is_first_only: true }),
    ...(reason !== undefined && { reason }),
  };
}

/** `operator campaign add`: a discount code and its terms. */
export function registerAddCampaign(command: Command, io: Io): void {
  command
    .summary("makes a discount code")
    .description(
      "Makes a discount code: a percentage or an amount of the price, paid by the site up to a budget. Small and capital letters, and digits of any script, are one and the same. A limit that is not given is none.",
    )
    .argument("<code>", "3 to 24 letters and digits")
    .option("--percent <percent>", "share of the price, 1 to 100")
    .option("--amount <rial>", "amount, in place of a share")
    .option("--ceiling <rial>", "most that a share gives")
    .requiredOption("--budget <rial>", "most that all uses cost together")
    .option("--uses <count>", "most uses in all")
    .option("--each <count>", "most uses of one traveller")
    .option("--least <rial>", "least price of a booking")
    .option("--first-booking", "for a first booking alone")
    .option("--products <kinds>", "property, tour, flight, with commas between; all without it")
    .option("--from <instant>", "first moment of sale in Tehran, 1405-10-05T12:00; now without it")
    .requiredOption("--until <instant>", "end of the sale")
    .option("--travel-from <date>", "first day on which a journey may begin")
    .option("--travel-until <date>", "last day on which a journey may begin")
    .option("--reason <text>", "a note for the journal")
    .option("--operator <name>", OPERATOR_HELP);
  tokenOptions(command)
    .option("--json", "one JSON document")
    .action(async (code: string, options: Adding) => {
      const body = bodyOf(code, options);
      const { client, said } = await decidingClient(options, options.operator, io);
      const result = await client.call(operatorCalls.addCampaign, { body: { ...said, ...body } });
      if (!result.ok) return refused(result.failure, io);
      const { state } = result.value;
      await io.out(options.json ? documentText({ code: state }) : `${state}\n`);
    });
  withExamples(command, [
    "operator campaign add NOWRUZ1405 --percent 15 --ceiling 5000000 --budget 2000000000 --until 1405-12-29",
    "operator campaign add FIRST --amount 2000000 --budget 500000000 --first-booking --each 1 --until 1405-12-29",
  ]);
}

/** `operator campaign list`: each code, what it gives and what it has cost. */
export function registerCampaignList(command: Command, io: Io): void {
  command
    .summary("lists discount codes and what they have cost")
    .description(
      "Lists the discount codes, the latest first: uses, what is spent of the budget, and what it has cost by the books. Spent is what unpaid bookings hold and what was granted to paid ones; the cost is what was granted less what came back with refunds.",
    );
  tokenOptions(command)
    .option("--json", "one JSON document, instants in epoch seconds")
    .addOption(jsonlOption())
    .action(async (options: Where & Machine) => {
      const client = await operatorClient(options, io);
      const result = await client.call(operatorCalls.campaigns);
      if (!result.ok) return refused(result.failure, io);
      const { items } = result.value;
      const text = machineText(options, { ...result.value }, items);
      if (text !== null) return io.out(text);
      const money = (rial: number) => formatMoneyText(rial, io.locale);
      const rows = items.map(({ code, percent, amount, uses, spent, budget, cost, ended_at, sale_until }) => [
        code,
        percent === null ? money(amount ?? 0) : `${percent}%`,
        inWords([`${uses} بار`, `${uses} uses`], io.locale),
        `${money(spent)} / ${money(budget)}`,
        inWords([`هزینه ${money(cost)}`, `cost ${money(cost)}`], io.locale),
        ended_at === null
          ? inWords([`تا ${instantText(sale_until)}`, `until ${instantText(sale_until)}`], io.locale)
          : inWords([`پایان‌یافته ${instantText(ended_at)}`, `ended ${instantText(ended_at)}`], io.locale),
      ]);
      await io.out(tableText(rows, ["کد تخفیفی نیست", "there is no discount code"], io));
    });
  withExamples(command, ["operator campaign list", "operator campaign list --json"]);
}
